import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hashOf, TokenScanner } from "../../../src/store/analysis/scan.ts";
import { TokenTable } from "../../../src/store/analysis/token-table.ts";

function found(table: TokenTable, token: string): string | undefined {
  const text = `<${token}>`;
  return table.find(text, 1, text.length - 1, hashOf(text, 1, text.length - 1));
}

describe("TokenTable", () => {
  test("finds what was added, as a map does", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string({ maxLength: 4 }), fc.string())),
        fc.string({ maxLength: 4 }),
        (entries, other) => {
          const [table, map] = [new TokenTable(), new Map<string, string>()];
          for (const [token, terms] of entries) {
            if (!map.has(token)) table.add(token, terms);
            if (!map.has(token)) map.set(token, terms);
          }
          for (const token of [...map.keys(), other])
            expect(found(table, token)).toBe(map.get(token));
        },
      ),
      { numRuns: 20 },
    );
  });

  test("forgets rather than grow, and stays right", () => {
    const table = new TokenTable();
    for (let index = 0; index < 200_000; index++) table.add(`t${index}`, `${index}`);
    expect(found(table, "t199999")).toBe("199999");
    expect(found(table, "t0")).toBeUndefined();
  });

  test("keeps no long token", () => {
    const table = new TokenTable();
    table.add("x".repeat(41), "x");
    expect(found(table, "x".repeat(41))).toBeUndefined();
  });
});

describe("TokenScanner", () => {
  function tokens(text: string): string[] {
    const scanner = new TokenScanner(text);
    const all: string[] = [];
    while (scanner.next()) {
      expect(scanner.hash).toBe(hashOf(text, scanner.start, scanner.end));
      all.push(text.slice(scanner.start, scanner.end));
    }
    return all;
  }

  test.each([
    ["", []],
    ["  --  ", []],
    ["one, two.", ["one", "two"]],
    ["(a/b.md)", ["a/b.md"]],
    ["C++, C#; f#x g+", ["C++", "C#", "f#x", "g"]],
    ["don't 'quoted'", ["don't", "quoted"]],
    ["v1.2.3.", ["v1.2.3"]],
    ["數據 x", ["數據", "x"]],
  ])("cuts %j", (text, expected) => {
    expect(tokens(text)).toEqual(expected);
  });

  test("loses no letter or digit", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const letters = (part: string) => part.replace(/[^\p{L}\p{N}]/gu, "");
        expect(letters(tokens(text).join(""))).toBe(letters(text));
      }),
    );
  });
});
