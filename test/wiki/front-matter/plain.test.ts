import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainEntry } from "../../../src/wiki/front-matter/plain.ts";
import { parsePiece } from "../../../src/wiki/front-matter/yaml.ts";

/** Characters that YAML cares about, among ordinary ones. */
const words = fc.string({
  unit: fc.constantFrom(..."abcdefgh ABCDEF 123 é/.-:#,[]{}'\"\\&*!|>@%?~=_\t🎉"),
  maxLength: 8,
});
const gap = fc.constantFrom("", " ", "  ");
const item = fc.tuple(gap, fc.constantFrom("- ", "-", "-  "), words);
const lineEnd = fc.constantFrom("\n", "\r\n");

/** Pieces as people write them, and nearly so. */
const piece = fc
  .record({
    key: fc.constantFrom("title", "superseded-by", "a_b", "Key", "x y", "1"),
    colon: fc.constantFrom(": ", ":", ":  ", " : "),
    value: fc.oneof(
      words,
      fc.array(words, { maxLength: 3 }).map((items) => `[${items.join(", ")}]`),
      words.map((text) => `"${text}"`),
      words.map((text) => `'${text}'`),
    ),
    items: fc.array(item, { maxLength: 3 }),
    end: lineEnd,
    after: fc.constantFrom("", " ", "\n", "\n\n"),
  })
  .map(({ key, colon, value, items, end, after }) => {
    const lines = items.map((parts) => end + parts.join("")).join("");
    return `${key}${colon}${items.length > 0 ? "" : value}${lines}${end}${after}`;
  });

describe("plainEntry", () => {
  test("says what the parser says, or leaves it to the parser", () => {
    let read = 0;
    fc.assert(
      fc.property(piece, fc.nat(50), (text, start) => {
        const entry = plainEntry({ text, start, line: 1 });
        if (entry === null) return;
        read += 1;
        expect(parsePiece(text, start)).toEqual({ ok: true, entries: [entry] });
      }),
      { numRuns: 3000 },
    );
    expect(read).toBeGreaterThan(80);
  });

  test.each([
    "title: Use SQLite for the store\n",
    "status: accepted\r\n",
    "date: 2026-01-01\n\n",
    "empty:\n",
    'title: "in quotes"\n',
    "tags: [a, b c,d]\n",
    "tags:\n  - a\n  - b c\n",
    "tags:\n- 'a'\n- \"b\"",
  ])("reads %j without the parser", (text) => {
    const entry = plainEntry({ text, start: 4, line: 2 });
    expect(entry).not.toBeNull();
    expect(parsePiece(text, 4)).toEqual({ ok: true, entries: [entry] });
  });
});
