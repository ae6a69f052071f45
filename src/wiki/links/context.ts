/** What a page itself says about how the names on it are meant. */
import {
  decisionIdentity,
  type NameKey,
  namedIdentity,
  nameKey,
  type WikiPath,
} from "../../domain/identity.ts";

/** The page that a link is written on. */
export interface LinkContext {
  readonly path: WikiPath;
  /** Log it belongs to; names of the same log are tried first. */
  readonly scope: string;
  /** What stands before its number, and is meant where a link is a number alone. */
  readonly prefix: string;
}

/** Keys of a name, the name in the page's own log first. */
export function keysInScope(name: string, { scope }: LinkContext): NameKey[] {
  const key = nameKey(name);
  return scope === "" || name.includes("/") ? [key] : [nameKey(namedIdentity(name, scope)), key];
}

/** Keys of a number alone: the page's own kind of decision in its own log, then anywhere, then any page's number. */
export function keysOfNumber(digits: string, context: LinkContext): NameKey[] {
  const identity = decisionIdentity(context.prefix, Number(digits));
  return [...keysInScope(identity, context), nameKey(digits)];
}

/** Keys of what may be a number alone or a name. */
export function keysOfWord(word: string, context: LinkContext): NameKey[] {
  return /^#?\d{1,6}$/.test(word)
    ? keysOfNumber(word.replace("#", ""), context)
    : keysInScope(word, context);
}
