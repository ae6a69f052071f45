/** Words like a word that no page holds: longer ones that begin with it, and those that a slip of the finger parts. */
import { fold } from "../store/analysis/fold.ts";
import { porterStem } from "../store/analysis/porter.ts";
import type { StoreReader, VocabularyWord } from "../store/port.ts";
import { editDistance } from "./edit-distance.ts";

/** Words that are compared; a vocabulary is in order, so these begin alike. */
const COMPARED = 20_000;

/** Words that a guess may stand for. More would find everything, and so nothing. */
const GUESSES = 3;

/** Shorter words are too near to too many others. */
const SHORTEST_PREFIX = 3;
const SHORTEST_TYPO = 4;

/** From this length on, a word may have two slips. */
const LONG = 8;

/** The index's words that an unknown word may stand for, nearest first; none where nothing is near. */
export async function guessedForms(
  store: StoreReader,
  { text, forms }: { readonly text: string; readonly forms: readonly string[] },
): Promise<string[]> {
  const slips = text.length >= LONG ? 2 : 1;
  const longer: string[] = [];
  for (const form of forms) longer.push(...(await longerWords(store, form)));
  const guesses = longer.length > 0 ? longer : await mistypedWords(store, [text, ...forms], slips);
  return [...new Set(guesses)];
}

async function longerWords(store: StoreReader, form: string): Promise<string[]> {
  if (form.length < SHORTEST_PREFIX) return [];
  return commonest(await store.vocabulary(form, COMPARED));
}

/**
 * Words a slip or two away that begin with the same letter: the first letter is hardly ever mistyped. The index holds
 * stems, and a slip near the end of a word gives it another stem; so the word as typed, which comes first, is compared
 * with what the stems come from, too.
 */
async function mistypedWords(
  store: StoreReader,
  forms: readonly string[],
  most: number,
): Promise<string[]> {
  const spellings = [...new Set(forms.map(fold))].filter(
    (form) => form.length >= SHORTEST_TYPO && !/\d/.test(form),
  );
  const [typed] = spellings;
  if (typed === undefined) return [];
  const [first = ""] = typed;
  const near = (await store.vocabulary(first, COMPARED)).flatMap((word) => {
    const asStem = spellings.map((form) => editDistance(form, word.term, most));
    const distance = Math.min(...asStem, distanceOfWords(typed, word.term, most));
    return distance <= most ? [{ ...word, distance }] : [];
  });
  const least = Math.min(...near.map(({ distance }) => distance));
  return commonest(near.filter(({ distance }) => distance === least));
}

/** What English words end in, where their stem does not. */
const ENDINGS = [
  "e",
  "s",
  "es",
  "ed",
  "ing",
  "er",
  "ers",
  "y",
  "ies",
  "ion",
  "ions",
  "ment",
] as const;

/** How far the typed word is from the nearest word that has the stem. */
function distanceOfWords(typed: string, stem: string, most: number): number {
  let least = most + 1;
  for (const base of [stem, stem + (stem.at(-1) ?? ""), stem.replace(/i$/, "")]) {
    for (const ending of ENDINGS) {
      if (Math.abs(base.length + ending.length - typed.length) > most) continue;
      const word = base + ending;
      const distance = editDistance(typed, word, most);
      if (distance < least && porterStem(word) === stem) least = distance;
    }
  }
  return least;
}

/** The words that most pages hold; the vocabulary's order decides between equals. */
function commonest(words: readonly VocabularyWord[]): string[] {
  return words
    .toSorted((one, other) => other.pages - one.pages)
    .slice(0, GUESSES)
    .map(({ term }) => term);
}
