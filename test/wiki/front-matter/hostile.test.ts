import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readFrontMatter } from "../../../src/wiki/front-matter/read.ts";

/** A quarter of a megabyte. */
const SIZE = 212_500;

/** A page whose front matter is `yaml`. */
function page(yaml: string): string {
  return `---\n${yaml}\n---\nText.\n`;
}

function lines(count: number, line: (number: number) => string): string {
  return Array.from({ length: count }, (_, number) => line(number)).join("\n");
}

/** Inputs that are long, or deep, or both. */
const HOSTILE: readonly (readonly [name: string, text: string])[] = [
  ["12,500 keys", page(lines(12_500, (n) => `key${n}: value ${n}`))],
  ["12,500 keys for the parser", page(lines(12_500, (n) => `key${n}: "v\\n ${n}"`))],
  ["12,500 broken keys", page(`title: x\n${lines(12_500, (n) => `key${n}: a: ${n}`)}`)],
  ["one key 50,000 times", page("a: b\n".repeat(SIZE / 5))],
  ["250,000 line breaks", page(`a: 1${"\n".repeat(SIZE)}`)],
  ["250,000 spaces in a value", page(`title: x${" ".repeat(SIZE)}y`)],
  ["250,000 spaces in a key", page(`title${" ".repeat(SIZE)}\nstatus: x`)],
  ["250,000 spaces before all", `${" ".repeat(SIZE)}---\n`],
  ["a line of 250,000 characters", page(`title: ${"x".repeat(SIZE)}`)],
  ["a line of colons", page(`title: ${"x: ".repeat(SIZE / 3)}`)],
  ["10,000 levels of brackets", page(`title: x\nb: ${"[".repeat(10_000)}${"]".repeat(10_000)}`)],
  ["10,000 levels of dashes", page(`title: x\nb:\n${"- ".repeat(10_000)}x`)],
  ["10,000 dashes and no word", page(`title: x\nb:\n${"- ".repeat(10_000)}`)],
  ["10,000 question marks", page(`title: x\nb:\n  ${"? ".repeat(10_000)}`)],
  ["1,400 levels of indentation", page(lines(1400, (n) => `${" ".repeat(n)}title${n}:`))],
  ["a list of 125,000", page(`tags: [${"a,".repeat(SIZE / 2)}]`)],
  ["60,000 items", page(`tags:\n${"- a\n".repeat(SIZE / 4)}`)],
  [
    "aliases of aliases",
    page(lines(40, (n) => `a${n}: &a${n} ${n === 0 ? "[x]" : `[*a${n - 1}, *a${n - 1}]`}`)),
  ],
  [
    "3,000 aliases of a long list",
    page(`a: &a [${"x,".repeat(5000)}]\n${lines(3000, (n) => `b${n}: *a`)}`),
  ],
  ["no closing fence", `---\ntitle: x\n${"words words\n".repeat(SIZE / 12)}`],
  ["nearly closing fences", `---\ntitle: x\n${"----\n".repeat(SIZE / 5)}`],
  ["blocks after blocks", "---\ntitle: x\n---\n".repeat(SIZE / 18)],
  ["60,000 comments", page(`title: x\n${"# c\n".repeat(SIZE / 4)}`)],
  ["60,000 comments before a key", page(`${"# c\n".repeat(SIZE / 4)}title: x`)],
  ["lone returns", `---\r${"a: b\r".repeat(SIZE / 5)}---\r`],
];

describe("readFrontMatter on hostile input", () => {
  test.each(HOSTILE)("answers %s in less than a second per megabyte", (_, text) => {
    const start = performance.now();
    const { bodyOffset, faults } = readFrontMatter(text);
    // Machines under load are slower than the promise; a squared time would take minutes.
    expect(performance.now() - start).toBeLessThan(2000);
    expect(bodyOffset).toBeLessThanOrEqual(text.length);
    expect(faults.length).toBeLessThanOrEqual(50);
  });

  test.each([
    ["comments first", `${"# c\n".repeat(300_000)}title: x`],
    ["comments behind a key", `title: x\n${"# c\n".repeat(300_000)}`],
    ["keys", `title: x\n${lines(100_000, (n) => `key${n}: value`)}`],
    ["levels", lines(1500, (n) => `${" ".repeat(n)}k:`)],
    ["levels under a known key", `status:\n${lines(1500, (n) => `${" ".repeat(n)} k:`)}`],
  ])(
    "reports a block of more than a million characters, and what is behind is the body: %s",
    (_, yaml) => {
      const text = page(yaml);
      const start = performance.now();
      const read = readFrontMatter(text);
      expect(performance.now() - start).toBeLessThan(2000);
      expect(read).toMatchObject({
        ...{ state: "unreadable", fields: [] },
        faults: [{ line: 1, message: expect.stringContaining("too long to be read") }],
      });
      expect(text.slice(read.bodyOffset)).toBe("Text.\n");
      expect(read.bodyLine).toBe(yaml.split("\n").length + 3);
    },
  );

  test("follows aliases to a hundred values, says so, and keeps the rest", () => {
    const { state, fields, faults } = readFrontMatter(
      page(`a: &a [${"x, ".repeat(60)}y]\nb: *a\nc: *a\nstatus: accepted`),
    );
    expect(state).toBe("mended");
    expect(fields.map(({ values }) => values.length)).toEqual([61, 61, 0, 1]);
    expect(faults).toMatchObject([{ line: 4, column: 1, fix: "Write the values themselves." }]);
  });

  test("never throws, whatever stands between the dashes", () => {
    const yamlish = fc.string({
      unit: fc.constantFrom(
        ..."ab:-#[]{}'\"\\&*!|>@%?~, \n\r\t=<",
        ...[
          "title: ",
          "status: accepted\n",
          "- ",
          "---\n",
          "...\n",
          "<!--",
          "\uFEFF",
          "\u2028",
          "\uD800",
          "\0",
        ],
      ),
      maxLength: 60,
    });
    fc.assert(
      fc.property(fc.oneof(yamlish, fc.string({ unit: "binary" })), yamlish, (yaml, more) => {
        for (const text of [page(yaml), `---\ntitle: ${yaml}\n${more}`, yaml + more]) {
          const { bodyOffset, bodyLine, fields } = readFrontMatter(text);
          expect(bodyOffset).toBeLessThanOrEqual(text.length);
          expect(text.slice(0, bodyOffset).split(/\r\n|\n|\r/).length).toBe(bodyLine);
          for (const { line, column } of fields) expect(line > 1 && column > 0).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
