/** What can go wrong with the file of an index, told from what SQLite says. */
import { existsSync, renameSync } from "node:fs";
import type { StoreFault } from "../port.ts";

/** Thrown where an index turns out to be broken while it is read. It has been moved aside: open the store again. */
export class DamagedStoreError extends Error {
  readonly fault: StoreFault;

  constructor(fault: StoreFault) {
    super(fault.message);
    this.name = "DamagedStoreError";
    this.fault = fault;
  }
}

/** Result codes of SQLite, from https://www.sqlite.org/rescode.html, that are no bug of ours; most are primary ones. */
const REASONS: ReadonlyMap<number, StoreFault["reason"] | "busy"> = new Map([
  [5, "busy"],
  [6, "busy"],
  [8, "read-only"],
  [10, "unavailable"],
  [11, "damaged"],
  [13, "full-disk"],
  [14, "unavailable"],
  [23, "unavailable"],
  [26, "damaged"],
  // IOERR_SHORT_READ and IOERR_CORRUPTFS: the file ends too soon, or the disk itself says that it is broken.
  [522, "damaged"],
  [8458, "damaged"],
  // IOERR_SHMSIZE: there is no room for the file by which SQLite counts readers.
  [4874, "full-disk"],
]);

const PRIMARY_CODE = 0xff;

/** Why a call failed; null where SQLite did not say so, or where it is a bug. */
export function reasonOf(error: unknown): StoreFault["reason"] | "busy" | null {
  if (!(error instanceof Error) || !("errcode" in error)) return null;
  const code = Number(error.errcode);
  return REASONS.get(code) ?? REASONS.get(code & PRIMARY_CODE) ?? null;
}

/** Why a folder cannot be made, told from what the system says. */
export function folderReason(error: unknown): StoreFault["reason"] {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "ENOSPC" || code === "EDQUOT") return "full-disk";
  return code === "EROFS" || code === "EACCES" || code === "EPERM" ? "read-only" : "unavailable";
}

const MESSAGES: Readonly<Record<StoreFault["reason"], (location: string) => string>> = {
  "full-disk": (location) =>
    `No space is left on the disk of ${location}. The index is as it was before; free some space and run again.`,
  "read-only": (location) =>
    `${location} may be read but not written. The index is as it was before; let --store name another place.`,
  damaged: (location) => `The index ${location} is broken.`,
  unavailable: (location) =>
    `The index ${location} can neither be opened nor made. Look whether its folder is there and may be written.`,
};

/** The fault of a store at a place. */
export function storeFault(reason: StoreFault["reason"], location: string): StoreFault {
  return { reason, location, message: MESSAGES[reason](location) };
}

/** Files that SQLite keeps beside a database; they belong to it and go where it goes. */
const COMPANIONS = ["", "-wal", "-shm"];

/** Moves a broken or foreign file to the first free `<file>.broken-N`, and gives that name. Nothing is deleted. */
export function moveAside(file: string): string {
  let number = 1;
  while (COMPANIONS.some((end) => existsSync(`${file}.broken-${number}${end}`))) number++;
  const aside = `${file}.broken-${number}`;
  for (const end of COMPANIONS) {
    if (existsSync(`${file}${end}`)) renameSync(`${file}${end}`, `${aside}${end}`);
  }
  return aside;
}

/** The fault of a file that was moved aside. */
export function damagedFault(location: string, aside: string): StoreFault {
  const message = `The index ${location} was broken and is now ${aside}. Run the command again to build a new one.`;
  return { reason: "damaged", location, message };
}
