import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BrokenRowError, seal, unseal } from "../../src/store/seal.ts";

describe("unseal", () => {
  test("gives what was sealed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(unseal(seal(text))).toBe(text.toWellFormed());
      }),
    );
  });

  test("refuses bytes of which one is another, or that end too soon", () => {
    const change = fc.tuple(fc.string(), fc.nat(), fc.integer({ min: 1, max: 255 }));
    fc.assert(
      fc.property(change, ([text, place, difference]) => {
        const sealed = seal(text);
        const at = place % sealed.length;
        const broken = sealed.map((byte, index) => (index === at ? byte ^ difference : byte));
        expect(() => unseal(broken)).toThrow(BrokenRowError);
        expect(() => unseal(sealed.subarray(0, place % 4))).toThrow(BrokenRowError);
      }),
    );
  });
});
