import { describe, expect, test } from "vitest";
import { pictureOf, progressOf } from "../../../src/doors/cli/progress.ts";
import type { Terminal } from "../../../src/doors/cli/terminal.ts";
import { plainPaints } from "../../support/literal-report.ts";

function terminal(isWatched: boolean, shown: string[]): Terminal {
  const remark = (text: string) => {
    shown.push(text);
  };
  const silent = () => {};
  return {
    print: silent,
    complain: silent,
    remark,
    paints: plainPaints,
    isWatched: async () => isWatched,
  };
}

describe("pictureOf", () => {
  test.each([
    [0, 4, "░░░░░░░░░░░░░░░░░░░░░░░░ 0 of 4 pages"],
    [1, 4, "██████░░░░░░░░░░░░░░░░░░ 1 of 4 pages"],
    [4, 4, "████████████████████████ 4 of 4 pages"],
    [0, 0, "████████████████████████ 0 of 0 pages"],
  ])("of %i of %i", (done, total, picture) => {
    expect(pictureOf(done, total, "pages")).toBe(picture);
  });
});

describe("progressOf", () => {
  test("shows a bar when it takes long, and takes it away", async () => {
    let now = 1000;
    const shown: string[] = [];
    const progress = await progressOf(terminal(true, shown), "pages", () => now);
    progress.show(1, 4);
    expect(shown).toEqual([]);
    now = 1400;
    progress.show(2, 4);
    progress.show(3, 4);
    progress.end();
    progress.end();
    expect(shown).toEqual(["\r████████████░░░░░░░░░░░░ 2 of 4 pages\u001b[K", "\r\u001b[K"]);
  });

  test("shows nothing when nobody watches, or it is done at once", async () => {
    const shown: string[] = [];
    const unwatched = await progressOf(terminal(false, shown), "pages");
    unwatched.show(1, 2);
    unwatched.end();
    const fast = await progressOf(terminal(true, shown), "pages");
    fast.show(2, 2);
    fast.end();
    expect(shown).toEqual([]);
  });
});
