/** Counts the words of a question in a passage: for the page as a whole, and for each of its sections. */

import type { Passage } from "../passage.ts";
import type { ColumnWeights, SearchTerm } from "../port.ts";

/** A text as BM25 sees it. */
export interface CountedText {
  /** By word of the question: how often it stands there, each time with the weight of its column. */
  readonly frequencies: number[];
  /** In code units. Only relations between lengths count, so terms need not be counted. */
  readonly length: number;
}

export interface CountedPage {
  /** The page as one text, with its title. */
  readonly whole: CountedText;
  readonly sections: readonly CountedSection[];
}

interface CountedSection extends CountedText {
  readonly section: number;
  /** Whether a word stands in the section itself and not only in the title, which counts for every section. */
  readonly isMeant: boolean;
}

const SPACE = 32;

/** Counts words in a passage. The title of a page is the title of each of its sections. */
export function countWords(
  passage: Passage,
  words: readonly SearchTerm[],
  weights: ColumnWeights,
): CountedPage {
  const { text, titleEnd, sections } = passage;
  const none = () => words.map(() => 0);
  const title = none();
  const own = sections.map(none);
  for (const [word, term] of words.entries()) {
    for (const { offset, at } of placesOf(passage, term)) {
      if (offset < titleEnd) add(title, word, weights.title);
      else add(own[at], word, offset < (sections[at]?.body ?? 0) ? weights.heading : weights.body);
    }
  }
  const all = (word: number) => own.reduce((sum, frequencies) => sum + (frequencies[word] ?? 0), 0);
  return {
    whole: { frequencies: title.map((count, word) => count + all(word)), length: text.length },
    sections: sections.map(({ section, heading, end }, at) => ({
      section,
      frequencies: title.map((count, word) => count + (own[at]?.[word] ?? 0)),
      length: end - heading,
      isMeant: own[at]?.some((count) => count > 0) ?? false,
    })),
  };
}

/** Where any form of a word stands: its offset, and which section that is in unless it is in the title. */
function* placesOf(
  { text, sections }: Passage,
  { forms, prefix }: SearchTerm,
): Generator<{ readonly offset: number; readonly at: number }> {
  for (const form of forms) {
    let at = 0;
    let offset = next(text, form, prefix, 0);
    while (offset >= 0) {
      while ((sections[at]?.end ?? text.length) < offset) at++;
      yield { offset, at };
      offset = next(text, form, prefix, offset + form.length);
    }
  }
}

function add(frequencies: number[] | undefined, word: number, weight: number): void {
  if (frequencies) frequencies[word] = (frequencies[word] ?? 0) + weight;
}

/** The next place of a term as a whole, or as a beginning; -1 where there is none. */
function next(text: string, form: string, prefix: boolean, from: number): number {
  let at = text.indexOf(form, from);
  while (at >= 0 && !(isBorder(text, at - 1) && (prefix || isBorder(text, at + form.length)))) {
    at = text.indexOf(form, at + 1);
  }
  return at;
}

/** Terms are parted by spaces, tabs and line ends, and by the ends of the text. */
function isBorder(text: string, at: number): boolean {
  return at < 0 || at >= text.length || text.charCodeAt(at) <= SPACE;
}
