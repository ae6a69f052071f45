import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { porterStem } from "../../../src/store/analysis/porter.ts";

const ENDINGS =
  "ational tional enci anci izer bli alli entli eli ousli ization ation ator alism iveness fulness ousness aliti iviti biliti logi icate ative alize iciti ical ful ness al ance ence er ic able ible ant ement ment ent ion sion tion ou ism ate iti ous ive ize eed ed ing s es ies sses y e ll".split(
    " ",
  );

const syllable = fc
  .tuple(fc.constantFrom(..."bcdfghlmnprstvwxyz"), fc.constantFrom(..."aeiouy"))
  .map((letters) => letters.join(""));

/** Words as the algorithm looks at them: a start, and endings on endings. */
const word = fc
  .tuple(
    fc.array(syllable, { minLength: 1, maxLength: 4 }),
    fc.constantFrom("", ..."bcdfghlmnprstvwxyz"),
    fc.array(fc.constantFrom(...ENDINGS), { maxLength: 3 }),
  )
  .map(([start, last, endings]) => [...start, last, ...endings].join(""));

describe("porterStem", () => {
  test.each([
    ["decisions", "decis"],
    ["connection", "connect"],
    ["connected", "connect"],
    ["hopping", "hop"],
    ["hoping", "hope"],
    ["agreed", "agre"],
    ["policies", "polici"],
    ["policy", "polici"],
    ["relational", "relat"],
    ["controlling", "control"],
    ["sky", "sky"],
    ["is", "is"],
  ])("stems %s to %s", (long, stem) => {
    expect(porterStem(long)).toBe(stem);
  });

  test("stems as SQLite's Porter tokenizer does", () => {
    const database = new DatabaseSync(":memory:");
    database.exec(`CREATE VIRTUAL TABLE text USING fts5(word, content='', tokenize='porter ascii');
      CREATE VIRTUAL TABLE stems USING fts5vocab(text, instance)`);
    const words = [...new Set(fc.sample(word, 5000))];
    const insert = database.prepare("INSERT INTO text (rowid, word) VALUES (?, ?)");
    for (const [index, text] of words.entries()) insert.run(index, text);
    const stems = database.prepare("SELECT doc, term FROM stems").all();
    const theirs = Object.fromEntries(stems.map(({ doc, term }) => [words[Number(doc)], term]));
    expect(Object.fromEntries(words.map((text) => [text, porterStem(text)]))).toEqual(theirs);
    database.close();
  });
});
