/** Replaces whole lines of a file by their numbers, on the bytes: what is not UTF-8 elsewhere stays as it is. */
import type { Edit } from "../../domain/fault.ts";
import { ok, type Result } from "../../domain/result.ts";
import { type EditRefusal, refused } from "./refusal.ts";

export type ReplaceLine = Edit & { readonly kind: "replace-line" };

/** Offsets of a line in bytes, without its line break. */
interface Line {
  readonly start: number;
  readonly end: number;
}

const LINE_FEED = 0x0a;
const RETURN = 0x0d;
const BOM = Buffer.from("\uFEFF");

/**
 * The bytes with all the lines replaced; line numbers are those of the file as it is given. A line break in a new text
 * becomes the file's own.
 */
export function replaceLines(
  bytes: Uint8Array,
  edits: readonly ReplaceLine[],
): Result<Uint8Array, EditRefusal> {
  const lines = linesOf(bytes);
  const ordered = edits.toSorted((one, other) => one.line - other.line);
  const parts: Uint8Array[] = [];
  let from = 0;
  for (const edit of ordered) {
    const line = lines[edit.line - 1];
    const start = line && placeOf(bytes, line, edit);
    if (line === undefined || start === undefined || start === null || start < from) {
      return refused("line-changed", edit, `Line ${edit.line} is not \`${edit.was}\` any more.`);
    }
    const text = edit.becomes.replace(/\r\n|\n|\r/g, lineBreakOf(bytes, lines));
    parts.push(bytes.subarray(from, start), Buffer.from(text));
    from = line.end;
  }
  parts.push(bytes.subarray(from));
  return ok(Buffer.concat(parts));
}

/** Where the words of the line begin, behind a byte order mark; null where they are other words. */
function placeOf(
  bytes: Uint8Array,
  { start, end }: Line,
  { was, line }: ReplaceLine,
): number | null {
  const words = Buffer.from(was);
  const behind = line === 1 && Buffer.compare(bytes.subarray(0, BOM.length), BOM) === 0;
  const begin = behind && !was.startsWith("\uFEFF") ? start + BOM.length : start;
  return Buffer.compare(bytes.subarray(begin, end), words) === 0 ? begin : null;
}

/** Lines end with `\r\n`, `\n` or `\r`; the last one may have no end. */
function linesOf(bytes: Uint8Array): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] !== LINE_FEED && bytes[at] !== RETURN) continue;
    lines.push({ start, end: at });
    if (bytes[at] === RETURN && bytes[at + 1] === LINE_FEED) at += 1;
    start = at + 1;
  }
  lines.push({ start, end: bytes.length });
  return lines;
}

function lineBreakOf(bytes: Uint8Array, [first, second]: readonly Line[]): string {
  if (first === undefined || second === undefined) return "\n";
  return Buffer.from(bytes.subarray(first.end, second.start)).toString("latin1");
}
