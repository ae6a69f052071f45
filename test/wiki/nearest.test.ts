import { describe, expect, test } from "vitest";
import { nearestWord } from "../../src/wiki/nearest.ts";

describe("nearestWord", () => {
  test.each([
    ["stauts", ["title", "status", "date"], "status"],
    ["STATUS", ["title", "status"], "status"],
    ["ab", ["ac", "ad"], "ac"],
    ["zzz", ["title", "status"], null],
    ["", ["title"], null],
    ["title", [], null],
  ])("of %j among %j is %j", (word, words, nearest) => {
    expect(nearestWord(word, words)).toBe(nearest);
  });
});
