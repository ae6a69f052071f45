/** Makes YAML of the lines of a piece, line by line, by the tables of mendings. */
import {
  type Context,
  LINE_MENDINGS,
  MEANING_MENDINGS,
  type Mending,
  VALUE_MENDINGS,
} from "./mendings.ts";
import { type LineChange, linesOf, type Piece } from "./pieces.ts";
import { parsePiece } from "./yaml.ts";

/** A line taken apart: `lead` goes up to the value, `tail` is a comment with the space before it, and the line break. */
interface Line {
  readonly lead: string;
  readonly key: string;
  readonly words: string;
  readonly tail: string;
}

const KEY =
  /^([ \t]*(?:-[ \t]+)*)("[^"]*"|'[^']*'|[^\s:#"'[{-](?:[^:]|:(?![ \t]|$))*?)[ \t]*:[ \t]+(?=\S)/;
const ITEM = /^[ \t]*(?:-[ \t]+)+(?=\S)/;
const LINE_BREAK = /\r?\n?$/;
const COMMENT = /\s+#(?:\s.*)?$/;

/** In a list, only what looks like a field is a key: `- Storage: which one?` is words. */
const FIELD_OF_ITEM = /^[a-z][a-z_-]*$/;

/** Null for a line without a value of its own. */
function takeApart(text: string): Line | null {
  const lineBreak = LINE_BREAK.exec(text)?.[0] ?? "";
  const line = text.slice(0, text.length - lineBreak.length);
  const [item] = ITEM.exec(line) ?? [""];
  const keyed = KEY.exec(line);
  const isKey = keyed !== null && (item === "" || FIELD_OF_ITEM.test(keyed[2] ?? ""));
  const lead = isKey ? keyed[0] : item;
  if (lead === "") return null;
  const value = line.slice(lead.length).trimEnd();
  const words = value.replace(COMMENT, "");
  return {
    lead,
    key: isKey ? (keyed[2] ?? "") : "",
    words,
    tail: line.slice(lead.length + words.length) + lineBreak,
  };
}

/** A text after one row of a table, with the row's reason. */
interface Mended {
  readonly text: string;
  readonly why: string;
}

function firstThatMends(table: readonly Mending[], text: string, context: Context): Mended | null {
  for (const { mend, why } of table) {
    const becomes = mend(text, context);
    if (becomes !== null && becomes !== text) return { text: becomes, why };
  }
  return null;
}

function mendValue(text: string, context: Context): Mended | null {
  const line = takeApart(text);
  if (line === null || isValue(line.words)) return null;
  return withValue(line, firstThatMends(VALUE_MENDINGS, line.words, { ...context, key: line.key }));
}

function mendMeaning(text: string, context: Context): Mended | null {
  const line = takeApart(text);
  if (line === null) return null;
  // What reads as a comment may be part of the value, so the rows see it; ` # words` is a comment for sure.
  return withValue(
    line,
    firstThatMends(MEANING_MENDINGS, line.words, { ...context, key: line.key }),
  );
}

function withValue(line: Line, mended: Mended | null): Mended | null {
  return mended && { why: mended.why, text: line.lead + mended.text + line.tail };
}

/** Whether YAML takes the words as a value, which may go on in the next lines where it is a block. */
function isValue(words: string): boolean {
  return parsePiece(`k: ${words}`, 0).ok;
}

type LineMender = (text: string, context: Context) => Mended | null;

/** Ways to make YAML of a piece that is none, from the mildest on; the first that makes it so is taken. */
export const STRUCTURE_MENDERS: readonly LineMender[] = [
  (text, context) => firstThatMends(LINE_MENDINGS, text, context),
  (text, context) => {
    const line = firstThatMends(LINE_MENDINGS, text, context);
    return mendValue(line?.text ?? text, context) ?? line;
  },
];

/** For a piece that is YAML, and may mean something else than it says. */
export const MEANING_MENDER: LineMender = (text, context) =>
  /^\s*<!--/.test(text) ? firstThatMends(LINE_MENDINGS, text, context) : mendMeaning(text, context);

/** The changes that a mender makes in a piece, and the piece with them; null where it makes none. */
export function mendPiece(
  piece: Piece,
  mender: LineMender,
  context: Context,
): { readonly text: string; readonly changes: readonly LineChange[] } | null {
  const changes: LineChange[] = [];
  const lines = linesOf(piece.text).map((text, number) => {
    const mended = mender(text, context);
    if (mended === null) return text;
    const [was, becomes] = [text, mended.text].map((line) => line.replace(LINE_BREAK, ""));
    changes.push({
      line: piece.line + number,
      was: was ?? "",
      becomes: becomes ?? "",
      why: mended.why,
    });
    return mended.text;
  });
  return changes.length === 0 ? null : { text: lines.join(""), changes };
}
