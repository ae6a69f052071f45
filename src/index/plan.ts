/** What the indexer has to do: the listing of the files compared with the files that the index knows. Pure. */
import type { WikiPath } from "../domain/identity.ts";
import type { FileStamp, Unreadable, WikiListing } from "../domain/ports.ts";
import type { IndexedFile } from "../store/port.ts";
import { isSameStamp, untrusted } from "./stamp.ts";

/** A file that may have changed. */
export interface Suspect {
  readonly stamp: FileStamp;
  /** As the index knows it; null where it is new. */
  readonly known: IndexedFile | null;
}

export interface Plan {
  /** Known files that are gone. */
  readonly removed: readonly IndexedFile[];
  /** Files to read, in the order of path. */
  readonly suspects: readonly Suspect[];
  /** Listed paths that are not to be read, with what the index does not know of them yet. */
  readonly closed: readonly Suspicion[];
}

/** A path that gives no page now, and how the index knows it. */
export interface Suspicion {
  readonly fault: Unreadable;
  readonly known: IndexedFile | null;
}

/** Compares a listing with the known files; a file whose size and times are the same is taken as unchanged. */
export function planIndex(listing: WikiListing, known: readonly IndexedFile[]): Plan {
  // What is met in the listing is taken out, so that what is left is gone.
  const left = new Map(known.map((file) => [file.path, file]));
  const take = (path: WikiPath) => {
    const file = left.get(path) ?? null;
    left.delete(path);
    return file;
  };
  const suspects = listing.files
    .map((stamp) => ({ stamp, known: take(stamp.path) }))
    .filter((suspect) => suspect.known === null || !isSameStamp(suspect.stamp, suspect.known));
  const closed = listing.unreadable.map((fault) => ({ fault, known: take(fault.path) }));
  return { removed: goneFrom(listing, left.values()), suspects, closed };
}

/**
 * How the index keeps a path that gives no page now. Where the machine is at fault, a known page stays as it was and
 * is only marked; otherwise, and for a path that is new, nothing but the reason is kept.
 */
export function rowOfUnreadable(
  fault: Unreadable,
  known: IndexedFile | null,
  stamp: FileStamp = { path: fault.path, size: 0, mtime: 0, ctime: 0 },
): IndexedFile {
  const { reason, blocked } = fault;
  if (blocked && known !== null && hasPage(known))
    return untrusted({ ...known, unreadable: reason });
  const row = { ...stamp, hash: "", unreadable: reason };
  return blocked ? untrusted(row) : row;
}

/** Whether the index keeps a page for a file; it does for one that it has read, though it may not read it now. */
export function hasPage(file: IndexedFile): boolean {
  return file.hash !== "";
}

/** Known files that are listed no more, except those that lie beneath what could not be looked into. */
function goneFrom(listing: WikiListing, unlisted: Iterable<IndexedFile>): IndexedFile[] {
  const blocked = listing.unreadable.filter((fault) => fault.blocked).map(({ path }) => path);
  return [...unlisted].filter(({ path }) => !blocked.some((folder) => isBeneath(path, folder)));
}

function isBeneath(path: WikiPath, folder: WikiPath): boolean {
  return folder === "." || path.startsWith(`${folder}/`);
}
