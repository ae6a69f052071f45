/** Words like a word that no page holds: longer ones that begin with it, and those that a slip of the finger parts. */
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
  const found = new Set<string>();
  for (const form of forms) {
    const longer = await longerWords(store, form);
    const guesses = longer.length > 0 ? longer : await mistypedWords(store, form, slips);
    for (const guess of guesses) found.add(guess);
  }
  return [...found];
}

async function longerWords(store: StoreReader, form: string): Promise<string[]> {
  if (form.length < SHORTEST_PREFIX) return [];
  return commonest(await store.vocabulary(form, COMPARED));
}

/** Words a slip or two away that begin with the same letter: the first letter is hardly ever mistyped. */
async function mistypedWords(store: StoreReader, form: string, most: number): Promise<string[]> {
  if (form.length < SHORTEST_TYPO || /\d/.test(form)) return [];
  const [first = ""] = form;
  const near = (await store.vocabulary(first, COMPARED)).flatMap((word) => {
    const distance = editDistance(form, word.term, most);
    return distance <= most ? [{ ...word, distance }] : [];
  });
  const least = Math.min(...near.map(({ distance }) => distance));
  return commonest(near.filter(({ distance }) => distance === least));
}

/** The words that most pages hold; the vocabulary's order decides between equals. */
function commonest(words: readonly VocabularyWord[]): string[] {
  return words
    .toSorted((one, other) => other.pages - one.pages)
    .slice(0, GUESSES)
    .map(({ term }) => term);
}
