/**
 * Texts that are read as data are kept under a seal, for SQLite notices a broken structure and not a broken text: a
 * letter of a JSON key that a failing disk changed would come out as a page without its parts.
 */

/** Thrown where a row is not as it was written. Nobody else writes the file, so it is broken and this is no bug. */
export class BrokenRowError extends Error {
  constructor(what: string) {
    super(`A row of the index is broken: ${what}.`);
    this.name = "BrokenRowError";
  }
}

/** Digits of the checksum in front of a text. */
const DIGITS = 8;

/** The text with its checksum in front. Half of a surrogate pair, which SQLite cannot keep, is replaced. */
export function seal(text: string): string {
  const kept = text.toWellFormed();
  return checksumOf(kept, 0) + kept;
}

/** The text under a seal. Throws a {@link BrokenRowError} where it is not what was sealed. */
export function unseal(sealed: string): string {
  if (checksumOf(sealed, DIGITS) !== sealed.slice(0, DIGITS)) {
    throw new BrokenRowError("its checksum is another");
  }
  return sealed.slice(DIGITS);
}

/** FNV-1a of 32 bits over the UTF-16 code units from `start`, from http://www.isthe.com/chongo/tech/comp/fnv/. */
function checksumOf(text: string, start: number): string {
  let sum = 0x811c9dc5;
  for (let at = start; at < text.length; at++) {
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  }
  return (sum >>> 0).toString(16).padStart(DIGITS, "0");
}
