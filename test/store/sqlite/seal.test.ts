import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BrokenRowError, seal, unseal } from "../../../src/store/sqlite/seal.ts";

describe("unseal", () => {
  test("gives what was sealed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(unseal(seal(text))).toBe(text.toWellFormed());
      }),
    );
  });

  test("refuses a text of which one character is another", () => {
    const change = fc.tuple(fc.string(), fc.nat(), fc.string({ minLength: 1, maxLength: 1 }));
    fc.assert(
      fc.property(change, ([text, place, character]) => {
        const sealed = seal(text);
        const at = place % sealed.length;
        fc.pre(sealed[at] !== character);
        const broken = sealed.slice(0, at) + character + sealed.slice(at + 1);
        expect(() => unseal(broken)).toThrow(BrokenRowError);
      }),
    );
  });
});
