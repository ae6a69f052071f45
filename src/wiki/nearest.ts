/** The word that was probably meant. */
import { distance } from "fastest-levenshtein";

/**
 * The nearest of `words` by Levenshtein distance, the first of equals; null where none shares half of its letters
 * with `word`.
 */
export function nearestWord(word: string, words: Iterable<string>): string | null {
  let nearest: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const other of words) {
    const apart = distance(word.toLowerCase(), other.toLowerCase());
    if (apart < least && apart * 2 <= Math.max(word.length, other.length)) {
      nearest = other;
      least = apart;
    }
  }
  return nearest;
}
