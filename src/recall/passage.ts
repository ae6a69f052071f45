/** The place in a page that answers best: a section, a line of it, and a few words around. */
import type { Page, Section } from "../domain/page.ts";
import type { Matcher } from "./matcher.ts";
import { type PlainLine, plainLines } from "./plain-lines.ts";
import { SNIPPET_LENGTH, type Snippet, snippetOf } from "./snippet.ts";

export interface Passage {
  /** Line in the file, from 1. */
  readonly line: number;
  /** Heading of the section; empty for what stands before the first. */
  readonly heading: string;
  readonly snippet: Snippet;
  /** The line and its neighbours, of which the snippet is a part. */
  readonly text: string;
}

/** UTF-16 code units of a section that are read for a passage. A page of 20 MB would else be read for three lines. */
const READ_LIMIT = 400_000;

/** UTF-16 code units of a section that are enough for its first words. */
const OPENING_LIMIT = 4000;

/** Headings under which a decision says what was decided, lower case. */
const DECISION_HEADINGS: ReadonlySet<string> = new Set([
  "decision",
  "decision outcome",
  "the decision",
  "chosen alternative",
  "décision",
  "decisión",
  "entscheidung",
  "决策",
  "决定",
  "決定",
]);

/** Headings under which a page says what it is about; what stands before them is often data about the page. */
const SUMMARY_HEADINGS: ReadonlySet<string> = new Set([
  "summary",
  "abstract",
  "overview",
  "context",
  "context and problem statement",
  "résumé",
  "contexte",
]);

/** A line of a sentence, and none of a table, a list or a field. */
const PROSE = /^(?!\s*(?:[|*+>#:-]|\d+[.)]\s)).{40,}$/mu;

/**
 * The best line for the words among some sections of a page; the first section that holds a word decides. Where only
 * the title holds them, the page says what it says first.
 */
export function passageFor(page: Page, sections: readonly number[], match: Matcher): Passage {
  const candidates = sections.flatMap((ordinal) => page.sections[ordinal] ?? []);
  for (const section of candidates) {
    const lines = linesOf(page, section, READ_LIMIT);
    const best = bestLine(lines, match);
    if (best !== null) return passageAt(section, lines, best, match);
  }
  return opening(page, openingSection(page), match);
}

/** What a page says first: what was decided, else its first words. */
export function openingOf(page: Page): Passage {
  return opening(page, openingSection(page), () => []);
}

function openingSection({ sections }: Page): Section | undefined {
  const said = sections.filter(({ text }) => text !== "");
  const headed = (headings: ReadonlySet<string>) =>
    said.find(({ heading }) => headings.has(heading.toLowerCase()));
  const prose = said.find(({ source }) => PROSE.test(source.slice(0, OPENING_LIMIT)));
  return headed(DECISION_HEADINGS) ?? headed(SUMMARY_HEADINGS) ?? prose ?? said[0] ?? sections[0];
}

function opening(page: Page, section: Section | undefined, match: Matcher): Passage {
  if (section === undefined) {
    return passageOf(1, "", page.title, match);
  }
  const lines = linesOf(page, section, OPENING_LIMIT);
  if (lines.length > 0) return passageAt(section, lines, 0, match);
  return passageOf(section.line, section.heading, section.heading, match);
}

/** The line with most different words, its neighbour below helping, for a sentence runs over the end of a line. */
function bestLine(lines: readonly PlainLine[], match: Matcher): number | null {
  const words = lines.map(({ text }) => new Set(match(text).map(({ word }) => word)));
  let best: number | null = null;
  let most = 0;
  for (const [index, here] of words.entries()) {
    if (here.size === 0) continue;
    const both = new Set([...here, ...(words[index + 1] ?? [])]);
    const score = 2 * here.size + both.size;
    if (score > most) {
      best = index;
      most = score;
    }
  }
  return best;
}

function passageAt(
  section: Section,
  lines: readonly PlainLine[],
  best: number,
  match: Matcher,
): Passage {
  const { line } = lines[best] ?? { line: section.line };
  return passageOf(line, section.heading, textAround(lines, best), match);
}

function passageOf(line: number, heading: string, text: string, match: Matcher): Passage {
  return { line, heading, text, snippet: snippetOf(text, match(text)) };
}

/** The line and those after it, until there is enough for a snippet; then those before it. */
function textAround(lines: readonly PlainLine[], best: number): string {
  let text = lines[best]?.text ?? "";
  for (let next = best + 1; next < lines.length && text.length < SNIPPET_LENGTH; next += 1) {
    text = `${text} ${lines[next]?.text}`;
  }
  for (let back = best - 1; back >= 0 && text.length < SNIPPET_LENGTH; back -= 1) {
    text = `${lines[back]?.text} ${text}`;
  }
  return text;
}

function linesOf(page: Page, section: Section, limit: number): PlainLine[] {
  return plainLines(section.source.slice(0, limit), sourceLine(page, section));
}

/** The line that a section's source begins with: below its heading, which may be underlined. */
function sourceLine(page: Page, section: Section): number {
  if (section.level === 0) return section.line;
  const next = page.sections[section.ordinal + 1];
  if (next === undefined) return section.line + 1;
  return next.line - (section.source.match(/\r\n?|\n/g)?.length ?? 0);
}
