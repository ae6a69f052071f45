/**
 * Lists the pages of a folder. Reads names and stamps only, synchronously: ten thousand asynchronous calls cost
 * several times the work itself.
 */
import { type Dirent, lstatSync, readdirSync, type Stats } from "node:fs";
import type { WikiPath } from "../../domain/identity.ts";
import { isMarkdown } from "../../domain/markdown-file.ts";
import { byCodeUnit } from "../../domain/order.ts";
import type { FileStamp, Unreadable, WikiListing } from "../../domain/ports.ts";
import { excluderOf } from "../glob.ts";
import { isPassedOver } from "./names.ts";
import { unreadable, unreadableBecause } from "./reasons.ts";
import { lookAtLink } from "./symbolic-link.ts";

/** What a name with bytes that are no UTF-8 shows: Node puts it in their place, and then cannot find the file. */
const REPLACEMENT = "\uFFFD";

interface Walk {
  readonly root: string;
  readonly isExcluded: ((path: string) => boolean) | null;
  readonly files: FileStamp[];
  readonly unreadable: Map<WikiPath, Unreadable>;
  /** False once a folder had the name of a page, which is seen too late to keep the order. */
  isOrdered: boolean;
}

/** Every page under `root`, an absolute path, in the order of path; what could not be looked at is told, never thrown. */
export function listFolder(root: string, exclude: readonly string[]): WikiListing {
  const walk: Walk = {
    root,
    isExcluded: excluderOf(exclude),
    files: [],
    unreadable: new Map(),
    isOrdered: true,
  };
  walkFolder(walk, "");
  return {
    files: walk.isOrdered ? walk.files : walk.files.toSorted(byPath),
    unreadable: [...walk.unreadable.values()].toSorted(byPath),
  };
}

function byPath(one: { readonly path: WikiPath }, other: { readonly path: WikiPath }): number {
  return byCodeUnit(one.path, other.path);
}

/** `folder` is relative to the root and ends in `/`; the root itself is empty. */
function walkFolder(walk: Walk, folder: string): void {
  const { isExcluded } = walk;
  const base = `${walk.root}/${folder}`;
  const { names, links } = contentOrReport(walk, folder, base);
  for (const name of names) {
    const path = (folder + name) as WikiPath;
    const isFolder = links !== null && name.endsWith("/");
    if (isExcluded?.(isFolder ? path.slice(0, -1) : path)) continue;
    if (isFolder) walkFolder(walk, path);
    else if (links?.has(name)) visitLink(walk, path);
    else visitPage(walk, path, base + name);
  }
}

interface Content {
  /** Names of pages, folders with a slash, and symbolic links, in order. */
  readonly names: readonly string[];
  /** Symbolic links that have no name of a page; null where all names are those of pages. */
  readonly links: ReadonlySet<string> | null;
}

function contentOrReport(walk: Walk, folder: string, base: string): Content {
  try {
    return contentOf(base);
  } catch (error) {
    const path = (folder.slice(0, -1) || ".") as WikiPath;
    // What is listed and then cannot be opened is in the way, not gone: the pages in it must not be lost.
    report(walk, { ...unreadableBecause(path, error), blocked: true });
    return { names: [], links: null };
  }
}

/**
 * What to visit in a folder. Names alone cost half of names with kinds, and the kind of a page is seen when its stamp
 * is read, so only other names are asked for theirs.
 */
function contentOf(base: string): Content {
  const pages: string[] = [];
  const others: string[] = [];
  for (const name of readdirSync(base)) {
    if (!isPassedOver(name)) (isMarkdown(name) ? pages : others).push(name);
  }
  if (others.length === 0) return { names: pages.sort(), links: null };
  const links = new Set<string>();
  for (const [name, kind] of kindsOf(base, others, pages.length)) {
    // A folder counts with its slash, so that walking in this order gives whole paths in code-unit order.
    if (kind.isDirectory()) pages.push(`${name}/`);
    if (!kind.isSymbolicLink()) continue;
    links.add(name);
    pages.push(name);
  }
  return { names: pages.sort(), links };
}

type Kind = Pick<Dirent, "isDirectory" | "isSymbolicLink">;

/** The kinds of `names`: asked for one by one where they are few beside the pages, else with a second listing. */
function kindsOf(base: string, names: readonly string[], pages: number): [string, Kind][] {
  try {
    if (names.length <= pages) return names.map((name) => [name, lstatSync(base + name)]);
  } catch {
    // One is gone, closed or no UTF-8; a listing has the kinds of such ones too.
  }
  return listedKinds(base, new Set(names));
}

function listedKinds(base: string, names: ReadonlySet<string>): [string, Kind][] {
  const entries = readdirSync(base, { withFileTypes: true });
  return entries.filter(({ name }) => names.has(name)).map((entry) => [entry.name, entry]);
}

const FOLDER_NAMED_AS_PAGE = "It is a folder with the name of a page; the pages in it are read.";

function visitLink(walk: Walk, path: WikiPath): void {
  const seen = lookAtLink(walk.root, path);
  if (seen.page !== null) walk.files.push(stampOf(path, seen.page.stats));
  report(walk, seen.fault);
}

/** Made once: an object for each call costs as much as the call spares. */
const QUIETLY = { throwIfNoEntry: false } as const;

/** Visits what has the name of a page, whatever it is. */
function visitPage(walk: Walk, path: WikiPath, file: string): void {
  try {
    const stats = lstatSync(file, QUIETLY);
    if (stats?.isFile()) walk.files.push(stampOf(path, stats));
    else if (stats !== undefined) visitOther(walk, path, stats);
    else if (path.includes(REPLACEMENT)) report(walk, unreadable(path, "Its name is not UTF-8."));
  } catch (error) {
    report(walk, unreadableBecause(path, error));
  }
}

/** What has the name of a page and is no file. */
function visitOther(walk: Walk, path: WikiPath, stats: Stats): void {
  if (stats.isSymbolicLink()) visitLink(walk, path);
  else if (!stats.isDirectory())
    report(walk, unreadable(path, "It is neither a file nor a folder."));
  else {
    report(walk, unreadable(path, FOLDER_NAMED_AS_PAGE));
    walk.isOrdered = false;
    walkFolder(walk, `${path}/`);
  }
}

function stampOf(path: WikiPath, { size, mtimeMs, ctimeMs }: Stats): FileStamp {
  return { path, size, mtime: mtimeMs, ctime: ctimeMs };
}

function report(walk: Walk, fault: Unreadable | null): void {
  if (fault !== null) walk.unreadable.set(fault.path, fault);
}
