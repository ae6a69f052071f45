/** The exact place in the file of a character of a block. */
import type { Position } from "../../domain/position.ts";
import type { Block } from "./blocks.ts";
import type { SourceLines } from "./source.ts";

/** Gives the place in the file of a character of one block, by its offset in the block's content. */
export type Places = (offset: number) => Position;

/** A line of a block's content. */
interface ContentLine {
  /** Offset of its first character in the content. */
  readonly start: number;
  readonly words: string;
  /** Index of the line of the body. */
  readonly line: number;
}

/**
 * The places of a block's characters. A block's content has lost the marks of its containers, the indentation that
 * they take and, in a table, the escapes of bars; but each of its lines is the end of a line of the file. Asking for
 * many offsets in their order takes time in proportion to the content.
 */
export function placesOf(source: SourceLines, firstLine: number, block: Block): Places {
  let current: ContentLine | undefined;
  let column = 0;
  return (offset) => {
    if (current === undefined || offset < current.start) current = undefined;
    if (current === undefined || offset > current.start + current.words.length) {
      current = lineAt(block, offset, current);
      column = startInLine(source.lines[current.line] ?? "", current.words, block);
    }
    const inLine = offset - current.start;
    const escapes = block.kind === "cell" ? barsIn(current.words.slice(0, inLine)) : 0;
    return { line: firstLine + current.line, column: column + inLine + escapes + 1 };
  };
}

/** The line of a block's content that holds an offset, looked for from a line before it. */
function lineAt({ content, from }: Block, offset: number, before?: ContentLine): ContentLine {
  let start = before?.start ?? 0;
  let line = before?.line ?? from;
  for (;;) {
    const end = content.indexOf("\n", start);
    if (end < 0 || end >= offset) {
      return { start, line, words: content.slice(start, end < 0 ? undefined : end) };
    }
    start = end + 1;
    line += 1;
  }
}

/** Offset in a line of the file at which a line of a block's content begins. */
function startInLine(line: string, words: string, { kind, level, column }: Block): number {
  if (kind === "cell") return cellStart(line, column);
  if (level > 0) {
    // A heading may end in marks of its own, which are no part of its words.
    const open = line.indexOf("#".repeat(level));
    const found = line.indexOf(words, open < 0 ? 0 : open + level);
    if (found >= 0) return found;
  }
  const exact = line.lastIndexOf(words);
  if (exact >= 0) return exact;
  // A tab that a container takes in part stands as spaces in the content.
  const bare = words.trimStart();
  return Math.max(0, line.lastIndexOf(bare)) - (words.length - bare.length);
}

/** Marks of containers before the first cell of a row. */
const BEFORE_ROW = /^[\s>]*(?:(?:[*+-]|\d+[.)])\s+)*/;

/** Offset of a cell's first character that is no space. */
function cellStart(line: string, column: number): number {
  const first = BEFORE_ROW.exec(line)?.[0].length ?? 0;
  let at = line[first] === "|" ? first + 1 : first;
  for (let left = column; left > 0; left -= 1) at = nextBar(line, at) + 1;
  while (line[at] === " " || line[at] === "\t") at += 1;
  return at;
}

function nextBar(line: string, from: number): number {
  for (let at = from; at < line.length; at += 1) {
    if (line[at] === "\\") at += 1;
    else if (line[at] === "|") return at;
  }
  return line.length;
}

/** How many bars a cell's words hold; each is written with a backslash. */
function barsIn(words: string): number {
  return words.includes("|") ? words.split("|").length - 1 : 0;
}
