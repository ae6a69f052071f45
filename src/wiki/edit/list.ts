/** Changes a list by its entries: those that stay keep every byte, their comments included. */
import { isNothing } from "../fields/nothing.ts";
import type { List, Value } from "../front-matter/tree.ts";
import { isLink, newScalar, restyled, spanOf } from "./scalar.ts";
import { lineBreakOf, lineEnd, lineStart, nextLine, type Splice } from "./splice.ts";

/** Why a list cannot be changed by its entries. */
export type ListTrouble = "comment-inside" | "nested-value" | "shared-value";

/** What is between the entries that stay at the start and those that stay at the end. */
interface Difference {
  /** Indices of the old entries that change: from `first` up to, not including, `end`. */
  readonly first: number;
  readonly end: number;
  readonly texts: readonly string[];
}

/** The splices that make a list hold `texts`; it has entries, and keeps at least one line. */
export function listSplices(
  list: List,
  texts: readonly string[],
  head: string,
): readonly Splice[] | ListTrouble {
  const { first, end, texts: wanted } = differenceOf(list, texts, head);
  const changing = list.items.slice(first, end);
  const trouble = changing.map(troubleOf).find((found) => found !== null);
  if (trouble) return trouble;
  const kept = Math.min(changing.length, wanted.length);
  const inPlace = changing.slice(0, kept).map((item, number): Splice => {
    return { ...spanOf(item, head), text: restyled(wanted[number] ?? "", item, list.flow) };
  });
  const rest = wanted.slice(kept);
  if (rest.length > 0) return [...inPlace, inserted(list, first + kept, rest, head)];
  const removed = removals(list, first + kept, end, head);
  return removed === null ? "comment-inside" : [...inPlace, ...removed];
}

function differenceOf(list: List, texts: readonly string[], head: string): Difference {
  const old = list.items.map((item) => textOf(item, head));
  let first = 0;
  while (first < Math.min(old.length, texts.length) && old[first] === texts[first]) first += 1;
  let tail = 0;
  while (
    tail < Math.min(old.length, texts.length) - first &&
    old.at(-1 - tail) === texts.at(-1 - tail)
  ) {
    tail += 1;
  }
  return { first, end: old.length - tail, texts: texts.slice(first, texts.length - tail) };
}

/** What an entry says; null where it is nested, so that no text equals it. */
function textOf(item: Value, head: string): string | null {
  if (isLink(item)) return head.slice(item.start, item.end);
  return item.kind === "scalar" ? item.text.trim() : null;
}

function troubleOf(item: Value): ListTrouble | null {
  if (item.anchor !== null || item.tag !== null) return "shared-value";
  const isNested = item.kind === "mapping" || (item.kind === "list" && !isLink(item));
  return isNested ? "nested-value" : null;
}

/** New entries before the one at `index`, or at the end. */
function inserted(list: List, index: number, texts: readonly string[], head: string): Splice {
  const before = list.items[index - 1];
  const after = list.items[index];
  const model = before ?? after;
  const written = texts.map((text) =>
    model?.kind === "scalar" && model.style !== "plain"
      ? restyled(text, model, list.flow)
      : newScalar(text, list.flow),
  );
  return list.flow
    ? insertedBetweenCommas(list, before, after, written, head)
    : insertedLines(before, after ?? before, written, head);
}

function insertedBetweenCommas(
  list: List,
  before: Value | undefined,
  after: Value | undefined,
  written: readonly string[],
  head: string,
): Splice {
  const [one, two] = list.items;
  const gap = one && two ? head.slice(one.end, two.start) : ", ";
  const comma = /^\s*,\s*$/.test(gap) ? gap : ", ";
  if (before) {
    return {
      start: before.end,
      end: before.end,
      text: written.map((text) => comma + text).join(""),
    };
  }
  const at = after?.start ?? list.end - 1;
  return { start: at, end: at, text: written.map((text) => text + comma).join("") };
}

function insertedLines(
  before: Value | undefined,
  model: Value | undefined,
  written: readonly string[],
  head: string,
): Splice {
  const line = head.slice(lineStart(head, model?.start ?? 0));
  const marker = /^[ \t]*-[ \t]+/.exec(line)?.[0] ?? "- ";
  const lineBreak = lineBreakOf(head);
  if (before) {
    const at = lineEnd(head, spanOf(before, head).end);
    return { start: at, end: at, text: written.map((text) => lineBreak + marker + text).join("") };
  }
  const at = lineStart(head, model?.start ?? 0);
  return { start: at, end: at, text: written.map((text) => marker + text + lineBreak).join("") };
}

/** Null where a comment would be dropped that is not the removed entry's own. */
function removals(list: List, from: number, end: number, head: string): Splice[] | null {
  if (from >= end) return [];
  const first = list.items[from];
  const last = list.items[end - 1];
  if (first === undefined || last === undefined) return [];
  if (!list.flow) {
    const start = lineStart(head, first.start);
    const stop = nextLine(head, spanOf(last, head).end);
    return hasCommentLine(head.slice(start, stop)) ? null : [{ start, end: stop, text: "" }];
  }
  const before = list.items[from - 1];
  const after = list.items[end];
  const span = after
    ? { start: first.start, end: after.start }
    : { start: before?.end ?? first.start, end: last.end };
  const gaps = gapsOf(list).filter((gap) => gap.start >= span.start && gap.end <= span.end);
  const hasComment = gaps.some((gap) => head.slice(gap.start, gap.end).includes("#"));
  return hasComment ? null : [{ ...span, text: "" }];
}

function hasCommentLine(lines: string): boolean {
  return /^[ \t]*#/m.test(lines);
}

/** What stands between the entries of a list. */
function gapsOf({ items }: List): { readonly start: number; readonly end: number }[] {
  return items
    .slice(1)
    .map((item, number) => ({ start: items[number]?.end ?? 0, end: item.start }));
}

/** Whether comments stand between a key's colon and the end of its list, other than in the entries themselves. */
export function hasComments(list: List, afterColon: number, head: string): boolean {
  const before = { start: afterColon, end: list.items[0]?.start ?? list.start };
  const after = { start: list.items.at(-1)?.end ?? list.start, end: list.end };
  return [before, ...gapsOf(list), after].some(({ start, end }) =>
    head.slice(start, end).includes("#"),
  );
}

/** What of the texts reading gives back: spaces around are not kept, and `none` is nothing. */
export function readBack(texts: readonly string[]): string[] {
  return texts.map((text) => text.trim()).filter((text) => !isNothing(text));
}
