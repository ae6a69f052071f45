/** Takes away what differs between two ways to write one word: case, width, ligatures, accents, vowel points. */

/** Marks over and under letters of Latin, Greek and Cyrillic, except breve and diaeresis. */
const ACCENTS = /[\u0300-\u0305\u0307\u0309-\u036f\u0483-\u0487]/g;

/** Breve and diaeresis, but not where they make another letter: Cyrillic short i, short u and yi. */
const BREVES = /(?<![\u0438\u0443\u0456])[\u0306\u0308]/g;

/** Points of Hebrew and Arabic, hamza on its carrier, and the tatweel that only stretches a word. */
const POINTS =
  /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]/g;

/** Letters that no decomposition takes apart, and what people type for them. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ħ: "h",
  ŧ: "t",
  ı: "i",
  ŋ: "n",
  ς: "σ",
  // Arabic and Persian: letters that many keyboards and hands use for each other.
  ٱ: "ا",
  ى: "ي",
  ة: "ه",
  ک: "ك",
  ی: "ي",
};

const FOLDED_LETTER = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "g");

/** The first digit of each set of decimal digits in common use; the nine others follow it. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xed0, 0x1040, 0x17e0] as const;

const FOREIGN_DIGIT = /(?![0-9])\p{Nd}/gu;

/** True where every code unit is ASCII, so that nothing but case is left to fold. */
export function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false;
  return true;
}

/**
 * Characters that look alike made one, before a text is cut: NFKC (widths, ligatures, presentation forms), one
 * apostrophe, one hyphen, no invisible marks; a zero-width space parts words, as it does in Thai and Khmer.
 */
export function unify(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\u2018\u2019\u02bc\u02b9\u055a]/g, "'")
    .replace(/\u2010/g, "-")
    .replace(/\u200b/g, " ")
    .replace(/\p{Cf}/gu, "");
}

/** The folded spelling of a word that `unify` has seen. Marks that are part of a syllable (Devanagari, Thai) stay. */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  if (isAscii(lower)) return lower;
  return lower
    .normalize("NFD")
    .replace(ACCENTS, "")
    .replace(BREVES, "")
    .replace(POINTS, "")
    .normalize("NFC")
    .replace(FOLDED_LETTER, (letter) => LETTERS[letter] ?? letter)
    .replace(FOREIGN_DIGIT, asciiDigit);
}

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
}
