import { describe, expect, test } from "vitest";
import { analyse, analyseQuery } from "../../../src/store/analysis/index.ts";

const texts = (question: string) => analyseQuery(question).map(({ text }) => text);

describe("analyseQuery", () => {
  test("gives each word its English stem, its French stem and itself", () => {
    expect(analyseQuery("decisions")).toEqual([
      { text: "decisions", forms: ["decis", "decisions"], count: 1 },
    ]);
    expect(analyseQuery("architecturales")).toEqual([
      { text: "architecturales", forms: ["architectural", "architecturales"], count: 1 },
    ]);
  });

  test("leaves stop words of the question's language out", () => {
    expect(texts("what is the choice of a database")).toEqual(["choice", "database"]);
    expect(texts("pourquoi avons-nous choisi la base de données")).toEqual([
      "avonsnous",
      "avons",
      "choisi",
      "base",
      "données",
    ]);
  });

  test("keeps a word that is small in another language only", () => {
    expect(texts("comment style of the car")).toEqual(["comment", "style", "car"]);
  });

  test.each(["the", "to be or", "et la"])(
    "keeps the stop words of %j, for nothing else is left",
    (question) => {
      expect(texts(question)).toEqual(question.split(" "));
    },
  );

  test("gives each word once, with how often the question has it", () => {
    expect(analyseQuery("Index a file, index INDEXES")).toMatchObject([
      { text: "index", count: 3 },
      { text: "file", count: 1 },
    ]);
  });

  test("gives a name, then its parts", () => {
    expect(texts("ADR-0042")).toEqual(["adr-0042", "adr", "0042", "42"]);
    expect(texts("camelCase")).toEqual(["camelcase", "camel", "case"]);
  });

  test("asks for pairs of signs, and for a sign alone only where it stands alone", () => {
    expect(texts("数据库")).toEqual(["数据", "据库"]);
    expect(texts("库")).toEqual(["库"]);
  });

  test.each(["", "   ", "?!", "🦊"])("gives nothing for %j", (question) => {
    expect(analyseQuery(question)).toEqual([]);
  });

  test.each([
    ["cafe", "Le café", "fr"],
    ["café", "cafe", "en"],
    ["dont", "I don't know", "en"],
    ["don't", "dont", "en"],
    ["camelCase", "camelCaseName", "en"],
    ["数据库", "数据库设计决策", "zh"],
    ["データベース", "データベースを使う", "ja"],
    ["데이터베이스", "데이터베이스를 사용한다", "ko"],
    ["ฐานข้อมูล", "เราเลือกฐานข้อมูลนี้", "th"],
    ["file", "ﬁle", "en"],
    ["abc", "ａｂｃ", "en"],
    ["c++", "Written in C++.", "en"],
    ["c#", "the C#-style", "en"],
    ["42", "ADR-0042", "en"],
    ["adr 42", "see adr-0042", "en"],
    ["reindex", "re-index", "en"],
    ["re-index", "reindexing", "en"],
    ["2026.4.10", "version 2026.4.10", "en"],
    ["1.2.3", "v1.2.3", "en"],
    ["port.ts", "src/store/port.ts and port.ts", "en"],
    ["securite", "La sécurité", "fr"],
    ["décisions", "une decision", "fr"],
    ["architecture", "les architectures", "fr"],
    ["webhooks", "WebHooks", "en"],
    ["أول", "اول", "ar"],
    ["db_name", "DB_NAME", "en"],
    ["Größe", "GRÖSSE", "de"],
  ])("finds %j in %j", (question, text, lang) => {
    const terms = analyse(text, lang);
    const forms = analyseQuery(question).flatMap((word) => word.forms);
    expect(terms.filter((term) => forms.includes(term))).not.toEqual([]);
  });
});
