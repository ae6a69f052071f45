/** Tells somebody else's file from an index by its first bytes, before anything opens it. */
import { closeSync, openSync, readSync } from "node:fs";
import { APPLICATION } from "./schema.ts";

/** How every SQLite file begins, from https://www.sqlite.org/fileformat.html#the_database_header. */
const MAGIC = "SQLite format 3\0";

/** Where the header keeps the number of the application, four bytes with the highest first. */
const APPLICATION_OFFSET = 68;

/** Where it counts the changes of the tables; none yet where a first index is being made, or waits in the log. */
const SCHEMA_COOKIE_OFFSET = 40;

const HEADER_LENGTH = 100;

/** Whether a file holds something that is no index of ours. An empty file, and one that is not there, hold nothing. */
export function isForeign(file: string): boolean {
  const header = Buffer.alloc(HEADER_LENGTH);
  const length = readHeader(file, header);
  if (length === 0) return false;
  if (header.toString("latin1", 0, MAGIC.length) !== MAGIC) return true;
  const application = header.readInt32BE(APPLICATION_OFFSET);
  const isNew = application === 0 && header.readInt32BE(SCHEMA_COOKIE_OFFSET) === 0;
  return !isNew && application !== APPLICATION;
}

/** How many bytes were read; none where the file cannot be opened, which whoever opens it will tell. */
function readHeader(file: string, header: Buffer): number {
  try {
    const descriptor = openSync(file, "r");
    try {
      return readSync(descriptor, header, 0, HEADER_LENGTH, 0);
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return 0;
  }
}
