/**
 * The pieces that most front matter is made of, read without a YAML parser: a key with plain words, a quoted text
 * without escapes, or a list of those. Whatever is not beyond doubt is left to the parser, and a test holds that both
 * say the same.
 */
import type { Piece } from "./pieces.ts";
import type { Entry, List, Scalar, Value } from "./tree.ts";

const KEYED = /^([A-Za-z_][A-Za-z0-9_-]*):(?: +|(?=[\r\n]|$))/;

/** Begins with a letter, a digit or `/`, and has no tab, no colon or `#` beside a space, no control character. */
const WORDS = /^[\p{L}\p{N}/](?:[^:#\p{Cc}\u2028\u2029\uFEFF]|:(?![ \t]|$)|(?<! )#)*$/u;
/** A list in quotes is looked at twice, which is not done here. */
const QUOTED = /^(?:"(?!\[)([^"\\\p{Cc}]*)"|'(?!\[)([^'\p{Cc}]*)')$/u;
const FLOW_LIST = /^\[([^[\]{}"'#]*)\]$/;
const NO_PROPERTIES = { anchor: null, tag: null } as const;

/** The entry of a simple piece; null where the parser has to say what it is. */
export function plainEntry({ text, start }: Piece): Entry | null {
  const keyed = KEYED.exec(text);
  if (keyed === null) return null;
  const [lead, key = ""] = keyed;
  const lines = text.slice(lead.length).trimEnd().split(/\r?\n/);
  const [first = "", ...rest] = lines;
  const at = start + lead.length;
  const afterColon = start + key.length + 1;
  const value =
    rest.length === 0
      ? (scalarOf(first, at, afterColon) ?? flowListOf(first, at))
      : first === ""
        ? blockListOf(text.slice(lead.length), at)
        : null;
  return value && { key: { start, end: start + key.length, text: key }, afterColon, value };
}

function scalarOf(words: string, at: number, empty: number): Scalar | null {
  const node = { kind: "scalar", start: at, end: at + words.length, ...NO_PROPERTIES } as const;
  if (words === "") return { ...node, style: "empty", text: "", start: empty, end: empty };
  if (WORDS.test(words)) return { ...node, style: "plain", text: words };
  const quoted = QUOTED.exec(words);
  if (quoted === null) return null;
  const [, double, single] = quoted;
  return double === undefined
    ? { ...node, style: "single", text: single ?? "" }
    : { ...node, style: "double", text: double };
}

function flowListOf(words: string, at: number): List | null {
  const inside = FLOW_LIST.exec(words)?.[1];
  if (inside === undefined || inside.trim() === "") return null;
  let offset = at + 1;
  const items: Scalar[] = [];
  for (const part of inside.split(",")) {
    const item = part.replace(/^ +| +$/g, "");
    if (!WORDS.test(item)) return null;
    const begin = offset + part.indexOf(item);
    items.push({
      kind: "scalar",
      style: "plain",
      text: item,
      start: begin,
      end: begin + item.length,
      ...NO_PROPERTIES,
    });
    offset += part.length + 1;
  }
  return { kind: "list", flow: true, items, start: at, end: at + words.length, ...NO_PROPERTIES };
}

const ITEM_LINE = /^( *)- +([^\r\n]*?) *(?:\r?\n|$)/;

/** Lines of `- words` with one indentation; an entry that has lines of its own is the parser's. */
function blockListOf(text: string, at: number): Value | null {
  let offset = text.indexOf("\n") + 1;
  let indent: string | null = null;
  const items: Scalar[] = [];
  const end = text.trimEnd().length;
  while (offset < end) {
    const line = ITEM_LINE.exec(text.slice(offset));
    if (line === null || (indent !== null && line[1] !== indent)) return null;
    const words = line[2] ?? "";
    const begin = at + offset + line[0].indexOf(words, line[0].indexOf("-") + 1);
    const item = words === "" ? null : scalarOf(words, begin, begin);
    if (item === null) return null;
    items.push(item);
    indent = line[1] ?? "";
    offset += line[0].length;
  }
  const [first] = items;
  const last = items.at(-1);
  if (first === undefined || last === undefined) return null;
  const dash = text.indexOf("-");
  return { kind: "list", flow: false, items, start: at + dash, end: last.end, ...NO_PROPERTIES };
}
