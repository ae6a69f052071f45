import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isCollection, parseDocument, visit } from "yaml";
import { nestingBound } from "../../../src/wiki/front-matter/nesting.ts";

/** How deep the parser's tree is. */
function depthOf(yaml: string): number {
  let depth = 0;
  visit(parseDocument(yaml, { schema: "failsafe", logLevel: "silent" }), {
    Collection: (_, __, path) => {
      depth = Math.max(depth, path.filter(isCollection).length + 1);
    },
  });
  return depth;
}

describe("nestingBound", () => {
  test.each([
    ["", 0],
    ["title: x", 1],
    ["a:\n  b:\n    c: d", 3],
    ["a: [[b]]", 3],
    ["- - - a", 4],
    ["- - -", 4],
    ["[".repeat(500), 501],
  ])("of %j is %i", (yaml, bound) => {
    expect(nestingBound(yaml)).toBe(bound);
  });

  test("is no less than half of what the parser goes down: a bracket may hold a key too", () => {
    const yaml = fc.string({ unit: fc.constantFrom(..."ab:-?[]{},\n  #'\""), maxLength: 40 });
    fc.assert(
      fc.property(yaml, (text) => {
        expect(2 * nestingBound(text) + 1).toBeGreaterThanOrEqual(depthOf(text));
      }),
      { numRuns: 1000 },
    );
  });
});
