/** Which pages a name means: the one rule, used by links, by `recall` and by `check` (ADR-0005). */
import type { NameKey } from "./identity.ts";
import { NAME_ROLES, type NameRole } from "./page.ts";

/** Pages that bear a name, by its key. */
export type BearersOf<Bearer> = (key: NameKey) => readonly Bearer[];

/**
 * The bearers that a name means: those to whom it is the most to, in the order of `NAME_ROLES`. An identity wins
 * over an alias, an alias over a number. More than one left is an ambiguity that the caller has to tell.
 */
export function strongestBearers<Bearer extends { readonly role: NameRole }>(
  bearers: readonly Bearer[],
): Bearer[] {
  const strongest = Math.min(...bearers.map(({ role }) => NAME_ROLES.indexOf(role)));
  return bearers.filter(({ role }) => NAME_ROLES.indexOf(role) === strongest);
}

/** The bearers of the first key that anyone bears; none when all are unknown. */
export function bearersOfFirst<Bearer extends { readonly role: NameRole }>(
  keys: readonly NameKey[],
  bearersOf: BearersOf<Bearer>,
): Bearer[] {
  for (const key of keys) {
    const bearers = strongestBearers(bearersOf(key));
    if (bearers.length > 0) return bearers;
  }
  return [];
}
