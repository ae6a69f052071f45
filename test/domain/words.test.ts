import { describe, expect, test } from "vitest";
import { plainWords } from "../../src/domain/words.ts";

describe("plainWords", () => {
  test.each([
    ["**Accepted** by `TSC`", "Accepted by TSC"],
    ['see [ADR 32](/adr/32 "t") and [b][c]', "see ADR 32 and b"],
    ["[a (b)](x_(y).md)", "a (b)"],
    ["[[ADR-0042|the store]] or [[ADR-7]]", "the store or ADR-7"],
    ["`Lease<T>` of Span<T> and `a*b`", "Lease<T> of Span<T> and a*b"],
    ["<jane@example.org> <b>x</b>", "jane@example.org x"],
    ["old ~~gone~~ new <!-- hidden -->", "old new"],
    ["snake_case _em_ \\*", "snake_case em *"],
  ])("%j reads %j", (markdown, words) => {
    expect(plainWords(markdown)).toBe(words);
  });
});
