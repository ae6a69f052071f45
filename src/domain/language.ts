/** Which language a text is in, told by its script and by the small words that only one language has. */

/** Letters looked at; enough to tell, and a page of any length takes the same time. */
const SAMPLE = 4000;

/** Small words needed before a language is believed, and how many times more than the next best. */
const LEAST_WORDS = 3;
const LEAD = 1.5;

/** Small words after which nothing more is read. */
const ENOUGH_WORDS = 12;

/** Scripts that tell a language, most telling first: Japanese holds Han too, so kana come before it. */
const SCRIPTS: readonly { readonly language: string; readonly letters: RegExp }[] = [
  { language: "ja", letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu },
  { language: "ko", letters: /\p{Script=Hangul}/gu },
  { language: "zh", letters: /\p{Script=Han}/gu },
  { language: "th", letters: /\p{Script=Thai}/gu },
  { language: "lo", letters: /\p{Script=Lao}/gu },
  { language: "km", letters: /\p{Script=Khmer}/gu },
  { language: "my", letters: /\p{Script=Myanmar}/gu },
  { language: "he", letters: /\p{Script=Hebrew}/gu },
  { language: "el", letters: /\p{Script=Greek}/gu },
  { language: "hi", letters: /\p{Script=Devanagari}/gu },
  { language: "fa", letters: /[پچژگ]/gu },
  { language: "ar", letters: /\p{Script=Arabic}/gu },
  { language: "uk", letters: /[іїєґ]/giu },
  { language: "ru", letters: /\p{Script=Cyrillic}/gu },
];

/** Share of the letters that a script needs. Those that ride on another script need fewer: kana in Japanese. */
const SHARE = 0.3;
const SMALL_SHARE: Readonly<Record<string, number>> = { ja: 0.1, fa: 0.02, uk: 0.02 };

/** Small words by language. A word of several languages counts for each, so that it decides nothing. */
const SMALL_WORDS: Readonly<Record<string, string>> = {
  en: "the of and to in a no do me am so us is that for it with as be this are we by from have not which when what should would an or on at will can was has but if they their than then our you",
  fr: "le la les des du et est une un dans que qui pour pas nous sur ce cette avec sont au aux par plus être ne il elle ou leur mais comme ses ces peut fait vous où été",
  de: "der die das und ist nicht ein eine zu den mit für von auf sich wird wir dem des im sind als auch werden bei oder aus nach wie einer es an kann durch",
  es: "el la los las de que y en un una es por con para no se del al como su más pero sus lo este esta son entre cuando muy sin sobre también ser",
  pt: "o a os as de que e em um uma é por com para não se do da dos das ao como mais mas seu sua são no na ser isso este esta entre quando também",
  it: "il lo la gli le di che e in un una è per con non si del della dei al come più ma sono questo questa nel alla da anche essere delle",
  nl: "de het een en van is dat in te niet op met voor zijn aan er die als ook worden bij maar om deze of door naar wordt kan dit",
};

const LANGUAGES = Object.keys(SMALL_WORDS);

/** Indexes into `LANGUAGES` by small word. */
const LANGUAGES_OF_WORD: ReadonlyMap<string, readonly number[]> = languagesOfWord();

function languagesOfWord(): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [index, language] of LANGUAGES.entries()) {
    for (const word of SMALL_WORDS[language]?.split(" ") ?? []) {
      found.set(word, [...(found.get(word) ?? []), index]);
    }
  }
  return found;
}

const BEYOND_LATIN = /[\u0370-\u1dff\u3040-\ud7ff]/;
const WORD = /\p{L}+/gu;

/** The language of a text as a BCP 47 primary subtag, `und` where there is too little to tell. */
export function detectLanguage(text: string): string {
  const sample = text.slice(0, SAMPLE);
  const byScript = BEYOND_LATIN.test(sample) ? languageByScript(sample) : null;
  return byScript ?? languageByWords(sample);
}

function languageByScript(sample: string): string | null {
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  for (const { language, letters: pattern } of SCRIPTS) {
    const share = (sample.match(pattern)?.length ?? 0) / letters;
    if (share >= (SMALL_SHARE[language] ?? SHARE)) return language;
  }
  return null;
}

function languageByWords(sample: string): string {
  const counts = LANGUAGES.map(() => 0);
  for (const [word] of sample.matchAll(WORD)) {
    for (const index of LANGUAGES_OF_WORD.get(word.toLowerCase()) ?? []) {
      counts[index] = (counts[index] ?? 0) + 1;
      if (counts[index] >= ENOUGH_WORDS && leader(counts) !== null)
        return LANGUAGES[index] ?? "und";
    }
  }
  const best = leader(counts);
  return best === null ? "und" : (LANGUAGES[best] ?? "und");
}

/** The index of the language that is clearly ahead; null where none is. */
function leader(counts: readonly number[]): number | null {
  const most = Math.max(...counts);
  const index = counts.indexOf(most);
  const next = Math.max(...counts.filter((_, other) => other !== index));
  return most >= LEAST_WORDS && most >= LEAD * next ? index : null;
}
