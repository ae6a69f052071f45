/** Whether what stands between two lines of dashes is meant as fields, or is a text between two rules. */
import { KNOWN_FIELDS } from "../fields/known.ts";
import { fieldName } from "../fields/name.ts";

/** A word or four that are no sentence, and a colon; the colon may be the wide one, and its space may be missing. */
const KEY_LINE =
  /^[ \t]*(?:<!--\s*|\{\s*)?["'*_`]{0,3}([\p{L}\p{N}_$@][\p{L}\p{N}_$.@/()-]*(?: [\p{L}\p{N}_$/()-]+){0,3})["'*_`]{0,3}[ \t]*[:：](?!\/\/)/u;

const BLANK_OR_COMMENT = /^[ \t]*(?:#.*)?$/;

const COMMENT_LINE = /^[ \t]*#/;

/** Lines that are looked at: who writes front matter has a key among the first of them. */
const LOOK_AT = 200;

/**
 * Whether a block is front matter: its first line looks like a key, or a line before the first blank one begins with a
 * known key. A block that begins with a blank line needs both, or it is prose after a rule. An empty block is front
 * matter without fields.
 */
export function looksLikeFields(block: string): boolean {
  const lines = block.slice(commentsBefore(block)).split(/\r?\n/, LOOK_AT);
  const start = lines.findIndex((line) => line.trim() !== "");
  if (start < 0) return true;
  const known = paragraphAt(lines, start).some(hasKnownKey);
  if (start > 0) return known && keyOf(lines[start] ?? "") !== null;
  const first = lines.find((line) => !BLANK_OR_COMMENT.test(line));
  if (first === undefined) return false;
  return known || keyOf(first) !== null;
}

/** Characters of the comments that a block begins with, however many, all but the last of them. */
function commentsBefore(block: string): number {
  let last = 0;
  for (let at = 0; at >= 0 && COMMENT_LINE.test(block.slice(at, at + 80)); ) {
    last = at;
    const next = block.indexOf("\n", at);
    if (next < 0) break;
    at = next + 1;
  }
  return last;
}

/** The lines up to the next blank one. */
function paragraphAt(lines: readonly string[], start: number): readonly string[] {
  const end = lines.findIndex((line, number) => number > start && line.trim() === "");
  return lines.slice(start, end < 0 ? undefined : end);
}

/** The key that a line begins with, as written; null where it begins otherwise. */
export function keyOf(line: string): string | null {
  return KEY_LINE.exec(line)?.[1] ?? null;
}

/** Whether a line begins with a key that this program or a well-known tool reads. */
export function hasKnownKey(line: string): boolean {
  const key = keyOf(line);
  return key !== null && KNOWN_FIELDS.has(fieldName(key));
}
