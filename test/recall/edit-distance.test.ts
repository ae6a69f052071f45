import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { editDistance } from "../../src/recall/edit-distance.ts";

/** The definition, as slow as it is. */
function slow(one: string, other: string): number {
  if (one === "" || other === "") return one.length + other.length;
  const [a, b] = [one.slice(0, -1), other.slice(0, -1)];
  const best = Math.min(
    slow(a, other) + 1,
    slow(one, b) + 1,
    slow(a, b) + Number(one.at(-1) !== other.at(-1)),
  );
  const swapped =
    a !== "" && b !== "" && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1);
  return swapped ? Math.min(best, slow(one.slice(0, -2), other.slice(0, -2)) + 1) : best;
}

describe("editDistance", () => {
  test.each([
    ["postgres", "postgres", 0],
    ["postgers", "postgres", 1],
    ["databse", "database", 1],
    ["kafak", "kafka", 1],
    ["", "ab", 2],
    ["ca", "abc", 3],
  ])("of %j and %j is %d", (one, other, distance) => {
    expect(editDistance(one, other, 3)).toBe(distance);
  });

  test("gives one more than the most where it is more", () => {
    expect(editDistance("sqlite", "postgres", 2)).toBe(3);
    expect(editDistance("abcd", "dcba", 1)).toBe(2);
  });

  test("is what its definition says", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 6 });
    fc.assert(
      fc.property(word, word, fc.nat(4), (one, other, most) => {
        expect(editDistance(one, other, most)).toBe(Math.min(slow(one, other), most + 1));
      }),
    );
  });
});
