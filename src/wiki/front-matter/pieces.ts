/** Front matter cut into pieces, a top-level key with all that belongs to it each: one bad piece spoils no other. */

/** The change of one line that makes YAML of it. */
export interface LineChange {
  /** From 1, in the page. */
  readonly line: number;
  /** Without the line break, as are all lines here. */
  readonly was: string;
  readonly becomes: string;
  /** What is wrong with the line, as a sentence without its full stop. */
  readonly why: string;
}

export interface Piece {
  /** UTF-16 offset in the page. */
  readonly start: number;
  /** Line in the page, from 1. */
  readonly line: number;
  readonly text: string;
}

/** What a line begins with that cannot be a key of its own: lists, comments, closing brackets, nothing. */
const CONTINUATION = /^[ \t]*(?:-(?=[ \t\r\n]|$)|[#\]}]|\r?\n?$)/;

/** Keys that are marked as such, which a cut would part from their values. */
const EXPLICIT_KEY = /^[ \t]*[?:](?=[ \t\r\n]|$)/;

/** A block that is one value in brackets or braces, or begins with a directive. */
const ONE_VALUE = /^[ \t]*[{[%]/;

/**
 * Cuts a block at every line that stands as far left as the key before it, or farther. `start` and `line` are the place
 * of the block. Comments before the first key belong to no piece. A block that cannot be cut is one piece.
 */
export function piecesOf(yaml: string, start: number, line: number): Piece[] {
  const cuts = cutsOf(linesOf(yaml));
  if (cuts === null) return [{ start, line, text: yaml }];
  return cuts.map((cut, number) => ({
    start: start + cut.offset,
    line: line + cut.line,
    text: yaml.slice(cut.offset, cuts[number + 1]?.offset),
  }));
}

interface Cut {
  /** Both from 0, in the block. */
  readonly offset: number;
  readonly line: number;
}

function cutsOf(lines: readonly string[]): Cut[] | null {
  const cuts: Cut[] = [];
  let indent = Number.POSITIVE_INFINITY;
  let offset = 0;
  for (const [line, text] of lines.entries()) {
    if (!CONTINUATION.test(text)) {
      const own = text.search(/[^ \t]/);
      if (EXPLICIT_KEY.test(text) || (cuts.length === 0 && ONE_VALUE.test(text))) return null;
      if (own <= indent) {
        cuts.push({ offset, line });
        indent = own;
      }
    }
    offset += text.length;
  }
  return cuts;
}

/** The lines of a text with their line breaks; none of an empty one. */
export function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
