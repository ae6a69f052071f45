import { describe, expect, test } from "vitest";
import { wikiPath } from "../../../src/domain/identity.ts";
import { parsePassage, passageText } from "../../../src/store/passage.ts";
import type { SearchTerm, SectionTerms } from "../../../src/store/port.ts";
import { countWords } from "../../../src/store/sqlite/count-words.ts";
import { rank } from "../../../src/store/sqlite/rank.ts";

const WEIGHTS = { title: 3, heading: 2, body: 1 };

function section(ordinal: number, heading: string, body: string, title = ""): SectionTerms {
  return { section: ordinal, title, heading, body };
}

function word(form: string, prefix = false): SearchTerm {
  return { forms: [form], prefix };
}

describe("parsePassage", () => {
  test.each([
    [[]],
    [[section(0, "", "", "t")]],
    [[section(0, "", "lead", "a title"), section(3, "a head", "b"), section(7, "", "")]],
  ])("finds the sections that passageText joined: %#", (terms) => {
    const { text, titleEnd, sections } = parsePassage(passageText(terms));
    expect(text.slice(0, titleEnd)).toBe(terms[0]?.title ?? "");
    const parts = sections.map(({ section: ordinal, heading, body, end }) =>
      section(ordinal, text.slice(heading, body - 1), text.slice(body, end)),
    );
    expect(parts).toEqual(terms.map((each) => ({ ...each, title: "" })));
  });
});

describe("countWords", () => {
  const passage = parsePassage(
    passageText([section(0, "", "a b a", "a t"), section(1, "a", "ab b"), section(2, "", "c")]),
  );
  const counts = (term: SearchTerm) => {
    const { whole, sections } = countWords(passage, [term], WEIGHTS);
    return [whole, ...sections].map(({ frequencies }) => frequencies[0]);
  };

  test("weighs each place by its column, and counts the title for every section", () => {
    expect(counts(word("a"))).toEqual([3 + 2 + 2, 3 + 2, 3 + 2, 3]);
  });

  test("takes whole terms, or beginnings of terms", () => {
    expect(counts(word("ab"))).toEqual([1, 0, 1, 0]);
    expect(counts(word("a", true))).toEqual([3 + 2 + 2 + 1, 3 + 2, 3 + 2 + 1, 3]);
  });

  test("counts the forms of a word together", () => {
    expect(counts({ forms: ["b", "c"], prefix: false })).toEqual([3, 1, 1, 1]);
  });

  test("knows in which sections a word itself stands", () => {
    const { sections } = countWords(passage, [word("t")], WEIGHTS);
    expect(sections.map(({ isMeant }) => isMeant)).toEqual([false, false, false]);
  });
});

describe("rank", () => {
  const pages = (...passages: readonly SectionTerms[][]) =>
    passages.map((terms, index) => ({
      path: wikiPath(`${"abcdef"[index]}.md`),
      passage: passageText(terms),
    }));
  const words = [{ ...word("x"), pages: 2 }];

  test("puts a page with one good section before one that says a little everywhere", () => {
    const filler = "w ".repeat(30).trim();
    const hits = rank(
      pages(
        [section(0, "", `x ${filler}`), section(1, "", `x ${filler}`)],
        [section(0, "", filler), section(1, "", "x x w")],
      ),
      { words, weights: WEIGHTS, pages: 10, limit: 10 },
    );
    expect(hits[0]).toMatchObject({ path: "b.md", section: 1 });
  });

  test("gives as many pages as are asked for, five sections of each at most", () => {
    const many = Array.from({ length: 9 }, (_, ordinal) => section(ordinal, "", "x"));
    const hits = rank(pages(many, many, many), { words, weights: WEIGHTS, pages: 10, limit: 2 });
    expect(hits.map(({ path, section: ordinal }) => `${path} ${ordinal}`).toSorted()).toHaveLength(
      10,
    );
    expect(new Set(hits.map(({ path }) => path))).toEqual(new Set(["a.md", "b.md"]));
  });

  test("counts a word of every page a little, so that a small wiki is ranked too", () => {
    const common = [{ ...word("x"), pages: 2 }];
    const hits = rank(pages([section(0, "", "x")], [section(0, "", "x x")]), {
      words: common,
      weights: WEIGHTS,
      pages: 2,
      limit: 2,
    });
    expect(hits.map(({ path }) => path)).toEqual(["b.md", "a.md"]);
    expect(hits.at(-1)?.score).toBeGreaterThan(0);
  });
});
