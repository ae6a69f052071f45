/** The blocks of a page that hold words, flattened: what sections, links and metadata are read from. */
import type { Env, Token } from "markdown-it";
import { textOfHtml } from "./html.ts";
import { isModuleCode, withoutExpressions } from "./mdx.ts";
import { DEEPEST_NESTING, type MarkdownParser, type Span } from "./parser.ts";
import { type SourceLines, sliceLines } from "./source.ts";

export type BlockKind = "heading" | "paragraph" | "cell" | "code" | "html";

/** One block: a heading, a paragraph (of a list item as well), a cell of a table, code, or HTML. */
export interface Block {
  readonly kind: BlockKind;
  /** 1 to 6 for a heading, else 0. */
  readonly level: number;
  /** How many quotes and list items it stands in. */
  readonly depth: number;
  /** Whether the nearest container is a list item. */
  readonly inItem: boolean;
  /** Ordinal of its section. */
  readonly section: number;
  /** Lines of the body that it takes, from 0, the second exclusive. */
  readonly from: number;
  readonly to: number;
  /** Markdown source without the marks of its containers; lines are joined by `\n`. */
  readonly content: string;
  /** What a reader sees, in one line. */
  readonly text: string;
  /** What in `content` is no plain prose, in the order of the ends. */
  readonly spans: readonly Span[];
  /** For a cell: which row of the page, and which column, both from 0; else -1. */
  readonly row: number;
  readonly column: number;
}

/** Where a walk over the tokens of a body is. */
interface Walk {
  readonly parser: MarkdownParser;
  readonly env: Env;
  readonly source: SourceLines;
  readonly mdx: boolean;
  readonly blocks: Block[];
  /** Containers around, true for a list item. */
  readonly containers: boolean[];
  section: number;
  headings: number;
  level: number;
  row: number;
  column: number;
  lines: [number, number];
}

/** Content that needs no inline parser: it holds none of the characters that mean something. */
const MARKUP = /[\\`*_[\]<>!&~]/;
const UNEVEN_SPACE = /[\t\n\r\f\v]|^\s|\s$| {2}/;
const SPACE = /\s+/g;
const BREAK_TAG = /^<br\b/i;
/** Marks of quotes and lists at the start of a line. */
const CONTAINER_MARKS = /^[\s>*+-]+/;
/** `:::note Title` of Docusaurus and its kin: the word is the colour of a box. */
const ADMONITION = /^:::+[ \t]*(?:[a-z]+\b)?/gm;

/** Reads the blocks of a body whose lines end in `\n`. */
export function blocksOf(parser: MarkdownParser, source: SourceLines, mdx: boolean): Block[] {
  const { tokens, env } = parser.blocks(source.text);
  const walk: Walk = {
    ...{ parser, env, source, mdx, blocks: [], containers: [], lines: [0, 0] },
    ...{ section: 0, headings: 0, level: 0, row: -1, column: -1 },
  };
  for (const token of tokens) STEPS[token.type]?.(walk, token);
  return walk.blocks;
}

/** What each kind of token means to the walk; others hold no words. */
const STEPS: Readonly<Record<string, (walk: Walk, token: Token) => void>> = {
  blockquote_open: (walk, token) => enter(walk, token, false),
  list_item_open: (walk, token) => enter(walk, token, true),
  blockquote_close: (walk) => walk.containers.pop(),
  list_item_close: (walk) => walk.containers.pop(),
  heading_open: (walk, token) => {
    walk.level = Number(token.tag.slice(1));
    walk.lines = token.map ?? walk.lines;
    if (walk.containers.length === 0) startSection(walk);
  },
  heading_close: (walk) => {
    walk.level = 0;
  },
  tr_open: (walk, token) => {
    walk.row += 1;
    walk.lines = token.map ?? walk.lines;
  },
  tr_close: (walk) => {
    walk.column = -1;
  },
  th_open: (walk) => {
    walk.column += 1;
  },
  td_open: (walk) => {
    walk.column += 1;
  },
  inline: takeInline,
  fence: (walk, token) => add(walk, "code", token, oneLine(token.content)),
  code_block: (walk, token) => add(walk, "code", token, oneLine(token.content)),
  html_block: (walk, token) => add(walk, "html", token, oneLine(textOfHtml(token.content))),
};

function enter(walk: Walk, token: Token, isItem: boolean): void {
  walk.containers.push(isItem);
  if (token.level + 1 < DEEPEST_NESTING) return;
  // The parser leaves out what is nested deeper, so the source without its marks is the text.
  const [from, to] = token.map ?? walk.lines;
  const lines = sliceLines(walk.source, from, to).split("\n");
  const text = lines.map((line) => line.replace(CONTAINER_MARKS, "")).join(" ");
  walk.lines = [from, to];
  push(walk, "paragraph", "", oneLine(text));
}

/** A section begins; the first is the lead where anything stands before it. */
function startSection(walk: Walk): void {
  const isFirst = walk.headings === 0;
  walk.headings += 1;
  if (!isFirst || hasWords(walk.source, walk.lines[0])) walk.section += 1;
}

function hasWords({ lines }: SourceLines, before: number): boolean {
  return lines.slice(0, before).some((line) => line.trim() !== "");
}

function takeInline(walk: Walk, token: Token): void {
  const { content } = token;
  if (isModuleCode(content, walk.mdx)) return;
  const kind = inlineKind(walk);
  if (!MARKUP.test(content)) {
    add(walk, kind, token, oneLine(visible(walk, content)));
    return;
  }
  const { tokens, spans } = walk.parser.inline(content, walk.env);
  let text = "";
  for (const inner of tokens) text += textOf(walk, inner);
  add(walk, kind, token, oneLine(text), spans);
}

function inlineKind({ level, column }: Walk): BlockKind {
  if (level > 0) return "heading";
  return column >= 0 ? "cell" : "paragraph";
}

function textOf(walk: Walk, token: Token): string {
  switch (token.type) {
    case "text":
      return visible(walk, token.content);
    case "softbreak":
    case "hardbreak":
      return " ";
    case "image":
      return (token.children ?? []).map((inner) => textOf(walk, inner)).join("");
    case "html_inline":
      return BREAK_TAG.test(token.content) ? " " : "";
    default:
      return token.content;
  }
}

function visible({ mdx }: Walk, text: string): string {
  const shown = text.startsWith(":::") ? text.replace(ADMONITION, "") : text;
  return mdx ? withoutExpressions(shown) : shown;
}

function add(
  walk: Walk,
  kind: BlockKind,
  { map, content }: Token,
  text: string,
  spans?: readonly Span[],
): void {
  if (kind !== "heading") walk.lines = map ?? walk.lines;
  push(walk, kind, content, text, spans);
}

function push(
  walk: Walk,
  kind: BlockKind,
  content: string,
  text: string,
  spans: readonly Span[] = [],
): void {
  const { level, containers, section, row, column } = walk;
  const [from, to] = walk.lines;
  const inItem = containers.at(-1) === true;
  const cell = kind === "cell";
  walk.blocks.push({
    ...{ kind, level, depth: containers.length, inItem, section, from, to, content, text, spans },
    ...{ row: cell ? row : -1, column: cell ? column : -1 },
  });
}

function oneLine(text: string): string {
  return UNEVEN_SPACE.test(text) ? text.replace(SPACE, " ").trim() : text;
}
