import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { WikiPath } from "../../src/domain/identity.ts";
import type { WikiListing } from "../../src/domain/ports.ts";
import { manifestOf, UNSETTLED } from "../../src/index/manifest.ts";

// Few and adversarial parts, so that two listings are often almost the same.
const name = fc.constantFrom("a", "b", "\n", " ", "0", "a\n", "😀");
const path = fc
  .array(name, { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join("/") as WikiPath);
const number = fc.constantFrom(0, 1, 1.5, 1_700_000_000_000.25);
const listing: fc.Arbitrary<WikiListing> = fc.record({
  files: fc.array(fc.record({ path, size: number, mtime: number, ctime: number }), {
    maxLength: 3,
  }),
  unreadable: fc.array(fc.record({ path, reason: fc.constantFrom("x", "y") }), { maxLength: 2 }),
});

describe("manifestOf", () => {
  test("two listings have one manifest only if they are the same", () => {
    fc.assert(
      fc.property(listing, listing, (one, other) => {
        const same = JSON.stringify(one) === JSON.stringify(other);
        expect(manifestOf(one) === manifestOf(other)).toBe(same);
      }),
      { numRuns: 2000 },
    );
  });

  test("no listing has the manifest of an index that answers for none", () => {
    expect(manifestOf({ files: [], unreadable: [] })).not.toBe(UNSETTLED);
  });
});
