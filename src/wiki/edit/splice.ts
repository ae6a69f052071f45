/** Changes of a text by offsets, so that every character between them stays. */
import type { Span } from "../front-matter/tree.ts";

/** What stands between two offsets becomes `text`; an insertion where the two are one. */
export interface Splice extends Span {
  readonly text: string;
}

/** The text with all splices made; they may come in any order and must not overlap. */
export function spliced(text: string, splices: readonly Splice[]): string {
  let result = "";
  let from = 0;
  for (const { start, end, text: inserted } of splices.toSorted((a, b) => a.start - b.start)) {
    result += text.slice(from, start) + inserted;
    from = end;
  }
  return result + text.slice(from);
}

/** Offset of the first character of the line that `offset` stands in. */
export function lineStart(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && !isLineBreak(text[start - 1])) start -= 1;
  return start;
}

/** Offset of the line break, or of the end of the text, that closes the line of `offset`. */
export function lineEnd(text: string, offset: number): number {
  let end = offset;
  while (end < text.length && !isLineBreak(text[end])) end += 1;
  return end;
}

/** Offset of the line behind that of `offset`. */
export function nextLine(text: string, offset: number): number {
  const end = lineEnd(text, offset);
  return end + (text.startsWith("\r\n", end) ? 2 : Math.min(1, text.length - end));
}

/** The first line break of a text; `\n` where there is none. */
export function lineBreakOf(text: string): string {
  return /\r\n|\n|\r/.exec(text)?.[0] ?? "\n";
}

function isLineBreak(character: string | undefined): boolean {
  return character === "\n" || character === "\r";
}
