/** Metadata in sections of their own, as Nygard has it: `## Status` and under it the status with links to others. */
import type { Block } from "../outline/blocks.ts";
import type { Outline } from "../outline/outline.ts";
import { metadataName } from "./keys.ts";
import { relationAtStart } from "./relations.ts";
import { type Statement, statementOf } from "./statement.ts";

/** Headings of sections whose first words are a field. */
const FIELD_SECTIONS: ReadonlySet<string> = new Set([
  ...["status", "date", "deciders", "authors", "consulted", "informed", "tags"],
  ...["supersedes", "superseded_by", "amends", "amended_by"],
]);

/** Headings of lists of links, whose items say what each link is. */
const LINK_SECTIONS: ReadonlySet<string> = new Set([
  ...["links", "related", "references", "more_information", "see_also", "related_links", "notes"],
  ...["liens", "enlaces", "verweise", "related_documents", "related_artifacts"],
]);

/** Characters of a heading that may be a field's name. */
const LONGEST_HEADING = 60;

/** `## Status: Accepted`; a status quo is no status. */
const STATUS_HEADING = /^(status|statut|estado|stato|状态)\s*[:：–—-]\s*(?=\S)/iu;

/** Statements of the sections of a page that are metadata. */
export function sectionStatements(outline: Outline): Statement[] {
  let bySection: Map<number, Block[]> | undefined;
  return outline.sections.flatMap(({ ordinal, heading, level }) => {
    if (level === 0 || heading.length > LONGEST_HEADING) return [];
    const inHeading = STATUS_HEADING.exec(heading);
    const name = metadataName(heading);
    if (!inHeading && !FIELD_SECTIONS.has(name) && !LINK_SECTIONS.has(name)) return [];
    bySection ??= Map.groupBy(outline.blocks, ({ section }) => section);
    const blocks = bySection.get(ordinal) ?? [];
    if (inHeading) return ofHeading(outline, blocks);
    if (LINK_SECTIONS.has(name)) return linkItems(outline, blocks);
    return ofSection(outline, name, heading, blocks);
  });
}

function ofHeading(outline: Outline, [heading]: readonly Block[]): Statement[] {
  const found = heading && STATUS_HEADING.exec(heading.content);
  if (!heading || !found) return [];
  const end = heading.content.length;
  const value = { key: found[1] ?? "", valueStart: found[0].length, valueEnd: end };
  return [statementOf(outline, heading, "section", 0, value)];
}

/**
 * The words of a section: its first line, and beside it each line that says what the page does to another or another
 * to it. Lists of check boxes count where they are ticked.
 */
function ofSection(
  outline: Outline,
  name: string,
  key: string,
  blocks: readonly Block[],
): Statement[] {
  const lines = blocks.flatMap((block) => (isProse(block) ? linesOf(block) : []));
  const relations = lines.flatMap((line) => relationLine(outline, line));
  const own = lines.find((line) => relationAtStart(line.text) === null);
  // A status that only says what took the page's place is still its status.
  const value = name === "status" ? (own ?? lines.find(isReplaced)) : lines[0];
  if (value === undefined) return relations;
  const { block, start, end } = value;
  const statement = statementOf(outline, block, "section", start, {
    key,
    valueStart: start,
    valueEnd: end,
  });
  return [statement, ...relations];
}

function isReplaced({ text }: Line): boolean {
  return relationAtStart(text)?.relation === "superseded_by";
}

/** Items of a list of links that begin with a relation: `- Supersedes [ADR 5](0005-x.md)`. */
function linkItems(outline: Outline, blocks: readonly Block[]): Statement[] {
  return blocks
    .filter((block) => isProse(block) && block.inItem)
    .flatMap((block) => linesOf(block).slice(0, 1))
    .flatMap((line) => relationLine(outline, line));
}

/** A line of a block. */
interface Line {
  readonly block: Block;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A relation is a field of its own, named by its first words. */
function relationLine(outline: Outline, { block, start, end, text }: Line): Statement[] {
  const found = relationAtStart(text);
  if (found === null) return [];
  const value = { key: found.words, valueStart: start, valueEnd: end };
  const statement = statementOf(outline, block, "section", start, value);
  return [{ ...statement, name: found.relation }];
}

function isProse({ kind, text }: Block): boolean {
  return (kind === "paragraph" || kind === "cell") && text !== "";
}

/** Longest status that is wrapped over lines; more is an explanation, of which the first line counts. */
const LONGEST_WRAPPED = 200;

/** Lines of a block that are looked at: more is no metadata. */
const MOST_LINES = 100;

const UNTICKED = /^\[ \]/;
const TICKED = /^\[[xX]\]\s*/;

/**
 * Lines of a block. Lines that a relation does not begin belong to the one before, as long as together they are no
 * explanation.
 */
function linesOf(block: Block): Line[] {
  const { content } = block;
  if (block.inItem && UNTICKED.test(content)) return [];
  const lines: Line[] = [];
  let start = block.inItem ? (TICKED.exec(content)?.[0].length ?? 0) : 0;
  const wrapped = content.length > LONGEST_WRAPPED;
  for (let end = content.indexOf("\n", start); end >= 0; end = content.indexOf("\n", end + 1)) {
    if (lines.length >= MOST_LINES) break;
    const next = content.slice(end + 1);
    if (!wrapped && relationAtStart(next) === null) continue;
    lines.push({ block, start, end, text: content.slice(start, end) });
    start = end + 1;
  }
  lines.push({ block, start, end: content.length, text: content.slice(start) });
  return lines.filter(({ text }) => text.trim() !== "");
}
