/**
 * The one tokenizer (ADR-0011): text becomes terms, the same for the index, for questions and in a browser. Terms
 * are lower case, folded, stemmed by language, and hold no space, so that a database has nothing left to cut.
 */
import { hashOf, TokenScanner } from "./scan.ts";
import { type Language, languageOf } from "./stem.ts";
import { cutTerm, type Part, partsOf } from "./token.ts";
import { TokenTable } from "./token-table.ts";

const tables = new Map<Language, TokenTable>();

function tableOf(language: Language): TokenTable {
  const table = tables.get(language) ?? new TokenTable();
  tables.set(language, table);
  return table;
}

/** The terms of a text for the index, joined by spaces, in the order of the text. `lang` is a BCP 47 tag. */
export function analyseText(text: string, lang: string): string {
  const language = languageOf(lang);
  const table = tableOf(language);
  const terms: string[] = [];
  const token = new TokenScanner(text);
  while (token.next()) {
    const { start, end } = token;
    const known = table.find(text, start, end, token.hash);
    const found = known ?? termsOfToken(detached(text, start, end), language, table);
    if (found !== "") terms.push(found);
  }
  return terms.join(" ");
}

/** A part of a text that does not keep the whole text in memory, as a plain slice does in V8. */
function detached(text: string, start: number, end: number): string {
  return ` ${text.slice(start, end)}`.slice(1);
}

/** The terms of a text for the index, in the order of the text. `lang` is a BCP 47 tag, `und` where unknown. */
export function analyse(text: string, lang: string): string[] {
  const terms = analyseText(text, lang);
  return terms === "" ? [] : terms.split(" ");
}

/** The terms of one token in a text of a language, joined by spaces; stop words give none. */
function termsOfToken(token: string, language: Language, table: TokenTable): string {
  const parts = partsOf(token, "index");
  const [only] = parts;
  const found =
    only !== undefined && parts.length === 1
      ? termsOfPart(only, language, table)
      : joined(
          parts,
          parts.map((part) => termsOfPart(part, language, table)),
        );
  table.add(token, found);
  return found;
}

/** The terms of several parts; a name made of nothing but stop words has none: `and/or`. */
function joined(parts: readonly Part[], terms: readonly string[]): string {
  const atoms = terms.filter((_, index) => parts[index]?.kind === "atom");
  const saysNothing = atoms.length > 0 && atoms.every((term) => term === "");
  return saysNothing ? "" : terms.filter(Boolean).join(" ");
}

function termsOfPart({ kind, text }: Part, language: Language, table: TokenTable): string {
  if (kind === "atom") {
    const known = table.find(text, 0, text.length, hashOf(text, 0, text.length));
    return known ?? termsOfToken(text, language, table);
  }
  if (language.stopWords.has(text)) return "";
  return kind === "whole" ? cutTerm(text) : language.terms(text);
}
