/** Metadata on lines of their own: `Date: 2016-02-12`, or several on one: `**Status:** x | **Date:** y`. */
import type { Block } from "../outline/blocks.ts";
import type { Outline } from "../outline/outline.ts";
import { headOf } from "./head.ts";
import { isMetadataKey, metadataName } from "./keys.ts";
import { pairIn, type Statement, statementOf } from "./statement.ts";

/** Lines of a paragraph that are looked at: more is no metadata. */
const MOST_LINES = 100;

const BETWEEN_PAIRS = /\s\|\s|\n/g;

/** Statements of the lines of a head. Only known keys count, for prose has colons too. */
export function headerStatements(outline: Outline, head: readonly Block[]): Statement[] {
  const stated = head
    .filter(({ kind, inItem, depth }) => kind === "paragraph" && !inItem && depth <= 1)
    .flatMap((block) => linesOf(outline, block));
  // The second line with a key is prose that happens to begin with it.
  const seen = new Set<string>();
  return stated.filter(({ name }) => !seen.has(name) && seen.add(name));
}

/** `**Supersedes**: ADR 0053`, which says the same wherever it stands. */
const RELATION_LINE = /(?:^|\n)\s*\*\*(?:supers?[ces]*d|replace|obsolete|amend)/i;
const RELATIONS: ReadonlySet<string> = new Set([
  ...["supersedes", "superseded_by", "amends", "amended_by"],
]);

/** Statements of lines with a strong key that names a relation, below the head. */
export function relationLines(outline: Outline): Statement[] {
  const head = new Set(headOf(outline));
  return outline.blocks
    .filter(({ kind, content }) => kind === "paragraph" && content.includes("**"))
    .filter(({ content }) => RELATION_LINE.test(content))
    .filter((block) => block.depth <= 1 && !head.has(block))
    .flatMap((block) => linesOf(outline, block))
    .filter(({ name }) => RELATIONS.has(name));
}

function linesOf(outline: Outline, block: Block): Statement[] {
  const found: Statement[] = [];
  for (const { start, line } of piecesOf(block.content)) {
    const pair = pairIn(line);
    if (pair === null || !isMetadataKey(metadataName(pair.key, line.slice(pair.valueStart))))
      continue;
    const { key, valueStart, valueEnd } = pair;
    const value = { key, valueStart: start + valueStart, valueEnd: start + valueEnd };
    found.push(statementOf(outline, block, "header", start + line.search(/\S/), value));
  }
  return found;
}

/** The lines of a content, and what bars part on a line, by their offsets. */
function piecesOf(content: string): { readonly start: number; readonly line: string }[] {
  const pieces: { start: number; line: string }[] = [];
  let start = 0;
  for (const { 0: between, index } of content.matchAll(BETWEEN_PAIRS)) {
    if (pieces.length >= MOST_LINES) return pieces;
    pieces.push({ start, line: content.slice(start, index).replace(/\\$/, "") });
    start = index + between.length;
  }
  pieces.push({ start, line: content.slice(start) });
  return pieces;
}
