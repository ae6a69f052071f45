/** What recall gives: a page, the place in it that answers, and why. */
import type { Page } from "../domain/page.ts";
import type { PageSummary } from "../store/port.ts";
import type { Candidate } from "./candidate.ts";
import { type Mark, type Matcher, UNSPACED, type WantedWord } from "./matcher.ts";
import { openingOf, type Passage, passageFor } from "./passage.ts";
import type { Replacement } from "./replacement.ts";
import type { Snippet } from "./snippet.ts";
import { type FoundWords, type ReadAs, ROLES, whyOf } from "./why.ts";

export interface Hit extends Replacement {
  readonly page: PageSummary;
  /** Line of the passage in the file, from 1. */
  readonly line: number;
  /** Heading of the section that the passage stands in; empty before the first. */
  readonly heading: string;
  readonly snippet: Snippet;
  /** From 0 to 1; 1 is an exact name. Compares hits of one question only. */
  readonly score: number;
  readonly why: string;
}

/** A word of the question as the search took it. */
export interface SearchedWord extends WantedWord {
  /** True where the word as typed is in no page, and `forms` are those of words like it. */
  readonly guessed: boolean;
  /** How often the question has it. */
  readonly count: number;
}

const NO_WORDS: FoundWords = { title: [], heading: [], text: [], beside: [], readAs: [] };

/** The hit for a page that a name leads to, or that stands in for a superseded one: it shows what the page says first. */
export function namedHit(candidate: Candidate, page: Page, replacement: Replacement): Hit {
  return hitAt(candidate, openingOf(page), replacement, whyOf(candidate, NO_WORDS));
}

/** The hit for a page that the search found: it shows the line that holds most of the words. */
export function foundHit(
  candidate: Candidate,
  page: Page,
  replacement: Replacement,
  words: readonly SearchedWord[],
  match: Matcher,
): Hit {
  const passage = passageFor(page, candidate.sections, match);
  const why = whyOf(candidate, foundWords(page, passage, words, match));
  return hitAt(candidate, passage, replacement, why);
}

function hitAt(
  { page, score }: Candidate,
  { line, heading, snippet }: Passage,
  replacement: Replacement,
  why: string,
): Hit {
  return { page, line, heading, snippet, score, why, ...replacement };
}

function foundWords(
  page: Page,
  { heading, text }: Passage,
  words: readonly SearchedWord[],
  match: Matcher,
): FoundWords {
  const typed = (marks: readonly Mark[]) => {
    const numbers = new Set(marks.map(({ word }) => word));
    return unpaired(words.filter((_, number) => numbers.has(number)).map((word) => word.text));
  };
  const { title } = page;
  const places = [title, heading, text].map((place) => ({ place, marks: match(place) }));
  const [inTitle = [], inHeading = [], inText = []] = places.map(({ marks }) => typed(marks));
  return {
    title: inTitle,
    heading: heading === title ? [] : inHeading,
    text: inText,
    beside: [...inTitle, ...inHeading, ...inText].length > 0 ? [] : wordsBeside(page, match, typed),
    readAs: words.flatMap((word, number) => readingOf(word, number, places)),
  };
}

/** Words in what is searched for and stands in no passage: names, tags and fields, by what each is called. */
function wordsBeside(
  { names, tags, fields }: Page,
  match: Matcher,
  typed: (marks: readonly Mark[]) => string[],
): (readonly [string, string[]])[] {
  const places: readonly (readonly [string, string])[] = [
    ...names.map(({ role, text }) => [ROLES[role], text] as const),
    ["tags", tags.join(", ")],
    ...fields.map(({ key, values }) => [key.toLowerCase(), values.join(", ")] as const),
  ];
  const found = new Map<string, string[]>();
  for (const [place, text] of places) {
    const words = typed(match(text));
    if (words.length > 0 && !found.has(place)) found.set(place, words);
  }
  return [...found];
}

/** The tokenizer cuts scripts without spaces into pairs of signs that overlap; here they are one word again. */
function unpaired(words: readonly string[]): string[] {
  const whole: string[] = [];
  for (const word of words) {
    const [sign = "", ...rest] = word;
    const last = whole.at(-1);
    const isPair = rest.length === 1 && UNSPACED.test(word);
    if (isPair && last?.endsWith(sign)) whole[whole.length - 1] = last + rest.join("");
    else whole.push(word);
  }
  return whole;
}

/** How the page spells a word that was guessed. */
function readingOf(
  { text, guessed }: SearchedWord,
  number: number,
  places: readonly { readonly place: string; readonly marks: readonly Mark[] }[],
): ReadAs[] {
  if (!guessed) return [];
  for (const { place, marks } of places) {
    const mark = marks.find(({ word }) => word === number);
    if (mark) return [{ typed: text, read: place.slice(mark.start, mark.end) }];
  }
  return [];
}
