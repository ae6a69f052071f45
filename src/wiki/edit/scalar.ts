/** Puts a text in the place of a value, in the style that the value had. */
import { mayBePlain, quoted, readsAsOtherType, scalar } from "../front-matter/scalars.ts";
import type { Scalar, Span, Value } from "../front-matter/tree.ts";
import { lineBreakOf } from "./splice.ts";

/** A link in two brackets is a list to YAML and stands without quotes all the same. */
const LINK = /^\[\[[^[\]{}"'#:]+\]\]$/;

/** A text as a new value that has no style to keep. */
export function newScalar(text: string, inFlow: boolean): string {
  return mayBePlain(text, inFlow) && !readsAsOtherType(text) ? text : quoted(text);
}

/** A text in the style of `old`. Words that other readers take for a number stay bare only where such stood before. */
export function restyled(text: string, old: Value, inFlow: boolean): string {
  if (isLink(old) && LINK.test(text)) return text;
  if (old.kind !== "scalar") return newScalar(text, inFlow);
  if (old.style === "single" || old.style === "double") return scalar(text, old.style, inFlow);
  const bare = old.style === "plain" && readsAsOtherType(old.text) && mayBePlain(text, inFlow);
  return bare ? text : newScalar(text, inFlow);
}

/** Whether YAML's list in a list is what people write as a link. */
export function isLink(value: Value): boolean {
  if (value.kind !== "list" || !value.flow) return false;
  const [only, ...others] = value.items;
  return others.length === 0 && only?.kind === "list" && only.flow;
}

/** Where the characters of a value stand: a block of text ends before its last line break. */
export function spanOf(value: Value, head: string): Span {
  const isBlock =
    value.kind === "scalar" && (value.style === "literal" || value.style === "folded");
  if (!isBlock) return value;
  return {
    start: value.start,
    end: value.start + head.slice(value.start, value.end).trimEnd().length,
  };
}

/**
 * A text as a block like `old` (`|` or `>`), without the line break after it; null where that cannot hold it: an
 * indentation indicator, odd spaces, a folded text of several lines.
 */
export function asBlock(text: string, old: Scalar, head: string): string | null {
  const source = head.slice(old.start, old.end);
  const [, header = "", lineBreak = ""] = /^([|>][-+]?)[ \t]*(\r\n|\n|\r)/.exec(source) ?? [];
  const indent = /^[ \t]*(?=\S)/.exec(
    source.slice(header.length).replace(/^[ \t]*[\r\n]+/, ""),
  )?.[0];
  const lines = text.split("\n");
  const isOdd = lines.some((line) => line.trim() !== line || line === "" || !HOLDS.test(line));
  if (header === "" || !indent || isOdd || (header.startsWith(">") && lines.length > 1))
    return null;
  return header + lines.map((line) => lineBreak + indent + line).join("");
}

/** What a block can hold without escapes. */
const HOLDS = /^[^\p{Cc}\u2028\u2029\uFEFF\uFFFE\uFFFF]*$/u;

/** A list in brackets. */
export function flowList(texts: readonly string[]): string {
  return `[${texts.map((text) => newScalar(text, true)).join(", ")}]`;
}

/** A key with a list below, a line each, indented by `indent` more than the key. */
export function blockList(texts: readonly string[], indent: string, head: string): string {
  const lineBreak = lineBreakOf(head);
  return texts.map((text) => `${lineBreak}${indent}- ${newScalar(text, false)}`).join("");
}
