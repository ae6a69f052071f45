/** Where a text holds the words of a question, in any of their forms. */

/** A word that is looked for. */
export interface WantedWord {
  /** As it was typed. */
  readonly text: string;
  /** Terms that count as the word, as the tokenizer makes them. */
  readonly forms: readonly string[];
  /** Also what begins with a form. */
  readonly prefix: boolean;
  /** True for a part of a name such as `word77`: it is found by itself only, and not as a part of `word78`. */
  readonly isFragment?: boolean;
}

/** A place in a text, in UTF-16 code units, that holds a word. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  /** Which of the wanted words. */
  readonly word: number;
}

/** Terms of a piece of text, by the one tokenizer in the language of the page. */
export type TermsOf = (text: string) => readonly string[];

export type Matcher = (text: string) => Mark[];

/** What stands between spaces, without the punctuation around it. */
const PIECE = /[\p{L}\p{N}](?:[^\s()[\]{}<>"“”«»|]*[\p{L}\p{M}\p{N}+#])?/gu;
const ATOM = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)*/gu;
/** Signs of scripts that are written without spaces, or whose words take endings without one. */
export const UNSPACED: RegExp =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const ASCII = /^[\0-\x7f]*$/;

/** Characters at the end of a form that a stemmer may have put there: `polici` is the form of "policy". */
const CHANGED_END = 2;
const SHORTEST_START = 2;

/** What the tokenizer leaves out of a word that it takes for one: `re-index` is `reindex`. */
const INSIDE = /[-']/g;

/** Finds words in texts of one language. Remembers what each word of a text came to, so keep it while texts last. */
export function matcher(words: readonly WantedWord[], termsOf: TermsOf): Matcher {
  const known = new Map<string, number>();
  const wordOf = (piece: string): number => {
    const before = known.get(piece);
    if (before !== undefined) return before;
    const word = wordWithTerm(words, termsOf(piece));
    known.set(piece, word);
    return word;
  };
  const starts = [...new Set(words.flatMap(({ forms }) => forms.map(startOf)))];
  return (text) => {
    if (!mayHold(text, starts)) return [];
    return [...text.matchAll(PIECE)].flatMap((piece) => marksOfPiece(piece, words, wordOf));
  };
}

/** A quick look that is never wrong when it says no. */
function mayHold(text: string, starts: readonly string[]): boolean {
  if (!ASCII.test(text)) return true;
  const lower = text.toLowerCase();
  const joint = lower.replace(INSIDE, "");
  return starts.some((start) => lower.includes(start) || joint.includes(start));
}

/** The beginning of a form that every spelling of the word has. */
function startOf(form: string): string {
  return form.slice(0, Math.max(SHORTEST_START, form.length - CHANGED_END));
}

function wordWithTerm(words: readonly WantedWord[], terms: readonly string[]): number {
  const exact = words.findIndex(({ forms, isFragment }) =>
    forms.some((form) => (isFragment ? terms[0] === form : terms.includes(form))),
  );
  if (exact >= 0) return exact;
  return words.findIndex(
    ({ prefix, forms, isFragment }) =>
      prefix && !isFragment && forms.some((form) => terms.some((term) => term.startsWith(form))),
  );
}

/** Marks the parts of a piece that are wanted, else the piece where only the whole of it is. */
function marksOfPiece(
  piece: RegExpExecArray,
  words: readonly WantedWord[],
  wordOf: (text: string) => number,
): Mark[] {
  const [text] = piece;
  const atoms = [...text.matchAll(ATOM)];
  const marks = atoms.flatMap((atom) =>
    marksOfAtom(atom[0], piece.index + atom.index, words, wordOf),
  );
  if (marks.length === atoms.length || atoms.length < 2) return marks;
  const whole = wordOf(text);
  const isWholeName = whole >= 0 && !marks.some(({ word }) => word === whole);
  return isWholeName
    ? [{ start: piece.index, end: piece.index + text.length, word: whole }]
    : marks;
}

function marksOfAtom(
  text: string,
  at: number,
  words: readonly WantedWord[],
  wordOf: (text: string) => number,
): Mark[] {
  if (UNSPACED.test(text)) return marksInRun(text.toLowerCase(), at, words);
  const word = wordOf(text);
  return word < 0 ? [] : [{ start: at, end: at + text.length, word }];
}

/** In a script without spaces a word is wherever its signs are. */
function marksInRun(run: string, at: number, words: readonly WantedWord[]): Mark[] {
  const marks = words.flatMap(({ forms }, word) => {
    const found = forms.flatMap((form) => marksOfForm(form, run, at, word));
    return joined(found.toSorted(byPlace));
  });
  return marks.toSorted(byPlace);
}

function marksOfForm(form: string, run: string, at: number, word: number): Mark[] {
  const marks: Mark[] = [];
  for (let found = run.indexOf(form); found >= 0; found = run.indexOf(form, found + 1)) {
    marks.push({ start: at + found, end: at + found + form.length, word });
  }
  return marks;
}

function byPlace(one: Mark, other: Mark): number {
  return one.start - other.start || one.end - other.end;
}

/** Marks in order, with those that touch or overlap made one. */
export function joined(marks: readonly Mark[]): Mark[] {
  const result: Mark[] = [];
  for (const mark of marks) {
    const last = result.at(-1);
    if (last === undefined || mark.start > last.end) result.push(mark);
    else result[result.length - 1] = { ...last, end: Math.max(last.end, mark.end) };
  }
  return result;
}
