import { readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { analyse, analyseText } from "../../../src/store/analysis/index.ts";
import { TERM_SIGNS } from "../../../src/store/analysis/terms.ts";

const english = (text: string) => analyse(text, "en");

describe("analyse", () => {
  test.each([
    ["folds case", "SQLite", ["sqlite", "sq", "lite"]],
    ["folds accents", "café naïve", ["cafe", "naiv"]],
    ["folds accents that are typed apart", "cafe\u0301", ["cafe"]],
    ["takes ligatures apart", "ﬁle œuvre", ["file", "oeuvr"]],
    ["folds widths", "ＡＢＣ", ["abc"]],
    ["stems", "databases decided", ["databas", "decid"]],
    ["leaves stop words out", "the choice of a database", ["choic", "databas"]],
    ["keeps negations", "not never", ["not", "never"]],
    ["takes the possessive off", "Anya's users’", ["anya", "user"]],
    ["joins a contraction, as people type it", "don't don’t dont", ["dont", "dont", "dont"]],
    ["drops a pronoun with its verb", "we'll it's", []],
    [
      "keeps camelCase beside its parts",
      "camelCaseName",
      ["camelcasenam", "camel", "case", "name"],
    ],
    ["knows capitals before a word", "HTTPServer", ["httpserver", "http", "server"]],
    ["knows the plural of capitals", "ADRs", ["adr"]],
    ["keeps snake_case beside its parts", "snake_case", ["snake_case", "snake", "case"]],
    ["keeps an identity beside its parts", "ADR-0042", ["adr-0042", "adr", "0042", "42"]],
    [
      "keeps an entity beside its parts",
      "world:person:anya",
      ["world:person:anya", "world", "person", "anya"],
    ],
    [
      "keeps a path beside its parts",
      "src/store/port.ts",
      ["src/store/port.ts", "src", "store", "port", "ts"],
    ],
    ["keeps a version, with and without its v", "v1.2.3", ["v1.2.3", "1.2.3", "v1"]],
    ["keeps a dotted version", "2026.4.10.", ["2026.4.10", "2026", "10"]],
    ["keeps c++ and c# beside their letter", "c++ and C#.", ["c++", "c", "c#", "c"]],
    ["keeps a name that ends in ++", "abci++", ["abci++", "abci"]],
    ["joins hyphened words and keeps their parts", "re-index", ["reindex", "re", "index"]],
    ["drops a name made of stop words", "and/or e.g.", []],
    ["ends a word at a dash", "word—word", ["word", "word"]],
    ["elides as French does", "l’index qu'elles", ["index", "ell"]],
    ["reads digits of other scripts", "١٢٣ १२३", ["123", "123"]],
    ["is not misled by what is invisible", "da\u00adta\u200dbase", ["databas"]],
  ])("%s: %s", (_, text, terms) => {
    expect(english(text)).toEqual(terms);
  });

  test.each([
    ["Chinese", "数据库设计", ["数据", "据库", "库设", "设计", "数", "据", "库", "设", "计"]],
    ["Japanese", "データを使う", ["デー", "ータ", "タを", "を使", "使う", "使"]],
    ["half-width kana", "ﾃﾞｰﾀ", ["デー", "ータ"]],
    ["Korean", "색인을", ["색인", "인을", "색", "인", "을"]],
    ["Thai, with its marks", "ที่นี่", ["ที่นี่"]],
    ["Hindi, whose marks belong to the letters", "हिन्दी", ["हिन्दी"]],
    ["Arabic without points and stretching", "الأَوَّل كـــتاب مدرسة", ["الاول", "كتاب", "مدرسه"]],
    ["Hebrew without points", "שָׁלוֹם", ["שלום"]],
    ["Russian, whose short i is a letter", "Ёлка мой", ["елка", "мой"]],
    ["Greek, whose last sigma is a sigma", "Λόγος", ["λογοσ"]],
    [
      "two scripts in one word",
      "使用SQLite存储",
      ["使用", "使", "用", "sqlite", "sq", "lite", "存储", "存", "储"],
    ],
  ])("cuts %s", (_, text, terms) => {
    expect(analyse(text, "und")).toEqual(terms);
  });

  test("stems French in French, for words typed with their accents and without", () => {
    expect(analyse("Les décisions", "fr")).toEqual(["decis"]);
    expect(analyse("sécurité", "fr-CA")).toEqual(["secur", "securit"]);
    expect(analyse("securite", "fr")).toEqual(["securit"]);
  });

  test("stems no language it has no stems for", () => {
    expect(analyse("die Entscheidungen", "de")).toEqual(["die", "entscheidungen"]);
  });

  test("cuts what is no word any more, and takes no longer for it", () => {
    const start = performance.now();
    expect(english("a".repeat(1_000_000))).toEqual(["a".repeat(64)]);
    expect(english("a/".repeat(500_000)).length).toBe(0);
    expect(english("aB".repeat(500_000))).toEqual(["ab".repeat(32)]);
    expect(performance.now() - start).toBeLessThan(3000);
  });

  test("gives no half of a character", () => {
    expect(english(`a${"𝒳".repeat(40)}`)).toEqual([`a${"x".repeat(40)}`, "x".repeat(40)]);
    expect(analyse(`a${"𐌰".repeat(40)}`, "und")).toEqual([`a${"𐌰".repeat(31)}`]);
  });

  test("gives the same terms whatever was read before", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 30 }), (text) => {
        const terms = analyse(text, "en");
        for (let count = 0; count < 3; count++) analyseText(`${text}${count} ${text}`, "en");
        expect(analyse(text, "en")).toEqual(terms);
      }),
      { numRuns: 300 },
    );
  });

  test("finds a text in itself with its case, width and composition changed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 30 }), (text) => {
        expect(analyse(text.normalize("NFD"), "und")).toEqual(
          analyse(text.normalize("NFC"), "und"),
        );
      }),
      { numRuns: 300 },
    );
  });

  test("gives terms that FTS5 keeps each as one term", () => {
    const database = new DatabaseSync(":memory:");
    database.exec(`CREATE VIRTUAL TABLE words USING fts5(text, content='', tokenize = "ascii tokenchars '${TERM_SIGNS}'");
      CREATE VIRTUAL TABLE vocabulary USING fts5vocab(words, row)`);
    const insert = database.prepare("INSERT INTO words (rowid, text) VALUES (?, ?)");
    const expected = new Set<string>();
    let row = 0;
    const add = (text: string) => {
      row += 1;
      const terms = analyseText(text, "en");
      insert.run(row, terms);
      for (const term of terms.split(" ")) if (term !== "") expected.add(term);
    };
    fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 40 }), add), { numRuns: 1000 });
    fc.assert(fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), add), { numRuns: 1000 });
    add(readFileSync(import.meta.filename, "utf8"));
    const kept = database
      .prepare("SELECT term FROM vocabulary")
      .all()
      .map(({ term }) => term);
    expect(new Set(kept)).toEqual(expected);
    database.close();
  });
});
