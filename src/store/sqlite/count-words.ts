/** Counts the words of a question in a passage: for the page as a whole, and for each of its sections. */
import type { ColumnWeights, SearchTerm } from "../port.ts";
import type { Passage } from "./passage.ts";

/** A text as BM25 sees it. */
export interface CountedText {
  /** By word of the question: how often it stands there, each time with the weight of its column. */
  readonly frequencies: number[];
  /** In code units. Only relations between lengths count, so terms need not be counted. */
  readonly length: number;
}

export interface CountedPage {
  readonly whole: CountedText;
  readonly sections: readonly (CountedText & { readonly section: number })[];
}

const SPACE = 32;

/** Counts words in a passage. A title counts for the page alone, for it is the title of all its sections. */
export function countWords(
  { text, titleEnd, sections }: Passage,
  words: readonly SearchTerm[],
  weights: ColumnWeights,
): CountedPage {
  const whole = { frequencies: words.map(() => 0), length: text.length };
  const counted = sections.map(({ section, heading, end }) => ({
    section,
    frequencies: words.map(() => 0),
    length: end - heading,
  }));
  const found = (word: number, offset: number, at: number) => {
    const place = sections[at];
    const heading = place !== undefined && offset < place.body;
    const inTitle = offset < titleEnd;
    const weight = inTitle ? weights.title : heading ? weights.heading : weights.body;
    add(whole.frequencies, word, weight);
    if (!inTitle) add(counted[at]?.frequencies, word, weight);
  };
  for (const [word, { forms, prefix }] of words.entries()) {
    for (const form of forms) {
      let at = 0;
      for (let offset = next(text, form, prefix, 0); offset >= 0; ) {
        while ((sections[at]?.end ?? text.length) < offset) at++;
        found(word, offset, at);
        offset = next(text, form, prefix, offset + form.length);
      }
    }
  }
  return { whole, sections: counted };
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
