/**
 * Identities and the names that lead to them. An exact identity is resolved before any search (ADR-0005), so
 * this file decides what counts as one, how it is spelt, and which spellings mean the same.
 */

import { mentionPatterns } from "./mention-patterns.ts";

declare const identityBrand: unique symbol;
declare const pathBrand: unique symbol;
declare const nameKeyBrand: unique symbol;

/** The full name of a page: `ADR-0042`, `web/ADR-0007`, `ODH-ADR-Operator-0001`, `world:person:anya`, `mem_…`, a path. */
export type Identity = string & { readonly [identityBrand]: true };

/** A path relative to the wiki's root, with `/` between its parts and no leading `./`. */
export type WikiPath = string & { readonly [pathBrand]: true };

/** A name with its spelling taken away: all spellings of one name have one key. Compare keys, print names. */
export type NameKey = string & { readonly [nameKeyBrand]: true };

/** Digits that a decision's number is padded to: `ADR-0042`. */
const NUMBER_WIDTH = 4;

/** The full name of a numbered decision: prefix `ADR`, number 42 and scope `web` give `web/ADR-0042`. */
export function decisionIdentity(prefix: string, number: number, scope = ""): Identity {
  const name = `${prefix}-${String(number).padStart(NUMBER_WIDTH, "0")}`;
  return (scope === "" ? name : `${scope}/${name}`) as Identity;
}

/** The full name of a page that is known by a word: a dated decision's file name, an entity's slug, a note's path. */
export function namedIdentity(name: string, scope = ""): Identity {
  return (scope === "" ? name : `${scope}/${name}`) as Identity;
}

/** Brands a path that the caller has made relative to the wiki's root; turns `\` into `/`. */
export function wikiPath(path: string): WikiPath {
  return path.replaceAll("\\", "/").replace(/^(?:\.\/)+/, "") as WikiPath;
}

/** Hyphens and dashes that text editors and chat programs put where `-` was typed. */
const DASHES = /[\u2010-\u2015\u2212]/g;

const NO_BREAK_SPACES = /[\u00a0\u2007\u202f]/g;

/** Folds what differs between two ways to type one word: width, ligatures, case, composed accents, dashes. */
function foldCase(text: string): string {
  return text.normalize("NFKC").toLowerCase().normalize("NFC").replace(DASHES, "-");
}

/** A name that ends in a number, however it is joined: `adr 42`, `ADR-0042`, `adr_042`, `ADR #42`, `web/adr42`. */
const NUMBERED_NAME = /^((?:[^:]*\/)?[\p{L}][\p{L}\p{N}.-]*?)[\s_#-]*0*(\d+)$/u;

/** A number alone: `42`, `0042`, `#42`. */
const NUMBER_ALONE = /^#?0*(\d+)$/;

/**
 * The key of a name: `adr 42`, `ADR-42` and `adr-0042` have one. Case, width, leading zeros of a closing number
 * and the kind of space are folded; letters of every script and accents count.
 */
export function nameKey(name: string): NameKey {
  const folded = foldCase(name).trim().replace(/\s+/g, " ");
  const alone = NUMBER_ALONE.exec(folded);
  if (alone) return `#${alone[1]}` as NameKey;
  const numbered = NUMBERED_NAME.exec(folded);
  const joined = numbered ? `${numbered[1]}-${numbered[2]}` : folded;
  return joined.replaceAll(" ", "-") as NameKey;
}

/** The key of a path. Case counts here, for a file system may hold both `README.md` and `readme.md`. */
export function pathKey(path: string): NameKey {
  return `path:${path.normalize("NFC")}` as NameKey;
}

/** What a piece of text looks like; the store decides whether it is a name that a page bears. */
export type IdentityShape = "decision" | "proposal" | "memory" | "entity" | "path" | "number";

/** A piece of text that may be an identity, with its offset in UTF-16 code units. */
export interface IdentityMention {
  readonly text: string;
  readonly keys: readonly NameKey[];
  readonly shape: IdentityShape;
  readonly offset: number;
}

/** Everything in a sentence that may be an identity, in the order of the text, without overlaps. */
export function mentionsIn(text: string): IdentityMention[] {
  const found: IdentityMention[] = [];
  // One character for one, so that offsets stay.
  const plain = text.replace(DASHES, "-").replace(NO_BREAK_SPACES, " ");
  for (const { shape, pattern } of mentionPatterns(text)) {
    for (const match of plain.matchAll(pattern)) {
      const mention = { text: match[0], keys: keysOf(match[0], shape), shape, offset: match.index };
      if (!found.some((other) => overlaps(other, mention))) found.push(mention);
    }
  }
  return found.toSorted((one, other) => one.offset - other.offset);
}

/** The keys that a whole question may have as a name: as a name, and as a path. */
export function keysOfName(text: string): NameKey[] {
  const trimmed = text.trim();
  const path = wikiPath(trimmed);
  return [...new Set([nameKey(trimmed), pathKey(path), pathKey(path.replace(/\/$/, ""))])];
}

function keysOf(text: string, shape: IdentityShape): NameKey[] {
  return shape === "path" ? [pathKey(text), nameKey(text)] : [nameKey(text)];
}

function overlaps(one: IdentityMention, other: IdentityMention): boolean {
  return (
    one.offset < other.offset + other.text.length && other.offset < one.offset + one.text.length
  );
}
