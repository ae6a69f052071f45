/** Full text search: words joined by OR and ranked, guesses only where the words as typed find too little. */
import { analyseQuery, type QueryWord } from "../store/analysis/query.ts";
import type { ColumnWeights, PageFilter, StoreReader, TextHit } from "../store/port.ts";
import type { Candidate } from "./candidate.ts";
import { guessedForms } from "./guess.ts";
import type { SearchedWord } from "./hit.ts";

export interface Found {
  /** Best first. */
  readonly candidates: readonly Candidate[];
  readonly words: readonly SearchedWord[];
}

/** What a word in each column counts, tried on collections with judged answers. */
const WEIGHTS: ColumnWeights = { title: 3, heading: 2, body: 1 };

/** Fewer pages than this are too few, and beginnings of words are tried. */
const FEW = 3;

/** A shorter form begins too many words. */
const SHORTEST_PREFIX = 3;

/** Different words that are searched for. A long question says the same with its first ones. */
const MOST_WORDS = 64;

/** The BM25 score that becomes 0.5: about two rare words in the text. */
const HALF_SCORE = 10;

/** The pages that the words of a text find, at most `limit`. Filters apply before the cut. */
export async function searchText(
  store: StoreReader,
  text: string,
  limit: number,
  filter: PageFilter,
): Promise<Found> {
  const asked = analyseQuery(text).slice(0, MOST_WORDS);
  const words = await withGuesses(store, asked);
  const exact = await find(store, words, limit, filter);
  if (exact.length >= Math.min(FEW, limit) || words.length === 0) {
    return { candidates: exact, words };
  }
  const widened = words.map(asBeginning);
  const wide = await find(store, widened, limit, filter);
  const seen = new Set(exact.map(({ page }) => page.path));
  const more = wide.filter(({ page }) => !seen.has(page.path));
  return { candidates: [...exact, ...belowLast(exact, more)].slice(0, limit), words: widened };
}

/** Words that some page holds stay as they are; others are replaced by words like them, where there are any. */
async function withGuesses(
  store: StoreReader,
  asked: readonly QueryWord[],
): Promise<SearchedWord[]> {
  const words: SearchedWord[] = [];
  for (const word of asked) {
    const { text, forms, count } = word;
    const guesses = (await isKnown(store, forms)) ? [] : await guessedForms(store, word);
    const guessed = guesses.length > 0;
    const isFragment = count === 1 && asked.some(({ text: name }) => isPartOf(text, name));
    const taken = guessed ? guesses : forms;
    words.push({ text, forms: taken, prefix: false, guessed, count, isFragment });
  }
  return words;
}

/** A name of letters and digits, which the tokenizer also takes apart. */
const MIXED_NAME = /^(?=.*\p{L})(?=.*\p{N})[\p{L}\p{M}\p{N}]+$/u;

function isPartOf(word: string, name: string): boolean {
  return word.length < name.length && MIXED_NAME.test(name) && name.includes(word);
}

async function isKnown(store: StoreReader, forms: readonly string[]): Promise<boolean> {
  for (const form of forms) {
    const [word] = await store.vocabulary(form, 1);
    if (word?.term === form) return true;
  }
  return false;
}

/** Words as beginnings of words, apart from those too short to begin only a few. */
function asBeginning(word: SearchedWord): SearchedWord {
  const isLong = word.forms.every((form) => form.length >= SHORTEST_PREFIX);
  return { ...word, prefix: isLong, guessed: word.guessed };
}

async function find(
  store: StoreReader,
  words: readonly SearchedWord[],
  limit: number,
  filter: PageFilter,
): Promise<Candidate[]> {
  if (words.length === 0) return [];
  const hits = await store.search(words, WEIGHTS, limit, filter);
  const byPage = Map.groupBy(hits, ({ path }) => path);
  const candidates: Candidate[] = [];
  for (const [path, [best, ...others]] of byPage) {
    const page = await store.summary(path);
    if (page === null || best === undefined) continue;
    const sections = [best, ...others].map(({ section }) => section);
    candidates.push({ page, score: scoreOf(best), sections, name: null, headOf: [] });
  }
  return candidates;
}

/** BM25 has no upper end; this does, and keeps the order. */
function scoreOf({ score }: TextHit): number {
  return score / (score + HALF_SCORE);
}

/** What was found by beginnings stands below what was found by words, whatever BM25 says. */
function belowLast(exact: readonly Candidate[], more: readonly Candidate[]): Candidate[] {
  const most = exact.at(-1)?.score ?? 1;
  return more.map((each) => ({ ...each, score: Math.min(each.score, most) }));
}
