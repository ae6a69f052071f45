/** The listing of a wiki's files as one string: two equal strings mean that no file has changed in between. */
import type { WikiListing } from "../domain/ports.ts";

/** Numbers that a file's stamp has: size, time of modification, time of change. */
const STAMP_NUMBERS = 3;

/**
 * The manifest of a listing. Stamps go in as the bytes of their numbers, for writing out twenty thousand fractions
 * costs more than asking the file system for them. Paths hold no `//`, so it parts them without doubt.
 */
export function manifestOf({ files, unreadable }: WikiListing): string {
  const stamps = new Float64Array(files.length * STAMP_NUMBERS);
  let next = 0;
  for (const { size, mtime, ctime } of files) {
    stamps[next++] = size;
    stamps[next++] = mtime;
    stamps[next++] = ctime;
  }
  return [
    Buffer.from(stamps.buffer).toString("base64"),
    files.map(({ path }) => path).join("//"),
    unreadable.map(({ path, reason }) => `${path}//${reason}`).join("//"),
  ].join("\n//\n");
}

/** The manifest of an index that answers for no listing: the next look compares file by file. */
export const UNSETTLED = "";
