/** The front matter of a page as fields, with what is wrong with it (ADR-0012). */
import type { PageFault } from "../../domain/fault.ts";
import type { Field } from "../../domain/page.ts";
import { byPosition } from "../../domain/position.ts";
import { type Block, readBlock } from "./block.ts";
import { duplicates } from "./duplicates.ts";
import { positionIn } from "./faults.ts";
import { fieldsOf, type PlacedEntry } from "./fields.ts";
import type { ReadPiece } from "./read-piece.ts";

/**
 * `none`: the page has no front matter. `read`: all of it, as it stands. `mended`: all of it, though something had to
 * be understood that YAML does not say; `faults` says what. `unreadable`: some of it was not understood; `fields` has
 * the rest, and no edit may touch the block.
 */
export type FrontMatterState = "none" | "read" | "mended" | "unreadable";

export interface FrontMatter {
  readonly state: FrontMatterState;
  /** In the order of the text; keys of a nested mapping are joined by dots. */
  readonly fields: readonly Field[];
  readonly faults: readonly PageFault[];
  /** UTF-16 offset of the body's first character. */
  readonly bodyOffset: number;
  /** Line of the body's first character, from 1. */
  readonly bodyLine: number;
}

/**
 * Reads the front matter that a page's text begins with; a byte order mark may stand before it. Every value is the text
 * that was written. Never throws, and takes time in proportion to the size of the block.
 */
export function readFrontMatter(text: string): FrontMatter {
  const block = readBlock(text);
  const { bodyOffset, bodyLine } = block;
  const { kept, faults: repeated } = duplicates(placedEntries(block));
  const { fields, faults: aliases } = fieldsOf(kept);
  const faults = [...block.faults, ...repeated, ...aliases];
  const state = block.state === "read" && faults.length > 0 ? "mended" : block.state;
  const told = faults.toSorted(byPosition).slice(0, MOST_FAULTS);
  return { state, fields, faults: told, bodyOffset, bodyLine };
}

/** A page with more has one cause for all of them. */
const MOST_FAULTS = 50;

/** Of a second block only what the first does not have: the first is what other tools read. */
function placedEntries({ pieces, second }: Block): PlacedEntry[] {
  const first = pieces.flatMap(placed);
  const keys = new Set(first.map(({ entry }) => entry.key.text));
  return [...first, ...second.flatMap(placed).filter(({ entry }) => !keys.has(entry.key.text))];
}

function placed({ piece, entries }: ReadPiece): PlacedEntry[] {
  return entries.map((entry) => ({
    entry,
    positionOf: (offset) => positionIn(piece, offset),
    sourceOf: ({ start, end }) => piece.text.slice(start - piece.start, end - piece.start),
  }));
}
