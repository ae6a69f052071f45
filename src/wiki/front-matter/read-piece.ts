/** A piece of front matter becomes entries, mended where that is needed and beyond doubt. */
import { hasKnownKey, keyOf } from "./looks.ts";
import { MEANING_MENDER, mendPiece, STRUCTURE_MENDERS } from "./mend.ts";
import type { Context } from "./mendings.ts";
import { type LineChange, linesOf, type Piece } from "./pieces.ts";
import { plainEntry } from "./plain.ts";
import type { Entry } from "./tree.ts";
import { type Problem, parsePiece } from "./yaml.ts";

/** Entries of a piece, or what is in the way. With changes, offsets are those of the mended piece. */
export interface ReadPiece {
  readonly piece: Piece;
  readonly entries: readonly Entry[];
  readonly changes: readonly LineChange[];
  readonly problem: Problem | null;
}

export type PieceContext = Pick<Context, "hasAnchor" | "hasAlias"> & {
  /** Characters that may still be given to the YAML parser, and pieces that may still be mended, in this block. */
  readonly budget: { characters: number; mendings: number };
};

/** Longer pieces are read or not, but never mended: nobody can be sure what they mean. */
const LONGEST_MENDED = 4096;

/** What a call of the parser costs, in characters. */
const COST_OF_A_PIECE = 32;

/** Characters whose presence makes a piece worth a second look. */
const MEANING_SIGNS = /[{*&!#\\]|<!--|["']\[/;

/** Reads a piece. A simple one costs no parser; a broken one is mended line by line. */
export function readPiece(piece: Piece, context: PieceContext): ReadPiece[] {
  const plain = plainEntry(piece);
  if (plain) return [{ piece, entries: [plain], changes: [], problem: null }];
  context.budget.characters -= piece.text.length + COST_OF_A_PIECE;
  if (context.budget.characters < 0) return [unreadable(piece, TOO_LONG)];
  const strict = parsePiece(piece.text, piece.start);
  if (strict.ok) return [withMeaning(piece, strict.entries, context)];
  context.budget.mendings -= 1;
  if (context.budget.mendings < 0 || piece.text.length > LONGEST_MENDED) {
    return [unreadable(piece, strict.problem.message, strict.problem.offset)];
  }
  return (
    mended(piece, context) ??
    dedented(piece, context) ?? [unreadable(piece, strict.problem.message, strict.problem.offset)]
  );
}

const TOO_LONG = "The front matter is too long to be read.";

function unreadable(piece: Piece, message: string, offset = piece.start): ReadPiece {
  return { piece, entries: [], changes: [], problem: { message, offset } };
}

function mended(piece: Piece, context: PieceContext): ReadPiece[] | null {
  for (const mender of STRUCTURE_MENDERS) {
    const better = mendPiece(piece, mender, lineContext(piece, context));
    if (better === null) continue;
    const parsed = parsePiece(better.text, piece.start);
    if (!parsed.ok) continue;
    const again = withMeaning({ ...piece, text: better.text }, parsed.entries, context);
    const changes = joinedChanges(better.changes, again.changes);
    return [{ piece: again.piece, entries: again.entries, changes, problem: null }];
  }
  return null;
}

/** Two rows may mend one line: it was as the first found it, and becomes what the second made of it. */
function joinedChanges(first: readonly LineChange[], second: readonly LineChange[]): LineChange[] {
  const byLine = new Map(first.map((change) => [change.line, change]));
  for (const change of second) {
    const before = byLine.get(change.line);
    byLine.set(change.line, before ? { ...change, was: before.was, why: before.why } : change);
  }
  return [...byLine.values()].toSorted((one, other) => one.line - other.line);
}

function lineContext(piece: Piece, { hasAnchor, hasAlias }: PieceContext): Context {
  return { hasAnchor, hasAlias, key: "", listKey: keyOf(piece.text) ?? "" };
}

/** The entries of a piece that is YAML, with what its words mean in the place of what YAML makes of them. */
function withMeaning(piece: Piece, entries: readonly Entry[], context: PieceContext): ReadPiece {
  const asItIs = { piece, entries, changes: [], problem: null };
  if (!MEANING_SIGNS.test(piece.text) || !isLineByLine(piece, entries)) return asItIs;
  const better = mendPiece(piece, MEANING_MENDER, lineContext(piece, context));
  if (better === null) return asItIs;
  const parsed = parsePiece(better.text, piece.start);
  if (!parsed.ok) return asItIs;
  const mendedPiece = { ...piece, text: better.text };
  return { piece: mendedPiece, entries: parsed.entries, changes: better.changes, problem: null };
}

/** Whether each line is a key with its value or an entry of its list, so that a line can be understood alone. */
function isLineByLine(piece: Piece, entries: readonly Entry[]): boolean {
  const [entry] = entries;
  if (entry === undefined || entries.length > 1 || piece.text.length > LONGEST_MENDED) return false;
  const { value } = entry;
  const lines = linesOf(piece.text).filter((line) => !/^\s*(?:#.*)?$/.test(line)).length;
  const items = value.kind === "list" && !value.flow ? value.items.length : 0;
  return lines === 1 + items;
}

/** A known key that stands under a key with a value of its own is one of its siblings, too far to the right. */
function dedented(piece: Piece, context: PieceContext): ReadPiece[] | null {
  const lines = linesOf(piece.text);
  const at = lines.findIndex((line, number) => number > 0 && hasKnownKey(line));
  if (at < 0 || !VALUE_ON_ITS_LINE.test(lines[0] ?? "")) return null;
  const before = lines.slice(0, at).join("");
  const after = lines.slice(at);
  const first = readPiece({ ...piece, text: before }, context);
  const rest = { start: piece.start + before.length, line: piece.line + at, text: after.join("") };
  const [second, ...others] = readPiece(rest, context);
  if (second === undefined) return null;
  const read = [
    ...first,
    { ...second, changes: joinedChanges(shifts(after, rest.line), second.changes) },
    ...others,
  ];
  return read.some(({ problem }) => problem) ? null : read;
}

const VALUE_ON_ITS_LINE = /^[^:]*:[ \t]+[^\s|>[{"']/;

/** The changes that move lines to the left by the indentation of the first of them. */
export function shifts(lines: readonly string[], firstLine: number, indent = 0): LineChange[] {
  const tooFar = (/^[ \t]*/.exec(lines[0] ?? "")?.[0].length ?? 0) - indent;
  return lines.flatMap((text, number) => {
    const was = text.replace(/\r?\n$/, "");
    const becomes = was.slice(Math.min(tooFar, was.search(/[^ \t]|$/)));
    const why = "The key stands farther to the right than its siblings";
    return was === becomes ? [] : [{ line: firstLine + number, was, becomes, why }];
  });
}
