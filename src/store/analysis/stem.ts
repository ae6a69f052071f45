/** How words of a language are cut down to what they share with their other forms. */
import { stemmer as french } from "@orama/stemmers/french";
import { fold, isAscii } from "./fold.ts";
import { porterStem } from "./porter.ts";
import { ENGLISH_STOP_WORDS, FRENCH_STOP_WORDS, NO_STOP_WORDS } from "./stop-words.ts";
import { cutTerm } from "./token.ts";

/** What the tokenizer knows about a language. */
export interface Language {
  readonly stopWords: ReadonlySet<string>;
  /**
   * The terms of a lower-case word with its accents, joined by spaces: its stem, folded, and where that is another one
   * the stem of its folded spelling. People type words with their accents or without; both lead to it.
   */
  terms(word: string): string;
}

/** Latin words only, and none so long that it cannot be a word. */
const STEMMED = /^\p{Script=Latin}{3,40}$/u;
const STEMMED_ASCII = /^[a-z]{3,40}$/;

function unstemmed(word: string): string {
  return cutTerm(fold(word));
}

function stemmedBy(stemmer: (word: string) => string): (word: string) => string {
  return (word) => {
    if (STEMMED_ASCII.test(word)) return stemmer(word);
    if (isAscii(word) || !STEMMED.test(word)) return unstemmed(word);
    const stem = fold(stemmer(word));
    const plain = stemmer(fold(word));
    return stem === plain ? stem : `${stem} ${plain}`;
  };
}

export const ENGLISH: Language = { stopWords: ENGLISH_STOP_WORDS, terms: stemmedBy(porterStem) };
export const FRENCH: Language = { stopWords: FRENCH_STOP_WORDS, terms: stemmedBy(french) };
export const OTHER: Language = { stopWords: NO_STOP_WORDS, terms: unstemmed };

/** Languages by their primary subtag. A text of unknown language is taken for English, which most logs are in. */
const LANGUAGES: ReadonlyMap<string, Language> = new Map([
  ["en", ENGLISH],
  ["fr", FRENCH],
  ["und", ENGLISH],
  ["", ENGLISH],
]);

/** The language of a BCP 47 tag (`fr-CA` is French); one without stems for a language that has none here. */
export function languageOf(tag: string): Language {
  const [primary = ""] = tag.toLowerCase().split(/[-_]/);
  return LANGUAGES.get(primary) ?? OTHER;
}
