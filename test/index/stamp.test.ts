import { describe, expect, test } from "vitest";
import type { WikiPath } from "../../src/domain/identity.ts";
import { isSameStamp, isTrusted, stampToKeep } from "../../src/index/stamp.ts";

const NOON = 1_700_000_000_000;
const stamp = (ctime: number) => ({ path: "a.md" as WikiPath, size: 1, mtime: 5, ctime });

describe("stampToKeep", () => {
  test.each([
    ["a file that rested", NOON - 1000.5, true],
    ["a file that changed 21 ms before", NOON - 21.5, true],
    ["a file that changed 19 ms before, which is within a tick", NOON - 19.5, false],
    ["a file that changed while it was listed", NOON + 0.5, false],
    ["a file whose clock runs ahead", NOON + 60_000.5, false],
    ["whole seconds: changed 1 s before, which may be the same tick", NOON - 1000, false],
    ["whole seconds: changed 3 s before", NOON - 3000, true],
  ])("%s", (_, ctime, trusted) => {
    const kept = stampToKeep(stamp(ctime), NOON);
    expect(isTrusted(kept)).toBe(trusted);
    expect(isSameStamp(kept, stamp(ctime))).toBe(trusted);
  });
});

describe("isSameStamp", () => {
  test("compares size and both times, fractions included", () => {
    const one = stamp(NOON + 0.25);
    expect(isSameStamp(one, { ...one })).toBe(true);
    expect(isSameStamp(one, { ...one, size: 2 })).toBe(false);
    expect(isSameStamp(one, { ...one, mtime: 5.25 })).toBe(false);
    expect(isSameStamp(one, { ...one, ctime: NOON + 0.5 })).toBe(false);
  });
});
