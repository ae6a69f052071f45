/**
 * Words of scripts that are written without spaces. No dictionary is asked, for it would differ between machines:
 * two syllables that follow each other are one term, so that any word of two or more finds every text that holds it.
 */

const SYLLABLE =
  "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\\u30fc]\\p{M}*";

/** A run of such a script, or a run of anything else. */
const RUN = new RegExp(`(?<unspaced>(?:${SYLLABLE})+)|(?:(?!${SYLLABLE}).)+`, "gsu");

const ONE_SYLLABLE = /.\p{M}*/gsu;

/** Scripts in which one sign is often a word by itself, so that a question of one sign finds something. */
const WORD_BY_ITSELF = /^[\p{Script=Han}\p{Script=Hangul}]/u;

export interface Run {
  readonly text: string;
  readonly unspaced: boolean;
}

/** The runs of a word, in order: those of scripts without spaces, and what stands between them. */
export function runsOf(word: string): Run[] {
  return [...word.matchAll(RUN)].map((match) => ({
    text: match[0],
    unspaced: match.groups?.unspaced !== undefined,
  }));
}

/** The syllables of a run, each with its marks. */
function syllablesOf(run: string): string[] {
  return run.match(ONE_SYLLABLE) ?? [];
}

/** Overlapping pairs of the syllables of a run; a run of one syllable is its own term. */
export function bigramsOf(run: string): string[] {
  const syllables = syllablesOf(run);
  if (syllables.length < 2) return syllables;
  return syllables.slice(1).map((syllable, index) => `${syllables[index]}${syllable}`);
}

/** The terms of a run for the index: its pairs, and each sign that is often a word by itself. */
export function indexTermsOf(run: string): string[] {
  const syllables = syllablesOf(run);
  if (syllables.length < 2) return syllables;
  return [...bigramsOf(run), ...syllables.filter((sign) => WORD_BY_ITSELF.test(sign))];
}
