import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainLines } from "../../src/recall/plain-lines.ts";

describe("plainLines", () => {
  test.each([
    ["* **bold** and `code` and _this_", "bold and code and this"],
    ['> - [x] a [link](http://a.b/c_(d) "t") here', "a link here"],
    ["![alt text](x.png)", "alt text"],
    ["[[ADR-0042]] and [[ADR-0007#Why|the old one]]", "ADR-0042 and the old one"],
    ["| Status | *Accepted* |", "Status Accepted"],
    ["| Scope | | a \\| b |  |", "Scope a | b"],
    ["either a | b, or c || d", "either a | b, or c || d"],
    ["see <https://a.b> or <b>bold</b>", "see https://a.b or bold"],
    ["snake_case_name stays, 2 \\* 3 too", "snake_case_name stays, 2 * 3 too"],
    ["a &lt; b &amp;&amp; c", "a < b && c"],
    ["1. first", "first"],
    ["C# and C++ and 2 > 1", "C# and C++ and 2 > 1"],
  ])("shows %j as %j", (source, text) => {
    expect(plainLines(source, 1)).toEqual([{ line: 1, text }]);
  });

  test.each(["|---|:-:|", "---", "***", "", "[ref]: https://a.b", "<!-- hidden -->", "```ts"])(
    "shows nothing of %j",
    (source) => {
      expect(plainLines(source, 1)).toEqual([]);
    },
  );

  test("keeps the numbers of lines behind comments, fences and every kind of line end", () => {
    const source = "one\r\n<!-- a\nb -->two\r```\n**raw**\n```\nend";
    expect(plainLines(source, 10)).toEqual([
      { line: 10, text: "one" },
      { line: 12, text: "two" },
      { line: 14, text: "**raw**" },
      { line: 16, text: "end" },
    ]);
  });

  test("reads a line of a million characters in pieces of that line", () => {
    const lines = plainLines("word ".repeat(200_000), 3);
    expect(lines.length).toBeGreaterThan(900);
    expect(new Set(lines.map(({ line }) => line))).toEqual(new Set([3]));
  });

  test.each(["[".repeat(100_000), "<!--".repeat(30_000), "*_".repeat(50_000), "\\".repeat(99_999)])(
    "takes no long time for hostile text (%#)",
    (source) => {
      const start = performance.now();
      plainLines(source, 1);
      expect(performance.now() - start).toBeLessThan(1000);
    },
  );

  test("gives lines in order, none empty, well-formed where the source is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 3000 }), (source) => {
        const lines = plainLines(source, 1);
        const numbers = lines.map(({ line }) => line);
        expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
        for (const { text } of lines) {
          expect(text).not.toBe("");
          expect(text.isWellFormed()).toBe(true);
        }
      }),
      { numRuns: 50 },
    );
  });
});
