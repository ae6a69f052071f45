/**
 * Lists the pages of a folder. Reads names and stamps only, synchronously: ten thousand asynchronous calls cost
 * several times the work itself.
 */
import { type Dirent, lstatSync, readdirSync } from "node:fs";
import type { WikiPath } from "../../domain/identity.ts";
import { byCodeUnit } from "../../domain/order.ts";
import type { FileStamp, Unreadable, WikiListing } from "../../domain/ports.ts";
import { excluderOf } from "../glob.ts";
import { isMarkdown, isPassedOver } from "./names.ts";
import { unreadable, unreadableBecause } from "./reasons.ts";
import { faultOfSymbolicLink } from "./symbolic-link.ts";

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
  const { names, others } = contentOf(walk, folder);
  // A folder counts with its slash, so that walking in this order gives whole paths in code-unit order.
  for (const name of names.sort()) {
    const path = `${folder}${name}` as WikiPath;
    if (walk.isExcluded?.(name.endsWith("/") ? path.slice(0, -1) : path)) continue;
    const other = others.get(name);
    if (other !== undefined) visitOther(walk, path, other);
    else if (name.endsWith("/")) visitFolder(walk, path);
    else visitFile(walk, path);
  }
}

interface Content {
  /** Markdown files, folders with a slash, and others. */
  readonly names: string[];
  /** What is neither a file nor a folder, by name. */
  readonly others: ReadonlyMap<string, Dirent>;
}

function contentOf(walk: Walk, folder: string): Content {
  const names: string[] = [];
  const others = new Map<string, Dirent>();
  for (const entry of entriesOf(walk, folder)) {
    const { name } = entry;
    if (isPassedOver(name)) continue;
    if (entry.isDirectory()) names.push(`${name}/`);
    else if (!entry.isFile()) others.set(name, entry);
    else if (isMarkdown(name)) names.push(name);
  }
  return { names: [...names, ...others.keys()], others };
}

function entriesOf(walk: Walk, folder: string): Dirent[] {
  try {
    return readdirSync(absolute(walk, folder), { withFileTypes: true });
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
function visitOther(walk: Walk, path: WikiPath, entry: Dirent): void {
  if (entry.isSymbolicLink()) report(walk, faultOfSymbolicLink(walk.root, path));
  else if (isMarkdown(path)) report(walk, unreadable(path, "It is neither a file nor a folder."));
}

function visitFile(walk: Walk, path: WikiPath): void {
  try {
    const stats = lstatSync(absolute(walk, path), { throwIfNoEntry: false });
    if (stats?.isFile()) {
      walk.files.push({ path, size: stats.size, mtime: stats.mtimeMs, ctime: stats.ctimeMs });
    } else if (path.includes(REPLACEMENT)) {
      report(walk, unreadable(path, "Its name is not UTF-8."));
    }
  } catch (error) {
    report(walk, unreadableBecause(path, error));
  }
}

function report(walk: Walk, fault: Unreadable | null): void {
  if (fault !== null) walk.unreadable.set(fault.path, fault);
}

function absolute(walk: Walk, path: string): string {
  return `${walk.root}/${path}`;
}
