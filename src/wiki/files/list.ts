/**
 * Lists the pages of a folder. Reads names and stamps only, synchronously: ten thousand asynchronous calls cost
 * several times the work itself.
 */
import { type Dirent, lstatSync, readdirSync, type Stats } from "node:fs";
import type { WikiPath } from "../../domain/identity.ts";
import { byCodeUnit } from "../../domain/order.ts";
import type { FileStamp, Unreadable, WikiListing } from "../../domain/ports.ts";
import { excluderOf } from "../glob.ts";
import { isMarkdown, isPassedOver } from "./names.ts";
import { unreadable, unreadableBecause } from "./reasons.ts";
import { lookAtLink } from "./symbolic-link.ts";

/** What a name with bytes that are no UTF-8 shows: Node puts it in their place, and then cannot find the file. */
const REPLACEMENT = "\uFFFD";

interface Walk {
  readonly root: string;
  readonly isExcluded: ((path: string) => boolean) | null;
  readonly files: FileStamp[];
  readonly unreadable: Map<WikiPath, Unreadable>;
}

/** Every page under `root`, an absolute path, in the order of path; what could not be looked at is told, never thrown. */
export function listFolder(root: string, exclude: readonly string[]): WikiListing {
  const walk: Walk = {
    root,
    isExcluded: excluderOf(exclude),
    files: [],
    unreadable: new Map(),
  };
  walkFolder(walk, "");
  return {
    files: walk.files,
    unreadable: [...walk.unreadable.values()].toSorted((one, other) =>
      byCodeUnit(one.path, other.path),
    ),
  };
}

/** `folder` is relative to the root and ends in `/`; the root itself is empty. */
function walkFolder(walk: Walk, folder: string): void {
  const { isExcluded } = walk;
  const base = absolute(walk, folder);
  const { names, others } = contentOf(walk, folder, base);
  for (const name of names) {
    const path = (folder + name) as WikiPath;
    const isFolder = name.endsWith("/");
    if (isExcluded?.(isFolder ? path.slice(0, -1) : path)) continue;
    if (isFolder) visitFolder(walk, path);
    else if (others?.has(name)) visitOther(walk, path, others.get(name));
    else visitFile(walk, path, base + name);
  }
}

interface Content {
  /** Markdown files, folders with a slash, and others. */
  readonly names: readonly string[];
  /** What is neither a file nor a folder, by name; null where there is nothing of the kind. */
  readonly others: ReadonlyMap<string, Dirent> | null;
}

/** A folder counts with its slash, so that walking in this order gives whole paths in code-unit order. */
function contentOf(walk: Walk, folder: string, base: string): Content {
  const names: string[] = [];
  let others: Map<string, Dirent> | null = null;
  for (const entry of entriesOf(walk, folder, base)) {
    const { name } = entry;
    if (isPassedOver(name)) continue;
    if (entry.isFile()) {
      if (isMarkdown(name)) names.push(name);
    } else if (entry.isDirectory()) {
      names.push(`${name}/`);
    } else {
      names.push(name);
      others = (others ?? new Map()).set(name, entry);
    }
  }
  return { names: isOrdered(names) ? names : names.sort(), others };
}

/** Whether names are in order already, which those of a folder without folders mostly are. */
function isOrdered(names: readonly string[]): boolean {
  return names.every((name, at) => at === 0 || (names[at - 1] ?? "") < name);
}

function entriesOf(walk: Walk, folder: string, base: string): Dirent[] {
  try {
    return readdirSync(base, { withFileTypes: true });
  } catch (error) {
    const path = (folder.slice(0, -1) || ".") as WikiPath;
    // What is listed and then cannot be opened is in the way, not gone: the pages in it must not be lost.
    report(walk, { ...unreadableBecause(path, error), blocked: true });
    return [];
  }
}

function visitFolder(walk: Walk, folder: string): void {
  const path = folder.slice(0, -1) as WikiPath;
  if (isMarkdown(path)) report(walk, unreadable(path, FOLDER_NAMED_AS_PAGE));
  walkFolder(walk, folder);
}

const FOLDER_NAMED_AS_PAGE = "It is a folder with the name of a page; the pages in it are read.";

/** What is neither a file nor a folder. */
function visitOther(walk: Walk, path: WikiPath, entry: Dirent | undefined): void {
  if (entry?.isSymbolicLink()) visitLink(walk, path);
  else if (isMarkdown(path)) report(walk, unreadable(path, "It is neither a file nor a folder."));
}

function visitLink(walk: Walk, path: WikiPath): void {
  const seen = lookAtLink(walk.root, path);
  if (seen.page !== null) walk.files.push(stampOf(path, seen.page.stats));
  report(walk, seen.fault);
}

/** Made once: an object for each call costs as much as the call spares. */
const QUIETLY = { throwIfNoEntry: false } as const;

function visitFile(walk: Walk, path: WikiPath, file: string): void {
  try {
    const stats = lstatSync(file, QUIETLY);
    if (stats?.isFile()) walk.files.push(stampOf(path, stats));
    else if (path.includes(REPLACEMENT)) report(walk, unreadable(path, "Its name is not UTF-8."));
  } catch (error) {
    report(walk, unreadableBecause(path, error));
  }
}

function stampOf(path: WikiPath, { size, mtimeMs, ctimeMs }: Stats): FileStamp {
  return { path, size, mtime: mtimeMs, ctime: ctimeMs };
}

function report(walk: Walk, fault: Unreadable | null): void {
  if (fault !== null) walk.unreadable.set(fault.path, fault);
}

function absolute(walk: Walk, path: string): string {
  return `${walk.root}/${path}`;
}
