/** The front matter of a page as pieces, with the verdict on the whole: what reading and editing both start from. */
import type { PageFault } from "../../domain/fault.ts";
import { changeFaults, problemFault, structureFault } from "./faults.ts";
import { type Fences, lineBreaks, textStart } from "./fences.ts";
import { hasKnownKey, keyOf } from "./looks.ts";
import { linesOf, piecesOf } from "./pieces.ts";
import type { FrontMatterState } from "./read.ts";
import { type PieceContext, type ReadPiece, readPiece, shifts } from "./read-piece.ts";
import { type Split, splitFrontMatter } from "./split.ts";

export interface Block {
  readonly state: FrontMatterState;
  /** Null where there is no front matter. */
  readonly fences: Fences | null;
  readonly pieces: readonly ReadPiece[];
  /** Pieces of a second block behind the first, which is read as if it were part of it. */
  readonly second: readonly ReadPiece[];
  readonly faults: readonly PageFault[];
  readonly bodyOffset: number;
  readonly bodyLine: number;
}

/** Characters of a block that the parser is given: 16 kB take it a few hundredths of a second. */
const MOST_PARSED = 16_384;
/** Characters of a block that is read at all. */
const LONGEST_BLOCK = 1_000_000;
/** Broken pieces that are looked at: who breaks more of them means something else by the block. */
const MOST_MENDED = 50;

/** Reads the front matter of a page. Never throws, whatever the text. */
export function readBlock(text: string): Block {
  const split = splitFrontMatter(text);
  switch (split.kind) {
    case "none":
      return withoutBlock(text);
    case "refused":
      return refused(text, split.fences);
    case "unclosed":
      return unclosed(text, split.fences);
    case "block":
      return tooLong(text, split) ?? closedEarly(text, split.fences) ?? closed(text, split);
  }
}

function withoutBlock(text: string): Block {
  const bodyOffset = textStart(text);
  return {
    state: "none",
    fences: null,
    pieces: [],
    second: [],
    faults: [],
    bodyOffset,
    bodyLine: 1,
  };
}

function refused(text: string, fences: Fences): Block {
  const { bodyOffset, bodyLine } = fences;
  const faults = [structureFault("not-yaml", fences, text)];
  return { state: "unreadable", fences, pieces: [], second: [], faults, bodyOffset, bodyLine };
}

/** A block that is longer than any that people write is not looked into. */
function tooLong(text: string, { fences, yaml }: Split & { readonly kind: "block" }): Block | null {
  if (yaml.length <= LONGEST_BLOCK) return null;
  const { bodyOffset, bodyLine } = fences;
  const faults = [structureFault("too-long", fences, text)];
  return { state: "unreadable", fences, pieces: [], second: [], faults, bodyOffset, bodyLine };
}

/** Keys up to the first blank line or heading are front matter whose end was forgotten, where all of them can be read. */
function unclosed(text: string, fences: Fences): Block {
  const read = readUnclosed(text, fences);
  if (read !== null) return read;
  const faults = [structureFault("unclosed", fences, text)];
  const [bodyOffset, bodyLine] = [fences.start, fences.openLine + 1];
  return { state: "unreadable", fences, pieces: [], second: [], faults, bodyOffset, bodyLine };
}

/** A closing line with too many dashes ends the keys, and the next `---` is a rule in the body. */
function closedEarly(text: string, fences: Fences): Block | null {
  const { keys, close } = unclosedKeys(text, fences);
  if (close === "" || !hasKnownKey(keys)) return null;
  return readUnclosed(text, { ...fences, closing: null });
}

function readUnclosed(text: string, fences: Fences): Block | null {
  const { keys, close } = unclosedKeys(text, fences);
  const line = fences.openLine + 1;
  const pieces = piecesWithin(keys.replace(/\r(?!\n)/g, "\n"), fences.start, line);
  if (keys.length > MOST_PARSED || pieces.some(({ problem }) => problem)) return null;
  const faults = [
    structureFault("unclosed", fences, text),
    ...pieces.flatMap((piece) => pieceFaults(piece, true)),
  ];
  const bodyOffset = fences.start + keys.length + close.length;
  const bodyLine = line + lineBreaks(text, fences.start, bodyOffset);
  return { state: "mended", fences, pieces, second: [], faults, bodyOffset, bodyLine };
}

/** A line that is meant to close a block: dashes, of which there are too many or too few, or that an editor joined. */
const NEARLY_CLOSING = /^(?:--|-{4,}|-*[–—][-–—]*)[ \t]*(?:\r\n|\n|\r|$)/;
const LINE_OF_KEYS = /(?!#)[^\r\n]*[^\s][^\r\n]*(?:\r\n|\n|\r|$)/y;

/** The lines up to the first blank line, heading or line that nearly closes the block, and that line. */
function unclosedKeys(
  text: string,
  { start }: Fences,
): { readonly keys: string; readonly close: string } {
  const looked = text.slice(start, start + 2 * MOST_PARSED);
  LINE_OF_KEYS.lastIndex = 0;
  for (let end = 0; ; end = LINE_OF_KEYS.lastIndex) {
    const line = LINE_OF_KEYS.exec(looked)?.[0] ?? "";
    const close = NEARLY_CLOSING.exec(line)?.[0] ?? "";
    if (line === "" || close !== "") return { keys: looked.slice(0, end), close };
  }
}

function closed(text: string, split: Split & { readonly kind: "block" }): Block {
  const { fences } = split;
  const pieces = piecesWithin(split.yaml, fences.start, fences.openLine + 1);
  const unreadable = pieces.some(({ problem }) => problem);
  if (unreadable && isProse(split.yaml, pieces)) return withoutBlock(text);
  const next = unreadable ? null : secondBlock(text, fences);
  const second = next?.pieces ?? [];
  const { bodyOffset, bodyLine } = next?.fences ?? bodyBehind(split, pieces);
  const faults = [
    ...shapeFaults(text, fences),
    ...pieces.flatMap((piece) => pieceFaults(piece, unreadable)),
    ...(next ? [structureFault("two-blocks", next.fences, text)] : []),
    ...second.flatMap((piece) => pieceFaults(piece, false)),
  ];
  const state = unreadable ? "unreadable" : faults.length > 0 ? "mended" : "read";
  return { state, fences, pieces, second, faults, bodyOffset, bodyLine };
}

/**
 * Prose between two rules may have a colon in its first line, or a heading that YAML takes for a comment. Of a block
 * that has no known key, a line without any key makes prose.
 */
function isProse(yaml: string, pieces: readonly ReadPiece[]): boolean {
  if (/^#{1,6} /.test(yaml) && !isLongWithKeys(yaml, pieces)) return true;
  return hasWords(pieces) && !pieces.some(({ piece }) => hasKnownKey(piece.text));
}

/** A block that the parser was spared cannot be read, whatever it is: its first key has to tell. */
function isLongWithKeys(yaml: string, [first]: readonly ReadPiece[]): boolean {
  return yaml.length > MOST_PARSED && first !== undefined && hasKnownKey(first.piece.text);
}

function hasWords(pieces: readonly ReadPiece[]): boolean {
  return pieces.some(({ piece, problem }) => problem && keyOf(piece.text) === null);
}

/** Where keys are mixed with paragraphs, all of it counts as body too, so that its words are found. */
function bodyBehind(
  { fences, yaml }: Split & { readonly kind: "block" },
  pieces: readonly ReadPiece[],
): { readonly bodyOffset: number; readonly bodyLine: number } {
  if (!hasWords(pieces) || !/\n\r?\n/.test(yaml)) return fences;
  return { bodyOffset: fences.start, bodyLine: fences.openLine + 1 };
}

/** Tools that do not find the front matter they expect put another before it; the fields of both count. */
function secondBlock(
  text: string,
  first: Fences,
): { readonly fences: Fences; readonly pieces: readonly ReadPiece[] } | null {
  const split = splitFrontMatter(text, first.bodyOffset, first.bodyLine);
  if (split.kind !== "block" || split.fences.closing !== "---") return null;
  const { fences, yaml } = split;
  const lines = yaml.trimEnd().split(/\r?\n/);
  if (!hasKnownKey(lines[0] ?? "") || lines.some((line) => line.trim() === "")) return null;
  const pieces = piecesWithin(yaml, fences.start, fences.openLine + 1);
  return pieces.some(({ problem }) => problem) ? null : { fences, pieces };
}

function piecesWithin(yaml: string, start: number, line: number): ReadPiece[] {
  const context: PieceContext = {
    budget: { characters: MOST_PARSED, mendings: MOST_MENDED },
    hasAnchor: (name) => yaml.includes(`&${name}`),
    hasAlias: (name) => yaml.includes(`*${name}`),
  };
  const pieces = piecesOf(yaml, start, line);
  const indents = pieces.map(({ text }) => text.search(/[^ \t]/));
  const indent = indents.reduce((least, own) => Math.min(least, own), Number.POSITIVE_INFINITY);
  return pieces.flatMap((piece, number) => {
    const read = readPiece(piece, context);
    const [first, ...others] = read;
    if (first === undefined || (indents[number] ?? 0) <= indent) return read;
    const moves = shifts(linesOf(piece.text), piece.line, indent);
    return [{ ...first, changes: [...moves, ...first.changes] }, ...others];
  });
}

function pieceFaults({ piece, changes, problem }: ReadPiece, unreadable: boolean): PageFault[] {
  return problem ? [problemFault(piece, problem)] : changeFaults(changes, !unreadable);
}

function shapeFaults(text: string, fences: Fences): PageFault[] {
  const faults: PageFault[] = [];
  if (fences.openLine > 1) faults.push(structureFault("not-first", fences, text));
  if (fences.language !== "") faults.push(structureFault("language-named", fences, text));
  if (fences.closing === "...") faults.push(structureFault("closed-by-dots", fences, text));
  return faults;
}
