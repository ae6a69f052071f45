/** The head of a page: what stands before its text begins, where people put metadata. */
import type { Block } from "../outline/blocks.ts";
import type { Outline } from "../outline/outline.ts";

/** Headings that people put over metadata. */
const METADATA_HEADING =
  /^(?:meta(?:data|-data)?|info(?:rmation)?|document info|header|properties)$/i;

/**
 * Blocks of the head, headings left out: all before the second heading, and a section that is called metadata. What
 * stands in code is nobody's metadata.
 */
export function headOf({ blocks, sections }: Outline): Block[] {
  const first = sections[0]?.level === 0 ? 1 : 0;
  return blocks.filter(({ kind, section }) => {
    if (kind !== "paragraph" && kind !== "cell") return false;
    return section <= first || METADATA_HEADING.test(sections[section]?.heading ?? "");
  });
}
