/** Cuts long sections into windows, so that a page without headings is ranked by its best passage like any other. */
import type { Passage, PassageSection } from "../passage.ts";

/** Code units of terms in a window: about 70 words, which is where questions find whole answers (tried 300 to 1200). */
const WINDOW = 500;

/** Sections up to this length stay whole: two halves would each be too short to answer. */
const UNCUT = 1.5 * WINDOW;

/** The passage with its long sections cut between terms; each window bears the ordinal of its section. */
export function windowed(passage: Passage): Passage {
  const sections = passage.sections.flatMap((section) =>
    section.end - section.body <= UNCUT ? [section] : windowsOf(passage.text, section),
  );
  return { ...passage, sections };
}

function windowsOf(text: string, section: PassageSection): PassageSection[] {
  const { body, end } = section;
  const length = Math.ceil((end - body) / Math.round((end - body) / WINDOW));
  const windows: PassageSection[] = [];
  for (let from = body; from < end; ) {
    const space = end - from <= UNCUT ? -1 : text.indexOf(" ", from + length);
    const to = space < 0 || space > end ? end : space;
    windows.push({
      ...section,
      heading: from === body ? section.heading : from,
      body: from,
      end: to,
    });
    from = to + 1;
  }
  return windows;
}
