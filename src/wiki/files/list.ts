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
  readonly isExcluded: (path: string) => boolean;
  readonly files: FileStamp[];
  readonly unreadable: Map<WikiPath, Unreadable>;
}

/** Every page under `root`, an absolute path, in the order of path; what could not be looked at is told, never thrown. */
export function listFolder(root: string, exclude: readonly string[]): WikiListing {
  const walk: Walk = {
    root,
    isExcluded: excluderOf(exclude) ?? (() => false),
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
  const entries = entriesOf(walk, folder);
  // A folder counts with its slash, so that walking in this order gives whole paths in code-unit order.
  const keys = entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
  const byKey = new Map(keys.map((key, index) => [key, entries[index]]));
  for (const key of keys.sort()) {
    const entry = byKey.get(key);
    if (entry !== undefined && !isPassedOver(entry.name)) visit(walk, folder, entry);
  }
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

function visit(walk: Walk, folder: string, entry: Dirent): void {
  const path = `${folder}${entry.name}` as WikiPath;
  if (walk.isExcluded(path)) return;
  if (entry.isFile()) {
    if (isMarkdown(entry.name)) visitFile(walk, path);
  } else if (entry.isDirectory()) {
    if (isMarkdown(entry.name)) report(walk, unreadable(path, FOLDER_NAMED_AS_PAGE));
    walkFolder(walk, `${path}/`);
  } else if (entry.isSymbolicLink()) {
    report(walk, faultOfSymbolicLink(walk.root, path));
  } else if (isMarkdown(entry.name)) {
    report(walk, unreadable(path, "It is neither a file nor a folder."));
  }
}

const FOLDER_NAMED_AS_PAGE = "It is a folder with the name of a page; the pages in it are read.";

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
