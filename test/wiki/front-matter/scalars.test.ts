import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { quoted, readsAsOtherType, scalar } from "../../../src/wiki/front-matter/scalars.ts";

const text = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({
    unit: fc.constantFrom(..."ab: #-[]{}'\"\\&*!|>@%`?,\n\t\r~=0.\u2028\uFEFF\u0085\0"),
    maxLength: 8,
  }),
);

describe("scalar", () => {
  test("reads back as it was, in every style and in brackets", () => {
    fc.assert(
      fc.property(
        text,
        fc.constantFrom("plain", "single", "double"),
        fc.boolean(),
        (words, style, inFlow) => {
          const written = scalar(words, style, inFlow);
          const yaml = inFlow ? `k: [${written}, x]\n` : `k: ${written}\n`;
          const { k } = parse(yaml, { schema: "failsafe" });
          expect(inFlow ? k[0] : k).toBe(words);
          expect(written).not.toMatch(/[\n\r]/);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe("quoted", () => {
  test.each([
    ["a: b", '"a: b"'],
    ["it's", '"it\'s"'],
    ['say "x"', `'say "x"'`],
    ["C:\\new", "'C:\\new'"],
    ["two\nlines", '"two\\nlines"'],
    ["C:\nnew", '"C\\u003A\\nnew"'],
    ["\u0085\uFEFF", '"\\u0085\\uFEFF"'],
  ])("%j is %s", (words, written) => {
    expect(quoted(words)).toBe(written);
  });
});

describe("readsAsOtherType", () => {
  test.each([
    "0042",
    "1.10",
    "1e3",
    "0x1F",
    "0o17",
    "12:30",
    "1_000",
    "yes",
    "No",
    "off",
    "null",
    "~",
    "12345678901234567890",
  ])("%s does", (words) => {
    expect(readsAsOtherType(words)).toBe(true);
  });

  test.each(["3", "-7", "0.25", "2026-01-02", "true", "accepted", "ADR-0042", "v1.10"])(
    "%s does not",
    (words) => {
      expect(readsAsOtherType(words)).toBe(false);
    },
  );
});
