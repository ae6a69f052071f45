import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SNIPPET_LENGTH, snippetOf } from "../../src/recall/snippet.ts";

const filler = "lorem ipsum dolor sit amet ".repeat(20);

describe("snippetOf", () => {
  test("gives a short text whole, its words marked", () => {
    const snippet = snippetOf("We use SQLite here.", [{ start: 7, end: 13, word: 0 }]);
    expect(snippet).toEqual({ text: "We use SQLite here.", marks: [[7, 13]] });
  });

  test("shows the words where they stand in a long text", () => {
    const text = `${filler}We use SQLite here. ${filler}`;
    const start = text.indexOf("SQLite");
    const snippet = snippetOf(text, [{ start, end: start + 6, word: 0 }]);
    const [[from, to] = [0, 0]] = snippet.marks;
    expect(snippet.text.slice(from, to)).toBe("SQLite");
    expect(snippet.text).toMatch(/^…\S.*\S…$/s);
    expect([...snippet.text].length).toBeLessThanOrEqual(SNIPPET_LENGTH + 2);
  });

  test("prefers the place with more different words", () => {
    const text = `one ${filler} one one ${filler} one two`;
    const places = [...text.matchAll(/one|two/g)].map((match) => ({
      start: match.index,
      end: match.index + 3,
      word: match[0] === "one" ? 0 : 1,
    }));
    expect(snippetOf(text, places).text).toMatch(/one two$/);
  });

  test("keeps what clings to a character with it", () => {
    const family = "👩‍👩‍👧‍👦";
    const { text } = snippetOf(`${"x".repeat(SNIPPET_LENGTH - 1)}${family}${"y".repeat(99)}`, []);
    expect(text).toBe(`${"x".repeat(SNIPPET_LENGTH - 1)}${family}…`);
  });

  test("never cuts a character, and marks what was marked", () => {
    const piece = fc.constantFrom("a", "word", " ", " ", "😀", "é", "数据库", "e\u0301", "👍🏽");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 400 }), fc.nat(300), (pieces, at) => {
        const text = pieces.join("");
        const start = pieces.slice(0, at).join("").length;
        const end = start + (pieces[at]?.length ?? 0);
        const marks = end > start ? [{ start, end, word: 0 }] : [];
        const snippet = snippetOf(text, marks);
        expect(snippet.text.isWellFormed()).toBe(true);
        expect([...snippet.text].length).toBeLessThanOrEqual(SNIPPET_LENGTH + 8);
        for (const [from, to] of snippet.marks) {
          expect(snippet.text.slice(from, to)).toBe(text.slice(start, end));
        }
        if (marks.length > 0 && text.slice(start, end).trim() !== "") {
          expect(snippet.marks).toHaveLength(1);
        }
      }),
    );
  });
});
