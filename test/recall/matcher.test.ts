import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { joined, matcher, type WantedWord } from "../../src/recall/matcher.ts";
import { analyse } from "../../src/store/analysis/analyse.ts";
import { analyseQuery } from "../../src/store/analysis/query.ts";

function word(text: string, lang = "en", prefix = false): WantedWord {
  return { text, forms: analyse(text, lang), prefix };
}

/** The pieces of the text that are marked, each with the number of its word. */
function marked(text: string, words: readonly WantedWord[], lang = "en"): [string, number][] {
  const match = matcher(words, (piece) => analyse(piece, lang));
  return match(text).map(({ start, end, word: number }) => [text.slice(start, end), number]);
}

describe("matcher", () => {
  test.each<[string, string[], string, [string, number][]]>([
    [
      "Databases are stored.",
      ["database", "store"],
      "en",
      [
        ["Databases", 0],
        ["stored", 1],
      ],
    ],
    ["Les décisions sont prises", ["decision"], "fr", [["décisions", 0]]],
    ["a café (in Paris)", ["cafe"], "en", [["café", 0]]],
    [
      "getUserName of the user",
      ["user"],
      "en",
      [
        ["getUserName", 0],
        ["user", 0],
      ],
    ],
    ["see src/store/port.ts", ["port"], "en", [["port", 0]]],
    ["the port", ["ports"], "en", [["port", 0]]],
    ["nothing here", ["database"], "en", []],
    ["我们选择数据库作为存储", ["数据库"], "zh", [["数据库", 0]]],
    ["データベースを使う", ["データベース"], "ja", [["データベース", 0]]],
    ["데이터베이스를 쓴다", ["데이터베이스"], "ko", [["데이터베이스", 0]]],
    ["เราใช้ฐานข้อมูล", ["ฐานข้อมูล"], "th", [["ฐานข้อมูล", 0]]],
    ["Мы выбрали базу", ["базу"], "ru", [["базу", 0]]],
    ["نستخدم قاعدة البيانات", ["قاعدة"], "ar", [["قاعدة", 0]]],
  ])("marks in %j the words %j of %s", (text, words, lang, marks) => {
    expect(
      marked(
        text,
        words.map((each) => word(each, lang)),
        lang,
      ),
    ).toEqual(marks);
  });

  test.each([
    ["policies", "policy"],
    ["databases", "database"],
    ["relational", "relate"],
    ["hopping", "hop"],
    ["re-index", "reindex"],
    ["don't", "dont"],
    ["conflated", "conflate"],
    ["XMLHttpRequest", "http"],
    ["v1.2.3", "1.2.3"],
    ["ADR-0042", "42"],
  ])("marks %j for %j, as the index finds it", (spelling, asked) => {
    const words = [
      { text: asked, forms: analyseQuery(asked).flatMap(({ forms }) => forms), prefix: false },
    ];
    expect(marked(`so ${spelling} it is`, words)).not.toEqual([]);
  });

  test("marks every word of a text that the index would find it by", () => {
    const letters = fc.constantFrom(
      "ing",
      "ed",
      "re-",
      "pol",
      "icy",
      "ies",
      "A",
      "x",
      "'s",
      "_",
      "42",
      "al",
    );
    const text = fc.array(letters, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(text, text, (indexed, asked) => {
        const terms = analyse(indexed, "en");
        const words = analyseQuery(asked).map((each) => ({ ...each, prefix: false }));
        const isFound = words.some(({ forms }) => forms.some((form) => terms.includes(form)));
        if (isFound) expect(marked(`(${indexed})`, words)).not.toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  test("marks a whole name once, not its parts", () => {
    const words = [{ text: "ADR-0042", forms: ["adr-0042"], prefix: false }];
    expect(marked("as ADR-0042 says", words)).toEqual([["ADR-0042", 0]]);
  });

  test("marks beginnings only where they are asked for", () => {
    expect(marked("postgres", [word("postg")])).toEqual([]);
    expect(marked("postgres", [word("postg", "en", true)])).toEqual([["postgres", 0]]);
  });
});

describe("joined", () => {
  test("makes one of marks that touch or overlap", () => {
    const mark = (start: number, end: number) => ({ start, end, word: 0 });
    expect(joined([mark(0, 2), mark(1, 3), mark(3, 5), mark(6, 7)])).toEqual([
      mark(0, 5),
      mark(6, 7),
    ]);
  });
});
