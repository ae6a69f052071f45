/**
 * Porter's stemmer for English, as published in "An algorithm for suffix stripping" (Program 14, 1980) with the two
 * rules its author added later (`bli`, `logi`). Written here because the packaged one leaves "connection" apart from
 * "connect" and compiles expressions for every word.
 */

/** An ending and what takes its place. */
type Rule = readonly [ending: string, becomes: string];

/** Rules by the last two letters of their ending, the longest first: one look tells most words that none applies. */
type Rules = ReadonlyMap<string, readonly Rule[]>;

/** Endings that make another ending shorter, where a vowel and a consonant are left before them (m > 0). */
const SHORTER: Rules = rules(`
  ational ate, tional tion, enci ence, anci ance, izer ize, bli ble, alli al, entli ent, eli e, ousli ous, ization ize,
  ation ate, ator ate, alism al, iveness ive, fulness ful, ousness ous, aliti al, iviti ive, biliti ble, logi log`);

/** The same, one step later. */
const SHORTER_STILL: Rules = rules("icate ic, ative, alize al, iciti ic, ical ic, ful, ness");

/** Endings that fall away where more is left before them (m > 1). */
const FALLING: Rules = rules(
  "al, ance, ence, er, ic, able, ible, ant, ement, ment, ent, ion, ou, ism, ate, iti, ous, ive, ize",
);

const VOWELS = "aeiou";

function rules(text: string): Rules {
  const all = text.split(",").map((rule): Rule => {
    const [ending = "", becomes = ""] = rule.trim().split(" ");
    return [ending, becomes];
  });
  const longestFirst = all.toSorted(([one], [other]) => other.length - one.length);
  return Map.groupBy(longestFirst, ([ending]) => ending.slice(-2));
}

/** The stem of a word of ASCII letters in lower case. Words of one or two letters are their own. */
export function porterStem(word: string): string {
  if (word.length < 3) return word;
  const base = closingY(pastOrProgressive(plural(word)));
  const shorter = replaced(replaced(base, SHORTER, 0), SHORTER_STILL, 0);
  return closingL(closingE(replaced(shorter, FALLING, 1)));
}

function plural(word: string): string {
  if (word.endsWith("sses") || word.endsWith("ies")) return word.slice(0, -2);
  return word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

function pastOrProgressive(word: string): string {
  if (word.endsWith("eed")) return measure(word, 3) > 0 ? word.slice(0, -1) : word;
  const ending = word.endsWith("ed") ? 2 : word.endsWith("ing") ? 3 : 0;
  if (ending === 0 || !hasVowel(word, ending)) return word;
  return mended(word.slice(0, -ending));
}

/** What is left after `ed` or `ing`: `hopp` becomes `hop`, `hop` of "hoping" becomes `hope`. */
function mended(stem: string): string {
  if (stem.endsWith("at") || stem.endsWith("bl") || stem.endsWith("iz")) return `${stem}e`;
  if (endsInDouble(stem) && !"lsz".includes(stem.slice(-1))) return stem.slice(0, -1);
  return measure(stem, 0) === 1 && endsInShort(stem, 0) ? `${stem}e` : stem;
}

function closingY(word: string): string {
  return word.endsWith("y") && hasVowel(word, 1) ? `${word.slice(0, -1)}i` : word;
}

function closingE(word: string): string {
  if (!word.endsWith("e")) return word;
  const size = measure(word, 1);
  return size > 1 || (size === 1 && !endsInShort(word, 1)) ? word.slice(0, -1) : word;
}

function closingL(word: string): string {
  return word.endsWith("ll") && measure(word, 1) > 1 ? word.slice(0, -1) : word;
}

/** The word with its longest ending of the table replaced, where what stands before measures more than `least`. */
function replaced(word: string, endings: Rules, least: number): string {
  for (const [ending, becomes] of endings.get(word.slice(-2)) ?? []) {
    if (word.length === ending.length || !word.endsWith(ending)) continue;
    const before = word.slice(0, -ending.length);
    const falls = measure(before, 0) > least && (ending !== "ion" || /[st]$/.test(before));
    return falls ? before + becomes : word;
  }
  return word;
}

/** How often a vowel is followed by a consonant, without the last `ending` letters: Porter's m. */
function measure(word: string, ending: number): number {
  let count = 0;
  let afterVowel = false;
  for (let at = 0; at < word.length - ending; at++) {
    const vowel = isVowel(word, at, afterVowel);
    if (!vowel && afterVowel) count++;
    afterVowel = vowel;
  }
  return count;
}

function hasVowel(word: string, ending: number): boolean {
  let afterVowel = false;
  for (let at = 0; at < word.length - ending; at++) {
    afterVowel = isVowel(word, at, afterVowel);
    if (afterVowel) return true;
  }
  return false;
}

/** A y is a vowel after a consonant: "sky", but not "yes" or "toy". */
function isVowel(word: string, at: number, afterVowel: boolean): boolean {
  const letter = word.charAt(at);
  return letter === "y" ? at > 0 && !afterVowel : VOWELS.includes(letter);
}

function endsInDouble(word: string): boolean {
  const last = word.slice(-1);
  return word.length > 1 && last === word.charAt(word.length - 2) && !VOWELS.includes(last);
}

/** Consonant, vowel, consonant other than w, x, y, before the last `ending` letters: "hop", but not "how". */
function endsInShort(word: string, ending: number): boolean {
  const end = word.length - ending;
  if (end < 3 || "wxy".includes(word.charAt(end - 1))) return false;
  const kinds: boolean[] = [];
  for (let at = 0; at < end; at++) kinds.push(isVowel(word, at, kinds[at - 1] ?? false));
  return kinds[end - 3] === false && kinds[end - 2] === true && kinds[end - 1] === false;
}
