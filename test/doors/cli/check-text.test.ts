import { describe, expect, test } from "vitest";
import { checkText } from "../../../src/doors/cli/render/check-text.ts";
import { visible } from "../../../src/doors/cli/render/visible.ts";
import { fault, plainPaints, report } from "../../support/literal-report.ts";

const shown = (path: string) => `wiki/${path}`;
const text = (...faults: Parameters<typeof report>) =>
  checkText(report(...faults), { paints: plainPaints, shown });

describe("checkText", () => {
  test("prints a fault as compilers do, what to do, and a summary", () => {
    const first = fault("dangling-link", "adr/0001-a.md", {
      message: 'No page is named "ADR-9".',
      fix: 'Did you mean "ADR-8"?',
    });
    const second = fault("unknown-key", "adr/0002-b.md", {
      severity: "warning",
      edit: { kind: "rename-field", key: "statsu", to: "status" },
    });
    expect(text(first, second)).toBe(
      [
        'wiki/adr/0001-a.md:7:3: error: No page is named "ADR-9". [dangling-link]',
        '    Did you mean "ADR-8"?',
        "wiki/adr/0002-b.md:7:3: warning: It is wrong. [unknown-key]",
        "    Mend it. (--fix does it)",
        "1 error and 1 warning in 12 pages. --fix mends 1.",
        "",
      ].join("\n"),
    );
  });

  test("says so where there is nothing to report", () => {
    expect(text()).toBe("No faults in 12 pages.\n");
  });

  test("counts the rest of many warnings of a rule, and never leaves out an error", () => {
    const many = (severity: "error" | "warning") =>
      Array.from({ length: 25 }, (_, n) => fault("missing-date", `${n}.md`, { severity }));
    const lines = text(...many("warning")).split("\n");
    expect(lines.filter((line) => line.includes("[missing-date]"))).toHaveLength(20);
    expect(lines).toContain(
      "… and 5 more of missing-date. --json prints all; checks: {missing-date: off} silences them.",
    );
    expect(text(...many("error"))).not.toContain("more of");
  });

  test("lets nothing in a file name or a message move the cursor", () => {
    const nasty = fault("bad-date", "a\nb\u001b[2J.md", { message: "\u202eevil" });
    expect(text(nasty)).toContain("wiki/a\\nb\\u001b[2J.md:7:3: error: \\u202eevil");
  });
});

describe("visible", () => {
  test.each([
    ["日本 é 🙂", "日本 é 🙂"],
    ["a\tb", "a\\tb"],
    ["\u009b31m", "\\u009b31m"],
  ])("shows %j as %j", (given, expected) => {
    expect(visible(given)).toBe(expected);
  });
});
