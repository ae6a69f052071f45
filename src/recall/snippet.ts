/** A short piece of a text around the words that were looked for. */
import { joined, type Mark } from "./matcher.ts";

/** Code points of a snippet, the dots at its ends aside. */
export const SNIPPET_LENGTH = 160;

/** How much stands before the first word that was looked for. */
const LEAD_LENGTH = 40;

export interface Snippet {
  /** One line. */
  readonly text: string;
  /** Where the words stand in it: `[start, end)` in UTF-16 code units, in order, without overlaps. */
  readonly marks: readonly (readonly [start: number, end: number])[];
}

const ELLIPSIS = "…";
/** Signs that belong to the one before them: accents, joiners, variants and skin tones of emoji. */
const CLINGING = /^(?:\p{M}|\p{Emoji_Modifier}|\u200d.)+/su;

/** The piece of `text` that holds most of the words, marked. Cuts between words, and never inside a character. */
export function snippetOf(text: string, marks: readonly Mark[]): Snippet {
  const from = startOf(text, marks);
  const end = endFrom(text, from);
  const shown = text.slice(from, end).trimEnd();
  const before = from > 0 ? ELLIPSIS : "";
  const after = from + shown.length < text.trimEnd().length ? ELLIPSIS : "";
  const shift = before.length - from;
  const inside = marks.filter((mark) => mark.start >= from && mark.end <= from + shown.length);
  return {
    text: `${before}${shown}${after}`,
    marks: joined(inside).map(({ start, end: last }) => [start + shift, last + shift] as const),
  };
}

/** Where the window begins that holds most different words, then most words, then comes first. */
function startOf(text: string, marks: readonly Mark[]): number {
  let best = { start: 0, distinct: 0, total: 0 };
  for (const first of marks) {
    const start = wordStart(text, first.start - LEAD_LENGTH);
    const inside = marks.filter(
      (mark) => mark.start >= start && mark.end <= start + SNIPPET_LENGTH,
    );
    const distinct = new Set(inside.map(({ word }) => word)).size;
    const total = inside.length;
    const isBetter = distinct > best.distinct || (distinct === best.distinct && total > best.total);
    if (isBetter) best = { start, distinct, total };
  }
  return best.start;
}

/** The first start of a word at or after `at`, within the lead; `at` itself where there is no space. */
function wordStart(text: string, at: number): number {
  if (at <= 0) return 0;
  const space = text.indexOf(" ", at);
  return space >= 0 && space < at + LEAD_LENGTH ? space + 1 : wholeFrom(text, at);
}

/** The end of a window: after a word where one ends in its last third, else after a character. */
function endFrom(text: string, from: number): number {
  const most = [...text.slice(from, from + 2 * SNIPPET_LENGTH)];
  if (most.length <= SNIPPET_LENGTH) return from + most.join("").length;
  const end = from + most.slice(0, SNIPPET_LENGTH).join("").length;
  if (text[end] === " ") return end;
  const space = text.lastIndexOf(" ", end);
  return space > from + (end - from) / 1.5 ? space : wholeFrom(text, end);
}

/** The place itself, or the next one that parts no character from what clings to it. */
function wholeFrom(text: string, at: number): number {
  const whole = /[\udc00-\udfff]/.test(text[at] ?? "") ? at + 1 : at;
  const clinging = CLINGING.exec(text.slice(whole, whole + SNIPPET_LENGTH));
  return whole + (clinging?.[0].length ?? 0);
}
