import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { isNothing } from "../../../src/wiki/fields/nothing.ts";
import { readFrontMatter } from "../../../src/wiki/front-matter/read.ts";
import { bytesOf, randomPage } from "../edit/front-matter.ts";

/** What the parser makes of a whole block, as keys and texts. */
function flattened(value: unknown, key: string): [key: string, values: string[]][] {
  if (typeof value === "string") return [[key, [value.trim()].filter((text) => !isNothing(text))]];
  if (Array.isArray(value)) {
    return [[key, value.map((item) => String(item).trim()).filter((text) => !isNothing(text))]];
  }
  return Object.entries(value ?? {}).flatMap(([name, inner]) =>
    flattened(inner, key === "" ? name : `${key}.${name}`),
  );
}

describe("readFrontMatter", () => {
  test("says piece by piece what the parser says of the whole", () => {
    fc.assert(
      fc.property(randomPage, (page) => {
        const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytesOf(page));
        const yaml = page.parts.map(({ before, value, after }) => before + value + after).join("");
        const { state, fields } = readFrontMatter(text);
        expect(state).toBe("read");
        expect(fields.map(({ key, values }) => [key, values])).toEqual(
          flattened(parse(yaml, { schema: "failsafe" }), ""),
        );
      }),
      { numRuns: 500 },
    );
  });
});
