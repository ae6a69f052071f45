/**
 * The terms of tokens that were met before. A `Map` would need each token cut out of its text first; this table
 * compares in place, which makes the tokenizer a third faster. Bounded: a full table starts again from nothing.
 */
import { hashOf } from "./scan.ts";

/** Places for tokens; a power of two. Half of them are used, for a fuller table has longer ways. */
const PLACES = 1 << 17;
const MASK = PLACES - 1;

/** Longer tokens hardly ever come again: lines of Chinese, hashes, addresses. */
const LONGEST = 40;

export class TokenTable {
  #tokens: (string | undefined)[] = [];
  #terms: string[] = [];
  #hashes = new Int32Array(0);
  #size = 0;

  constructor() {
    this.#clear();
  }

  /** The terms of the token between `start` and `end` of a text, undefined where it is new. */
  find(text: string, start: number, end: number, hash: number): string | undefined {
    for (let place = placeOf(hash); ; place = (place + 1) & MASK) {
      const token = this.#tokens[place];
      if (token === undefined) return undefined;
      const same = this.#hashes[place] === hash && token.length === end - start;
      if (same && text.startsWith(token, start)) return this.#terms[place];
    }
  }

  /** Remembers the terms of a token that `find` did not find. */
  add(token: string, terms: string): void {
    if (token.length > LONGEST) return;
    if (this.#size > PLACES / 2) this.#clear();
    const hash = hashOf(token, 0, token.length);
    let place = placeOf(hash);
    while (this.#tokens[place] !== undefined) place = (place + 1) & MASK;
    this.#tokens[place] = token;
    this.#terms[place] = terms;
    this.#hashes[place] = hash;
    this.#size++;
  }

  #clear(): void {
    this.#tokens = new Array(PLACES).fill(undefined);
    this.#terms = new Array(PLACES).fill("");
    this.#hashes = new Int32Array(PLACES);
    this.#size = 0;
  }
}

function placeOf(hash: number): number {
  return (hash ^ (hash >>> 15)) & MASK;
}
