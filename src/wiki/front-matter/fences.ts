/** Where front matter begins and ends, found by hand: the two lines of dashes and what stands between them. */

export interface Fences {
  /** Offset and line of the opening dashes; later than the first where blank lines stand before. */
  readonly open: number;
  readonly openLine: number;
  /** `---`, or `+++` as Hugo writes TOML. */
  readonly opening: "---" | "+++";
  /** The word behind the opening dashes, lower case; mostly none. */
  readonly language: string;
  /** Offset of the block's first character, and of the closing fence; the block's last line break is inside. */
  readonly start: number;
  readonly end: number;
  readonly endLine: number;
  /** `...` is YAML's own mark of an end; null where no line closes the block, which then goes to the end of the text. */
  readonly closing: "---" | "..." | "+++" | null;
  readonly bodyOffset: number;
  /** Line of the body's first character, from 1. */
  readonly bodyLine: number;
}

const BOM = "\uFEFF";
const BLANK_LINES = /(?:[ \t]*(?:\r\n|\n|\r))*/y;
const OPENING = /(---|\+\+\+)[ \t]*([A-Za-z]*)[ \t]*(?:\r\n|\n|\r|$)/y;
const LINE_BREAK = /\r\n|\n|\r/g;

/** A line of a body that only looks like a fence, such as `----` or `---x`, is none. */
const CLOSINGS = {
  "---": /(?<=[\n\r])(---|\.\.\.)[ \t]*(?:\r\n|\n|\r|$)/g,
  "+++": /(?<=[\n\r])(\+\+\+)[ \t]*(?:\r\n|\n|\r|$)/g,
} as const;

/** Offset of the text's first character behind a byte order mark. */
export function textStart(text: string): number {
  return text.startsWith(BOM) ? BOM.length : 0;
}

/** The fences that `from` begins with, blank lines aside; null where there is no opening one. `line` is that of `from`. */
export function findFences(text: string, from: number, line: number): Fences | null {
  const open = from + (matchAt(BLANK_LINES, text, from)?.[0].length ?? 0);
  const opening = matchAt(OPENING, text, open);
  if (opening === null) return null;
  const start = open + opening[0].length;
  const dashes = opening[1] === "+++" ? "+++" : "---";
  const close = matchAt(CLOSINGS[dashes], text, start);
  const end = close?.index ?? text.length;
  const bodyOffset = end + (close?.[0].length ?? 0);
  const openLine = line + lineBreaks(text, from, open);
  const endLine = openLine + lineBreaks(text, open, end);
  return {
    open,
    openLine,
    opening: dashes,
    language: (opening[2] ?? "").toLowerCase(),
    start,
    end,
    endLine,
    closing: (close?.[1] ?? null) as Fences["closing"],
    bodyOffset,
    bodyLine: endLine + lineBreaks(text, end, bodyOffset),
  };
}

function matchAt(pattern: RegExp, text: string, offset: number): RegExpExecArray | null {
  pattern.lastIndex = offset;
  return pattern.exec(text);
}

/** Line breaks between two offsets: `\r\n`, `\n` or `\r`, as Markdown counts them. */
export function lineBreaks(text: string, from: number, to: number): number {
  return text.slice(from, to).match(LINE_BREAK)?.length ?? 0;
}
