import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changedLines } from "../../src/usecases/changed-lines.ts";

const changes = (before: string, after: string) =>
  changedLines(new TextEncoder().encode(before), new TextEncoder().encode(after));

describe("changedLines", () => {
  test("tells a line that is other, one that is new and one that is gone, each apart", () => {
    const before = "---\nstatsu: x\ndate: y\na: 1\nb: 2\n---\n\n# T\n";
    const after = "---\nstatus: x\ndate: y\na: 1\nb: 2\nc: 3\n---\n\n# T\n";
    expect(changes(before, after)).toEqual([
      { line: 2, before: ["statsu: x"], after: ["status: x"] },
      { line: 6, before: [], after: ["c: 3"] },
    ]);
    expect(changes("a\nb\nc\n", "a\nc\n")).toEqual([{ line: 2, before: ["b"], after: [] }]);
  });

  test("tells nothing for the same text", () => {
    expect(changes("a\r\nb", "a\r\nb")).toEqual([]);
  });

  test("gives the new text when it is carried out on the old", () => {
    const text = fc
      .array(fc.constantFrom("", "a", "b", "c", "---"), { minLength: 1, maxLength: 12 })
      .map((lines) => lines.join("\n"));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const lines = before.split("\n");
        for (const change of changes(before, after).toReversed()) {
          const removed = lines.splice(change.line - 1, change.before.length, ...change.after);
          expect(removed).toEqual(change.before);
        }
        expect(lines.join("\n")).toBe(after);
      }),
    );
  });
});
