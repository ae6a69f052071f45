/** What a page states about itself: a field, and where in the body its value can be read again for links. */
import type { Field } from "../../domain/page.ts";
import { isNothing } from "../fields/nothing.ts";
import type { Block } from "../outline/blocks.ts";
import type { Outline } from "../outline/outline.ts";
import { metadataName } from "./keys.ts";

/** A piece of a block's content. */
export interface Passage {
  readonly block: Block;
  readonly start: number;
  readonly end: number;
}

export interface Statement extends Field {
  /** Where the value stands in the body; null for front matter. */
  readonly passage: Passage | null;
}

/** A key and its value, by offsets in a block's content. */
export interface KeyValue {
  readonly key: string;
  readonly valueStart: number;
  readonly valueEnd: number;
}

/** A statement of a block whose key stands at `keyStart` in the content. */
export function statementOf(
  { placesIn }: Pick<Outline, "placesIn">,
  block: Block,
  source: Field["source"],
  keyStart: number,
  { key, valueStart, valueEnd }: KeyValue,
): Statement {
  const value = block.content.slice(valueStart, valueEnd);
  return {
    key,
    name: metadataName(key, value),
    values: valuesOf(value),
    source,
    passage: { block, start: valueStart, end: valueEnd },
    ...placesIn(block)(keyStart),
  };
}

/** A value of the body is one text, on one line; nothing where it says that there is none. */
export function valuesOf(value: string): string[] {
  const text = value
    .replace(/<!--[\s\S]*?(?:-->|$)/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return isNothing(text) ? [] : [text];
}

const STRONG = String.raw`(?:\*\*|__)`;
/** `Key: value`, `**Key:** value`, `**Key**: value`; a full-width colon is one too. */
const PAIR = new RegExp(
  String.raw`^\s*(${STRONG}?)\s*([^\s:：*_|[\]<>\x60][^:：*|[\]<>\x60\n]{0,39}?)\s*(${STRONG}?)\s*[:：]\s*(${STRONG}?)[ \t]*`,
  "u",
);
/** A key is a name: more words make a sentence. */
const MOST_WORDS = 4;

/** The key and value that a line begins with, by offsets in it; null for prose. */
export function pairIn(line: string): (KeyValue & { readonly strong: boolean }) | null {
  const found = PAIR.exec(line);
  if (found === null) return null;
  const [whole, open = "", key = "", before = "", after = ""] = found;
  if (key.split(/\s+/).length > MOST_WORDS) return null;
  const strong = open !== "";
  if (strong !== (before !== "" || after !== "")) return null;
  // `https://…` and `std::vector` are no keys.
  if (/^(?:\/\/|:)/.test(line.slice(whole.length)) || /^https?$/i.test(key)) return null;
  return { key, valueStart: whole.length, valueEnd: line.trimEnd().length, strong };
}
