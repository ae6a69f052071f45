/**
 * Takes a token (what stands between two spaces) apart. Whole names stay whole beside their parts: `ADR-0042`,
 * `src/store/port.ts`, `world:person:anya`, `camelCase`, `snake_case`, `v1.2.3`, `c++`.
 */
import { bigramsOf, indexTermsOf, runsOf } from "./bigrams.ts";
import { fold, isAscii, unify } from "./fold.ts";

/** What a token is made of in the end. */
export type Leaf =
  /** A term that stays as it is. */
  | { readonly kind: "whole"; readonly text: string }
  /** A word that is yet to be stemmed, lower case with its accents. */
  | { readonly kind: "word"; readonly text: string };

/** One part of a token; an atom is to be taken apart as if it stood alone. */
export type Part = Leaf | { readonly kind: "atom"; readonly text: string };

/** The side of a search: the index also holds single signs of scripts without spaces, a question asks for pairs. */
export type Side = "index" | "question";

/** Code units kept of a term; longer ones are hashes and data, of which the beginning is enough. */
const TERM_LIMIT = 64;

/** A term, or the beginning of one that is too long, without half a character at its end. */
export function cutTerm(term: string): string {
  if (term.length <= TERM_LIMIT) return term;
  const start = term.slice(0, TERM_LIMIT);
  return /[\ud800-\udbff]$/.test(start) ? start.slice(0, -1) : start;
}

/** How words are told apart. Two sets: most tokens are ASCII, and property classes cost milliseconds to compile. */
interface Patterns {
  /** A word of a piece; `c++` and `f#` keep their signs. */
  readonly atom: RegExp;
  /** Parts of a word in mixed case, and its numbers: `camelCase`, `HTTPServer`, `sha256`. */
  readonly hump: RegExp;
  /** Capitals with a plural: `ADRs`, `URLs`. */
  readonly pluralCapitals: RegExp;
  readonly letters: RegExp;
  readonly digits: RegExp;
  /** Two or three words joined by hyphens. */
  readonly hyphened: RegExp;
  readonly fold: (word: string) => string;
}

const ASCII: Patterns = {
  atom: /[A-Za-z0-9']+(?:\+\+|#(?![A-Za-z0-9]))?/g,
  hump: /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+/g,
  pluralCapitals: /^[A-Z]{2,}s$/,
  letters: /^[A-Za-z]+$/,
  digits: /^[0-9]+$/,
  hyphened: /^[A-Za-z]+(?:-[A-Za-z]+){1,2}$/,
  fold: (word) => word.toLowerCase(),
};

const UNICODE: Patterns = {
  atom: /[\p{L}\p{M}\p{N}']+(?:\+\+|#(?![\p{L}\p{N}]))?/gu,
  hump: /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+|[\p{Lo}\p{Lm}\p{Lt}\p{M}]+|\p{N}+/gu,
  pluralCapitals: /^\p{Lu}{2,}s$/u,
  letters: /^[\p{L}\p{M}]+$/u,
  digits: /^\p{N}+$/u,
  hyphened: /^[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+){1,2}$/u,
  fold,
};

/** A plain word: most tokens, and nothing to take apart. */
const PLAIN = /^[A-Z]?[a-z]+$/;

/** What may stand inside a token without parting it. */
const PIECE = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}'._/:+#@-]*[\p{L}\p{M}\p{N}])?(?:\+\+|#)?/gu;

/** What French drops before a vowel: `l'index`, `qu'elle`. */
const ELISION = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)'(?=\p{L}{2})/iu;

/** What English hangs on a word: `anya's`, `we'll`; but `don't` is a word of its own. */
const CLITIC = /'(?:s|ll|re|ve|d|m)?$/i;

/** The parts of a token, wholes first. */
export function partsOf(token: string, side: Side): Part[] {
  if (PLAIN.test(token)) return [{ kind: "word", text: token.toLowerCase() }];
  if (isAscii(token)) return partsOfPiece(token, side, ASCII);
  const pieces = unify(token).match(PIECE) ?? [];
  return pieces.flatMap((piece) => partsOfPiece(piece, side, isAscii(piece) ? ASCII : UNICODE));
}

/** The terms and words of a token, with its atoms taken apart as well. */
export function leavesOf(token: string, side: Side): Leaf[] {
  return partsOf(token, side).flatMap((part) =>
    part.kind === "atom" ? leavesOf(part.text, side) : [part],
  );
}

function partsOfPiece(piece: string, side: Side, patterns: Patterns): Part[] {
  const found = piece.match(patterns.atom) ?? [];
  const atoms = piece.includes("'") ? found.map(bare).filter((atom) => atom !== "") : found;
  const [first = ""] = atoms;
  if (atoms.length < 2) return partsOfAtom(first, side, patterns);
  const parts = wholesOf(piece, atoms, patterns);
  for (const atom of atoms) if (atom.length > 1) parts.push({ kind: "atom", text: atom });
  return parts;
}

/** An atom without apostrophes and what hangs on them. */
function bare(atom: string): string {
  return atom.replace(/^'+/, "").replace(ELISION, "").replace(CLITIC, "").replaceAll("'", "");
}

/** The name that several atoms make: words joined by hyphens are one word to many (`re-index`, `reindex`). */
function wholesOf(piece: string, atoms: readonly string[], patterns: Patterns): Part[] {
  if (piece.length > TERM_LIMIT) return [];
  if (patterns.hyphened.test(piece)) return [{ kind: "word", text: atoms.join("").toLowerCase() }];
  const whole = patterns.fold(piece.replaceAll("'", ""));
  return isVersion(whole) ? [asWhole(whole), asWhole(whole.slice(1))] : [asWhole(whole)];
}

function isVersion(whole: string): boolean {
  return whole.startsWith("v") && /^v\d/.test(whole);
}

function partsOfAtom(atom: string, side: Side, patterns: Patterns): Part[] {
  if (atom.endsWith("#") || atom.endsWith("++")) {
    const bareAtom = atom.replace(/(?:\+\+|#)$/, "");
    return [asWhole(patterns.fold(atom)), ...partsOfAtom(bareAtom, side, patterns)];
  }
  if (patterns === ASCII) return partsOfWord(atom, ASCII);
  return runsOf(atom).flatMap(({ text, unspaced }) => {
    if (!unspaced) return partsOfWord(text, patterns);
    const folded = fold(text);
    return (side === "index" ? indexTermsOf(folded) : bigramsOf(folded)).map(asWhole);
  });
}

/** A word of a script with spaces: itself, then its humps where it has several. */
function partsOfWord(word: string, patterns: Patterns): Part[] {
  if (patterns.digits.test(word)) return numberParts(patterns.fold(word));
  const itself: Part = patterns.letters.test(word)
    ? { kind: "word", text: word.toLowerCase() }
    : asWhole(patterns.fold(word));
  const parts: Part[] = [itself];
  const humps = humpsOf(word, patterns);
  if (humps.length < 2) return parts;
  for (const hump of humps) if (hump.length > 1) parts.push({ kind: "atom", text: hump });
  return parts;
}

/** None of what is data rather than a word: its humps would be noise. */
function humpsOf(word: string, { hump, pluralCapitals }: Patterns): readonly string[] {
  if (word.length > TERM_LIMIT || pluralCapitals.test(word)) return [];
  return word.match(hump) ?? [];
}

/** A number as written, and without the zeros that only fill it up: `0042` is found by `42`. */
function numberParts(digits: string): Leaf[] {
  const short = digits.replace(/^0+(?=\d)/, "");
  return digits.length > 2 && short !== digits ? [digits, short].map(asWhole) : [asWhole(digits)];
}

function asWhole(text: string): Leaf {
  return { kind: "whole", text };
}
