/** Which pieces of a question may be names, and which pages they name. Pure: the pages that bear a name are given. */
import {
  type IdentityShape,
  keysOfName,
  mentionsIn,
  type NameKey,
  nameKey,
  pathKey,
  wikiPath,
} from "../domain/identity.ts";
import { byCodeUnit } from "../domain/order.ts";
import type { NameRole } from "../domain/page.ts";
import { strongestBearers } from "../domain/resolution.ts";
import type { NamedPage, PageSummary } from "../store/port.ts";
import { namesOfQuestion } from "./question.ts";

/** One way to read a piece of the question: names that mean the same, in any log or in one. */
interface Reading {
  readonly keys: readonly NameKey[];
  /** Key of the scope that the page has to have; null for any. */
  readonly scope: NameKey | null;
  /** The name by itself, where other words stood before it. */
  readonly text?: string;
}

/** A piece of the question that may be a name. */
export interface WantedName {
  readonly text: string;
  readonly isWhole: boolean;
  /** Best first: the first that any page bears is meant. */
  readonly readings: readonly Reading[];
}

/** A piece of a sentence that is built like an identity. */
export interface Mention extends WantedName {
  readonly shape: IdentityShape;
}

/** A name that leads to a page, or to several that claim it. */
export interface ResolvedName {
  readonly text: string;
  readonly role: NameRole;
  /** In the order of path. */
  readonly pages: readonly PageSummary[];
}

/** Records that others number: `RFC 0042` in a log of ADRs is no ADR. */
const FOREIGN_SERIES = /^(?:[a-z]ip|cve|dep|iso|issue|jep|kep|pep|pr|rfc)$/i;
const PADDED_NUMBER = /^(.*?)[\s_#-]*(0\d{3,5})$/u;
const NUMBER = /^#?\d+$/;

/**
 * The question as a whole, read as one name, in the spellings it may have. `roots` are folders that a path may begin
 * with; `folder` is the one, from the wiki's root, that it may be relative to, and then it is that before anything else.
 */
export function wholeName(text: string, roots: readonly string[], folder = ""): WantedName {
  const names = namesOfQuestion(text);
  const readings = names.flatMap((spelling) => [
    ...readingsInFolder(folder, spelling),
    { keys: [...keysOfName(spelling), ...keysBelow(roots, spelling)], scope: null },
    ...readingsInScope(spelling),
  ]);
  return { text: names.at(-1) ?? text, isWhole: true, readings };
}

/** Names inside a sentence, in the order of the text. */
export function mentionedNames(text: string, folder = ""): Mention[] {
  return mentionsIn(text).map(({ text: name, keys, shape }) => {
    const inFolder = shape === "path" ? readingsInFolder(folder, name) : [];
    const readings = [
      ...inFolder,
      { keys, scope: null },
      ...readingsInScope(name),
      ...readingsAsNumber(name),
    ];
    return { text: name, shape, isWhole: false, readings };
  });
}

/** Every key that has to be looked up for these names. */
export function keysOf(wanted: readonly WantedName[]): NameKey[] {
  return [...new Set(wanted.flatMap(({ readings }) => readings.flatMap(({ keys }) => keys)))];
}

/**
 * The pages that a name means among those that bear one of its keys; null where none does. Inside a sentence a title
 * is no name: words that happen to be a title are found by the search.
 */
export function resolveName(
  wanted: WantedName,
  bearers: readonly NamedPage[],
  scopes: readonly string[] = [],
): ResolvedName | null {
  const allowed = new Set(scopes.map(nameKey));
  for (const { keys, scope, text = wanted.text } of wanted.readings) {
    const meant = bearers.filter(
      ({ key, role, page }) =>
        keys.includes(key) &&
        (wanted.isWhole || role !== "title") &&
        (scope === null || nameKey(page.scope) === scope) &&
        (allowed.size === 0 || allowed.has(nameKey(page.scope))),
    );
    const [first, ...others] = strongestBearers(meant);
    if (first) return { text, role: first.role, pages: uniquePages(first, others) };
  }
  return null;
}

/** A name of one plain word may just as well be a word: it leads the hits, and the search goes on. */
export function isCertain({ text, role }: ResolvedName): boolean {
  if (role === "path" || role === "number") return true;
  return role !== "title" && !/^\p{L}+$/u.test(text);
}

function uniquePages(first: NamedPage, others: readonly NamedPage[]): PageSummary[] {
  const byPath = new Map([first, ...others].map(({ page }) => [page.path, page]));
  return [...byPath.values()].toSorted((one, other) => byCodeUnit(one.path, other.path));
}

/** `web/42` is `42` in the log `web`, beside being whatever is called so. */
function readingsInScope(name: string): Reading[] {
  const slash = name.lastIndexOf("/");
  if (slash <= 0 || slash === name.length - 1) return [];
  const scope = nameKey(name.slice(0, slash));
  return [{ keys: [nameKey(name.slice(slash + 1))], scope }];
}

/** "did 0042 replace" mentions `0042`, though `did 0042` is built like `ADR 0042`. */
function readingsAsNumber(name: string): Reading[] {
  const [, before = "", number] = PADDED_NUMBER.exec(name) ?? [];
  if (number === undefined || before.includes("/") || FOREIGN_SERIES.test(before)) return [];
  if (/^adr$/i.test(before)) return [];
  return [{ keys: [nameKey(number)], scope: null, text: number }];
}

/** Built like a path rather than a name. */
const PATH_LIKE = /\/|\.(?:mdx?|markdown)$/i;

/** A path as a shell takes it: from a folder of the wiki, `.` and `..` followed; none where it leads out. */
function readingsInFolder(folder: string, name: string): Reading[] {
  const path = wikiPath(name);
  if (!PATH_LIKE.test(name) || path.startsWith("/")) return [];
  const parts: string[] = [];
  for (const part of `${folder}/${path}`.split("/")) {
    if (part === ".." && parts.pop() === undefined) return [];
    if (part !== "" && part !== "." && part !== "..") parts.push(part);
  }
  return [{ keys: [pathKey(parts.join("/"))], scope: null }];
}

/** A path may be written from the folder that holds the wiki: `wiki/adr/0001-x.md`. */
function keysBelow(roots: readonly string[], name: string): NameKey[] {
  const path = wikiPath(name);
  return roots
    .map((root) => wikiPath(root).replace(/\/?$/, "/"))
    .filter((root) => path.startsWith(root) && path.length > root.length)
    .map((root) => pathKey(path.slice(root.length)));
}

/** What a whole question is built like; null where it is built like no identity, but may be a title or an alias. */
export function shapeOf({ text: name }: WantedName): IdentityShape | null {
  if (NUMBER.test(name)) return "number";
  const [mention, ...others] = mentionsIn(name);
  if (mention && others.length === 0 && mention.text.length === name.length) return mention.shape;
  return /^\S+\/\S+\.(?:mdx?|markdown)$/i.test(name) ? "path" : null;
}
