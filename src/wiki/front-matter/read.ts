/** The front matter of a page as fields, with what is wrong with it. */
import type { PageFault } from "../../domain/fault.ts";
import type { Field } from "../../domain/page.ts";

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
