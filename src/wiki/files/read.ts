/** Reads one file of the wiki, and nothing that is not a plain file inside its root or a link to one that is a page. */
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readFileSync,
  realpathSync,
} from "node:fs";
import { dirname, join } from "node:path";
import type { WikiPath } from "../../domain/identity.ts";
import type { Unreadable } from "../../domain/ports.ts";
import { failed, ok, type Result } from "../../domain/result.ts";
import { isInside } from "./inside.ts";
import { unreadable, unreadableBecause } from "./reasons.ts";
import { lookAtLink } from "./symbolic-link.ts";

/** Not blocking, so that a pipe without a writer does not hold the index up for ever; no symbolic link at the end. */
const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0);

/** Reads files under `root`, an absolute path without symbolic links. Folders that were once found inside are trusted. */
export function readerOf(root: string): (path: WikiPath) => Result<Uint8Array, Unreadable> {
  const inside = new Set<string>();
  return (path) => {
    try {
      const file = join(root, path);
      const folder = dirname(file);
      if (!inside.has(folder)) {
        if (!isInside(root, realpathSync.native(folder))) {
          return failed(unreadable(path, "It lies outside the wiki."));
        }
        inside.add(folder);
      }
      return readPlainFile(path, file);
    } catch (error) {
      return readLink(root, path) ?? failed(unreadableBecause(path, error));
    }
  };
}

/** Null where the path is no symbolic link, or one that is not followed. */
function readLink(root: string, path: WikiPath): Result<Uint8Array, Unreadable> | null {
  try {
    if (!lstatSync(join(root, path)).isSymbolicLink()) return null;
    const { page } = lookAtLink(root, path);
    return page === null ? null : readPlainFile(path, page.file);
  } catch {
    return null;
  }
}

function readPlainFile(path: WikiPath, file: string): Result<Uint8Array, Unreadable> {
  const descriptor = openSync(file, FLAGS);
  try {
    const stats = fstatSync(descriptor);
    if (stats.isDirectory()) return failed(unreadable(path, "It is a folder, not a file."));
    if (!stats.isFile()) return failed(unreadable(path, "It is neither a file nor a folder."));
    return ok(readFileSync(descriptor));
  } finally {
    closeSync(descriptor);
  }
}
