/**
 * The outline of a page's body: its sections, with what a reader sees of them, and the links that are written in it.
 * Made with markdown-it (ADR-0008). Takes time in proportion to the text, whatever the text, and never throws.
 */
import type { Section } from "../../domain/page.ts";
import type { Position } from "../../domain/position.ts";
import { type Block, blocksOf } from "./blocks.ts";
import { type MarkdownParser, markdownParser, type Span } from "./parser.ts";
import { type Places, placesOf } from "./place.ts";
import { sectionsOf } from "./sections.ts";
import { sourceLines, withPlainLineEnds } from "./source.ts";

/** Which Markdown a body is written in; it decides whether braces and `export` lines are code. */
export type Dialect = "markdown" | "mdx";

/** A wiki link or a Markdown link of the body. */
export interface OutlineLink extends Position {
  readonly syntax: "wiki" | "markdown";
  /** As written, with escapes and entities read. */
  readonly target: string;
  /** Its block, and where in the block's content it stands. */
  readonly block: Block;
  readonly span: Span;
}

export interface Outline {
  readonly sections: readonly Section[];
  /** Images are none; links in the order of the text. */
  readonly links: readonly OutlineLink[];
  readonly blocks: readonly Block[];
  /** Links of one block, in the order of the text. */
  readonly linksIn: (block: Block) => readonly OutlineLink[];
  /** The places in the file of the characters of a block's content. */
  readonly placesIn: (block: Block) => Places;
}

let parser: MarkdownParser | undefined;

/** Reads the outline of a body, which holds no front matter and whose first line is line `firstLine` of its file. */
export function outline(body: string, firstLine: number, dialect: Dialect = "markdown"): Outline {
  parser ??= markdownParser();
  const source = sourceLines(body);
  const plain = body.includes("\r") ? sourceLines(withPlainLineEnds(body)) : source;
  const blocks = blocksOf(parser, plain, dialect === "mdx");
  let last: { readonly block: Block; readonly places: Places } | undefined;
  const placesIn = (block: Block) => {
    // Whoever asks for one place of a block asks for the next one after it.
    if (last?.block !== block) last = { block, places: placesOf(plain, firstLine, block) };
    return last.places;
  };
  const byBlock = new Map<Block, OutlineLink[]>();
  for (const block of blocks) {
    const links = linksOf(block, placesIn);
    if (links.length > 0) byBlock.set(block, links);
  }
  return {
    blocks,
    placesIn,
    sections: sectionsOf(source, firstLine, blocks),
    links: [...byBlock.values()].flat(),
    linksIn: (block) => byBlock.get(block) ?? NO_LINKS,
  };
}

const NO_LINKS: readonly OutlineLink[] = [];

function linksOf(block: Block, placesIn: (block: Block) => Places): OutlineLink[] {
  if (block.spans.length === 0) return [];
  const places = placesIn(block);
  return block.spans
    .toSorted((one, other) => one.start - other.start)
    .flatMap((span): OutlineLink[] => {
      const { kind, start, target } = span;
      if (kind !== "wiki" && kind !== "markdown") return [];
      return [{ syntax: kind, target, block, span, ...places(start) }];
    });
}
