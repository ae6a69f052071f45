/** The sections of a page: what stands under each heading that is in no quote and no list. */
import GithubSlugger from "github-slugger";
import type { Section } from "../../domain/page.ts";
import type { Block } from "./blocks.ts";
import { anchorsOfHtml } from "./html.ts";
import { type SourceLines, sliceLines } from "./source.ts";

/** A section in the making. */
interface Draft {
  readonly level: number;
  readonly heading: string;
  readonly anchor: string;
  /** Line of the body that it begins with, and the one that its source begins with, both from 0. */
  readonly start: number;
  readonly from: number;
  readonly texts: string[];
  readonly anchors: string[];
}

/**
 * Puts blocks into sections. A page without a heading is one lead; else the lead is there where words stand before
 * the first heading. Headings in quotes and lists split nothing, but count for the anchors of those that do.
 */
export function sectionsOf(
  source: SourceLines,
  firstLine: number,
  blocks: readonly Block[],
): Section[] {
  const slugger = new GithubSlugger();
  const drafts: Draft[] = [];
  let last: Block | undefined;
  for (const block of blocks) {
    const anchor = block.kind === "heading" ? anchorOf(block, slugger) : "";
    if (block.kind === "heading" && block.depth === 0) {
      if (block.section > drafts.length) drafts.push(leadOf(source));
      drafts.push(draftOf(block, anchor));
    } else {
      if (drafts.length === 0) drafts.push(leadOf(source));
      addText(drafts.at(-1), block, last);
    }
    addAnchors(drafts.at(-1), block, anchor);
    last = block;
  }
  if (drafts.length === 0) drafts.push(leadOf(source));
  return drafts.map((draft, ordinal) => {
    const to = drafts[ordinal + 1]?.start ?? source.lines.length;
    return finished(draft, ordinal, firstLine, sliceLines(source, draft.from, to));
  });
}

function leadOf({ lines }: SourceLines): Draft {
  const start = Math.max(
    0,
    lines.findIndex((line) => line.trim() !== ""),
  );
  return { level: 0, heading: "", anchor: "", start, from: start, texts: [], anchors: [] };
}

function draftOf({ level, text, from, to }: Block, anchor: string): Draft {
  const heading = text.replace(OWN_ANCHOR, "").trimEnd();
  return { level, heading, anchor, start: from, from: to, texts: [], anchors: [] };
}

/** A heading's own anchor, as Docusaurus, Hugo and Pandoc write it. */
const OWN_ANCHOR = /\{#([\p{L}\p{N}_.:-]+)\}$/u;

function anchorOf({ text, content }: Block, slugger: GithubSlugger): string {
  return OWN_ANCHOR.exec(content)?.[1] ?? slugger.slug(text);
}

/** Adds the words of a block: a line for each, and one for all the cells of a row. */
function addText(draft: Draft | undefined, block: Block, last: Block | undefined): void {
  if (draft === undefined || block.text === "") return;
  const sameRow = block.kind === "cell" && last?.kind === "cell" && last.row === block.row;
  if (sameRow && draft.texts.length > 0) draft.texts.push(`${draft.texts.pop()} ${block.text}`);
  else draft.texts.push(block.text);
}

/** Adds what else in the section a link may point at. */
function addAnchors(draft: Draft | undefined, block: Block, anchor: string): void {
  if (draft === undefined) return;
  if (block.kind === "heading" && block.depth > 0) draft.anchors.push(anchor);
  if (block.kind === "html") draft.anchors.push(...anchorsOfHtml(block.content));
  for (const { kind, start, end } of block.spans) {
    if (kind === "html") draft.anchors.push(...anchorsOfHtml(block.content.slice(start, end)));
  }
}

function finished(draft: Draft, ordinal: number, firstLine: number, source: string): Section {
  const { level, heading, anchor, start, texts, anchors } = draft;
  const text = texts.join("\n");
  const section = { ordinal, level, heading, anchor, line: firstLine + start, source, text };
  return anchors.length === 0 ? section : { ...section, anchors };
}
