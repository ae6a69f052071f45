/**
 * The terms of a page by section, as one text: the title's, then a line a section. Terms hold no space, so nothing
 * has to be escaped. Ranking reads it; FTS5 itself keeps no text (ADR-0011).
 */
import type { SectionTerms } from "./port.ts";

/** A section in the text of a passage: where its heading and its body begin and end. */
export interface PassageSection {
  readonly section: number;
  readonly heading: number;
  readonly body: number;
  readonly end: number;
}

export interface Passage {
  readonly text: string;
  /** Where the title ends. */
  readonly titleEnd: number;
  readonly sections: readonly PassageSection[];
}

/** The text that is kept of a page's terms. */
export function passageText(terms: readonly SectionTerms[]): string {
  const titles = terms.map(({ title }) => title).filter((title) => title !== "");
  const lines = terms.map(({ section, heading, body }) => `\n${section}\t${heading}\t${body}`);
  return titles.join(" ") + lines.join("");
}

/** Finds the sections in a text that `passageText` made. */
export function parsePassage(text: string): Passage {
  const sections: PassageSection[] = [];
  const titleEnd = endOfLine(text, 0);
  for (let start = titleEnd + 1; start <= text.length; ) {
    const end = endOfLine(text, start);
    const heading = text.indexOf("\t", start) + 1;
    const body = text.indexOf("\t", heading) + 1;
    sections.push({ section: Number(text.slice(start, heading - 1)), heading, body, end });
    start = end + 1;
  }
  return { text, titleEnd, sections };
}

function endOfLine(text: string, start: number): number {
  const end = text.indexOf("\n", start);
  return end === -1 ? text.length : end;
}
