/** The name that a link that leads nowhere was probably meant to have. */
import { distance } from "fastest-levenshtein";
import { nameKey } from "../../domain/identity.ts";
import { isMarkdown } from "../../domain/markdown-file.ts";
import type { CheckedWiki } from "./rule.ts";

/**
 * Different targets that are compared with every name. A wiki with more of them was moved or cut in half, and a
 * guess for each would take minutes and help nobody.
 */
const MOST_TARGETS = 500;

/** Gives the path that a link to a file meant, the identity that any other meant; null where that is not one for sure. */
export function nearestNames({ pages }: CheckedWiki): (target: string) => string | null {
  const identities = pages
    .filter(({ kind }) => kind !== "note")
    .map(({ identity }) => ({ name: String(identity), key: padded(identity) }));
  const files = pages.map(({ path }) => ({ name: String(path), key: fileName(path) }));
  const found = new Map<string, string | null>();
  return (target) => {
    const name = target.replace(/[#?].*$/s, "");
    const known = found.get(name);
    if (known !== undefined || found.size >= MOST_TARGETS) return known ?? null;
    const nearest = isMarkdown(name)
      ? nearestFile(fileName(name), files)
      : onlyNear(padded(name), identities, 1);
    found.set(name, nearest);
    return nearest;
  };
}

interface Candidate {
  readonly name: string;
  /** What is compared. */
  readonly key: string;
}

/** `ADR-7` and `adr 0007` as `adr-0007`, so that a digit too few is no likeness. */
function padded(name: string): string {
  return nameKey(name).replace(/\d+$/, (digits) => digits.padStart(4, "0"));
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1).toLowerCase();
}

/** Every folder has one, so that another folder's is no likeness. */
const FRONT_PAGE = /^(?:readme|index)\./;

/** A file that was moved, one that was given another number, or one with a slip in its name. */
function nearestFile(name: string, files: readonly Candidate[]): string | null {
  if (FRONT_PAGE.test(name)) return null;
  return (
    onlyOne(files.filter(({ key }) => key === name)) ??
    onlyOne(files.filter(({ key }) => slugOf(key) === slugOf(name))) ??
    onlyNear(name, files, Math.floor(name.length / 8))
  );
}

/** `0034-use-it.md` and `adr-034-use-it.md` without their numbers. */
function slugOf(name: string): string {
  return name.replace(/^(?:[a-z]+[-_])*?\d+[-_]/, "");
}

function onlyNear(word: string, candidates: readonly Candidate[], most: number): string | null {
  return onlyOne(candidates.filter(({ key }) => isNear(key, word, most)));
}

function isNear(one: string, other: string, most: number): boolean {
  return Math.abs(one.length - other.length) <= most && distance(one, other) <= most;
}

function onlyOne([only, other]: readonly Candidate[]): string | null {
  return only !== undefined && other === undefined ? only.name : null;
}
