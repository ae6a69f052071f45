/** Finds the tokens of a text: what stands between spaces and marks, with the signs that names hold inside. */

/** What a code unit is to a token. All above 127 count as letters here and are looked at one token at a time. */
const NOTHING = 0;
const LETTER = 1;
const SIGN = 2;

const KINDS = new Uint8Array(65_536).fill(LETTER);
for (let code = 0; code < 128; code++) {
  const char = String.fromCharCode(code);
  const sign = "'._/:+#@-".includes(char) ? SIGN : NOTHING;
  KINDS[code] = /[a-z0-9]/i.test(char) ? LETTER : sign;
}

const PLUS = 43;
const HASH = 35;

/**
 * Walks over the tokens of a text: each `next` moves to one, until there is none. A walker and no callback, because
 * the engine makes this loop three times as fast when it does not have to guess who is called.
 */
export class TokenScanner {
  readonly #text: string;
  /** Where the token begins and ends, in UTF-16 code units. */
  start = 0;
  end = 0;
  /** Its hash as `hashOf` gives it, made on the way, where it costs nothing. */
  hash = 0;

  constructor(text: string) {
    this.#text = text;
  }

  next(): boolean {
    const text = this.#text;
    const { length } = text;
    let at = this.end;
    while (at < length && KINDS[text.charCodeAt(at)] !== LETTER) at++;
    if (at === length) return false;
    this.start = at;
    let running = 0;
    for (; at < length; at++) {
      const code = text.charCodeAt(at);
      const kind = KINDS[code];
      if (kind === NOTHING) break;
      running = (Math.imul(running, 31) + code) | 0;
      if (kind === LETTER) {
        this.end = at + 1;
        this.hash = running;
      }
    }
    if (this.end < length) this.#takeSigns(text);
    return true;
  }

  /** A token may close with signs of its own, as `c++` and `f#` do; other signs there are punctuation. */
  #takeSigns(text: string): void {
    const next = text.charCodeAt(this.end);
    if (next === HASH) this.end += 1;
    else if (next === PLUS && text.startsWith("++", this.end)) this.end += 2;
    else return;
    this.hash = hashOf(text, this.start, this.end);
  }
}

/** The hash of the code units from `start` to `end`. */
export function hashOf(text: string, start: number, end: number): number {
  let hash = 0;
  for (let at = start; at < end; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return hash;
}
