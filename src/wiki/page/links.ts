/** All links of a page: what it states of its chains, and what its text points at. */
import { nameKey } from "../../domain/identity.ts";
import type { Link, LinkRelation } from "../../domain/page.ts";
import { byPosition } from "../../domain/position.ts";
import { relationsIn } from "../decision/relations.ts";
import type { Statement } from "../decision/statement.ts";
import { fieldLinks, type NameReader, statedLinks } from "../decision/targets.ts";
import { bareDestination, markdownDestination, wikiDestination } from "../links/destination.ts";

/** Fields that name other pages, with what they say of them. */
const RELATION_FIELDS: ReadonlyMap<string, LinkRelation> = new Map([
  ["supersedes", "supersedes"],
  ["superseded_by", "superseded_by"],
  ["amends", "amends"],
  ["amended_by", "amended_by"],
  ["related", "related"],
]);

/** Fields that may say in words what became of a page. */
const STATED_IN: ReadonlySet<string> = new Set([
  "status",
  "status_note",
  "deprecated_reason",
  "notes",
]);

/** Links of a page, in the order of the text; what a field says of a link counts before the link alone. */
export function linksOf(
  reader: NameReader,
  statements: readonly Statement[],
  isDecision: boolean,
): Link[] {
  const stated = eachOnce(
    statements.flatMap((statement) => linksOfStatement(reader, statement, isDecision)),
  );
  const places = new Set(stated.map(placeOf));
  const written = [...writtenLinks(reader), ...bareLinks(reader)];
  const plain = written.filter((link) => !places.has(placeOf(link)));
  return [...stated, ...plain].toSorted(byPosition);
}

function linksOfStatement(reader: NameReader, statement: Statement, isDecision: boolean): Link[] {
  const relation = RELATION_FIELDS.get(statement.name);
  if (relation !== undefined) {
    // `Superseded by: N/A`, and a section that only explains, hold no names.
    const isSection = statement.source === "section";
    return isSection
      ? sectionLinks(reader, statement, relation)
      : fieldLinks(reader, statement, relation);
  }
  if (isDecision && STATED_IN.has(statement.name)) return statedLinks(reader, statement);
  return inBrackets(reader, statement);
}

/** A line that begins with the words of its relation may state another after it. */
function sectionLinks(reader: NameReader, statement: Statement, relation: LinkRelation): Link[] {
  const { passage } = statement;
  const text = passage?.block.content.slice(passage.start, passage.end) ?? "";
  return relationsIn(text).length > 0
    ? statedLinks(reader, statement)
    : fieldLinks(reader, statement, relation);
}

/** `[[wiki links]]` in any other field of front matter. */
function inBrackets(reader: NameReader, statement: Statement): Link[] {
  if (statement.source !== "front-matter") return [];
  const values = statement.values.filter((value) => value.includes("[["));
  if (values.length === 0) return [];
  return fieldLinks(reader, { ...statement, values }, "links");
}

function writtenLinks({ outline, context }: NameReader): Link[] {
  return outline.links.flatMap(({ syntax, target, block, line, column }): Link[] => {
    const read = syntax === "wiki" ? wikiDestination : markdownDestination;
    const destination = read(target, context);
    if (destination === null) return [];
    const place = { section: block.section, line, column };
    return [{ relation: "links", syntax, target, ...destination, ...place, partial: false }];
  });
}

function bareLinks({ outline, context, bare }: NameReader): Link[] {
  return outline.blocks.flatMap((block): Link[] => {
    const mentions = bare(block);
    if (mentions.length === 0) return [];
    const places = outline.placesIn(block);
    return mentions.flatMap(({ text, offset, isAddress }): Link[] => {
      const read = isAddress ? markdownDestination : bareDestination;
      const destination = read(text, context);
      if (destination === null) return [];
      const place = { section: block.section, ...places(offset) };
      return [
        {
          relation: "links",
          syntax: "bare",
          target: text,
          ...destination,
          ...place,
          partial: false,
        },
      ];
    });
  });
}

/** Links without those that only name the page itself in prose, such as its own number in its title. */
export function withoutSelf(links: readonly Link[], identity: string): Link[] {
  const own = nameKey(identity);
  return links.filter(({ syntax, keys }) => syntax !== "bare" || keys[0] !== own);
}

function placeOf({ line, column, target }: Link): string {
  return `${line}:${column}:${target}`;
}

/** The same link for the same reason counts once, whichever rule found it. */
function eachOnce(links: readonly Link[]): Link[] {
  const seen = new Set<string>();
  return links.filter((link) => {
    const key = `${placeOf(link)}:${link.relation}`;
    return !seen.has(key) && seen.add(key);
  });
}
