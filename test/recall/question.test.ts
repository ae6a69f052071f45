import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { namesOfQuestion, QUESTION_LIMIT, readQuestion } from "../../src/recall/question.ts";

describe("readQuestion", () => {
  test.each([
    ["  why SQLite? ", "why SQLite?"],
    ["a\0b\nc", "a b c"],
    ["\ud800lost", "lost"],
    ["", ""],
    [" \t\n", ""],
  ])("reads %j as %j", (typed, text) => {
    expect(readQuestion(typed)).toEqual({ text, cut: false });
  });

  test("reads the beginning of a question that is too long, and says so", () => {
    const { text, cut } = readQuestion("word ".repeat(200_000));
    expect(cut).toBe(true);
    expect(text.length).toBeLessThanOrEqual(QUESTION_LIMIT);
    expect(text.startsWith("word word")).toBe(true);
  });

  test("never cuts a character in two", () => {
    const { text } = readQuestion(`${"x".repeat(QUESTION_LIMIT - 1)}😀😀`);
    expect(text.isWellFormed()).toBe(true);
  });

  test("gives well-formed text without control characters, whatever was typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (typed) => {
        const { text } = readQuestion(typed);
        expect(text.isWellFormed()).toBe(true);
        expect(text).not.toMatch(/\p{Cc}/u);
      }),
    );
  });
});

describe("namesOfQuestion", () => {
  test.each([
    ["ADR-0042", ["ADR-0042"]],
    ["ADR-0042?", ["ADR-0042?", "ADR-0042"]],
    ["[[ADR-0042]]", ["[[ADR-0042]]", "ADR-0042"]],
    ["“Use SQLite”", ["“Use SQLite”", "Use SQLite"]],
    ["`0042-use-sqlite.md`", ["`0042-use-sqlite.md`", "0042-use-sqlite.md"]],
    ["???", ["???"]],
  ])("takes %j as %j", (text, names) => {
    expect(namesOfQuestion(text)).toEqual(names);
  });
});
