/** The pages that a statement names, as links. */
import type { Link, LinkRelation } from "../../domain/page.ts";
import type { Position } from "../../domain/position.ts";
import { isPartial } from "../../domain/read-status.ts";
import { plainWords } from "../../domain/words.ts";
import { isNothing } from "../fields/nothing.ts";
import type { BareFinder } from "../links/bare.ts";
import type { LinkContext } from "../links/context.ts";
import {
  bareDestination,
  type Destination,
  markdownDestination,
  wikiDestination,
} from "../links/destination.ts";
import { type Outline, type OutlineLink, outline } from "../outline/outline.ts";
import { relationsIn, type StatedRelation } from "./relations.ts";
import type { Passage, Statement } from "./statement.ts";

/** What is needed to read the names on one page. */
export interface NameReader {
  readonly context: LinkContext;
  readonly bare: BareFinder;
  readonly outline: Outline;
}

/** Links of a field whose key says what they are, such as `supersedes`. */
export function fieldLinks(
  reader: NameReader,
  statement: Statement,
  relation: LinkRelation,
): Link[] {
  return passagesOf(reader, statement).flatMap((place) => {
    const { block, start, end } = place.passage;
    const partial = isPartial(block.content.slice(start, end));
    const named = namesIn(reader, place);
    const found = named.length > 0 ? named : namesByWord(reader, place);
    return found.map((link) => ({ ...link, relation, partial }));
  });
}

/** Links of a text that says in words what they are: `accepted; supersedes ADR-0045`. */
export function statedLinks(reader: NameReader, statement: Statement): Link[] {
  if (!statement.values.some((value) => relationsIn(value).length > 0)) return [];
  return passagesOf(reader, statement).flatMap((place) => {
    const { block, start, end } = place.passage;
    const stated = relationsIn(block.content.slice(start, end));
    return stated.flatMap((one, index) => ofRelation(reader, place, one, stated[index + 1]));
  });
}

function ofRelation(
  reader: NameReader,
  place: Place,
  { relation, end, partial }: StatedRelation,
  next: StatedRelation | undefined,
): Link[] {
  const { passage } = place;
  const until = next === undefined ? passage.end : passage.start + next.start;
  const part = { ...place, passage: { ...passage, start: passage.start + end, end: until } };
  const named = namesIn(reader, part);
  const found = named.length > 0 ? named : numbersIn(reader, part);
  const [after = ""] = passage.block.content.slice(part.passage.start, until).split(/[;.]/);
  return found.map((link) => ({ ...link, relation, partial: partial || isPartial(after) }));
}

/** A passage, the outline it is of, and the place of all that it holds where that is not known by the character. */
interface Place {
  readonly passage: Passage;
  readonly outline: Outline;
  readonly position: Position | null;
}

/** A link that does not yet know what it is. */
type NamedLink = Omit<Link, "relation" | "partial">;

/** Where the values of a statement can be read: in the body, or each by itself when it is from front matter. */
function passagesOf({ outline: page }: NameReader, statement: Statement): Place[] {
  if (statement.values.length === 0) return [];
  const { passage, values, line, column } = statement;
  if (passage !== null) return [{ passage, outline: page, position: null }];
  return values.flatMap((value) => {
    const own = outline(value, line);
    return own.blocks.slice(0, 1).map((block) => ({
      passage: { block, start: 0, end: block.content.length },
      outline: own,
      position: { line, column },
    }));
  });
}

/** Links and identities of a passage. */
function namesIn(reader: NameReader, place: Place): NamedLink[] {
  const { block, start, end } = place.passage;
  const inside = (offset: number) => offset >= start && offset < end;
  const links = place.outline
    .linksIn(block)
    .filter(({ span }) => inside(span.start))
    .flatMap((link) => ofLink(reader, place, link));
  const bare = reader
    .bare(block)
    .filter(({ offset, isAddress }) => inside(offset) && !isAddress)
    .flatMap(({ text, offset }) =>
      linkTo(place, offset, text, bareDestination(text, reader.context)),
    );
  return [...links, ...bare];
}

function ofLink(
  { context }: NameReader,
  place: Place,
  { syntax, target, span, block }: OutlineLink,
): NamedLink[] {
  if (isUnfilled(target)) return [];
  const read = syntax === "wiki" ? wikiDestination : markdownDestination;
  const destination = read(target, context);
  if (destination !== null) return linkTo(place, span.start, target, destination);
  // `supersedes [RFC 1977](https://…/pull/1977)`: the words name the decision, the address its discussion.
  const [, label = ""] = /^\[([^\]]*)\]/.exec(block.content.slice(span.start, span.end)) ?? [];
  const words = plainWords(label);
  const isOwn = ownName(context.prefix).test(words);
  return isOwn ? linkTo(place, span.start, words, wikiDestination(words, context)) : [];
}

function ownName(prefix: string): RegExp {
  return new RegExp(`^${prefix.replace(/[^\p{L}\p{N}-]/gu, "\\$&")}[-_ #]{0,2}\\d{1,6}$`, "iu");
}

/** Targets that templates offer as examples. */
const EXAMPLES =
  /that-less-than-great-idea|our-past-effort|(?:^|\/)(?:0005|0123|[NX]{3,4})-(?:example|xxx|title)/i;

function isUnfilled(target: string): boolean {
  return EXAMPLES.test(target);
}

const SEPARATORS = /\s*(?:[,;、]|\s(?:and|et|y|und|&)\s)\s*/giu;
const NOT_NAMES = /^(?:true|false|yes|no)$/i;
/** Longest name; more is a sentence about why there is none. */
const LONGEST_NAME = 120;

/** A field that holds no link and no identity holds numbers, file names or titles. */
function namesByWord({ context }: NameReader, place: Place): NamedLink[] {
  const { block, start, end } = place.passage;
  const words = plainWords(block.content.slice(start, end));
  return words.split(SEPARATORS).flatMap((piece) => {
    const name = piece
      .replace(/\s*\([^()]*\)\s*$/, "")
      .replace(/[.\s]+$/, "")
      .trim();
    const isName = name !== "" && name.length <= LONGEST_NAME && !NOT_NAMES.test(name);
    if (!isName || isNothing(name) || isUnfilled(name) || /^[[{<]|:\/\//.test(name)) return [];
    return linkTo(place, start, name, wikiDestination(name, context));
  });
}

const NUMBER_OR_FILE = /^[^\p{L}\p{N}#]*(\d{1,6}|[\p{L}\p{N}_./-]+\.md)(?![\p{L}\p{N}-])/u;

/** In a sentence only a number or a file right after the words counts: `superseded by 12`. */
function numbersIn({ context }: NameReader, place: Place): NamedLink[] {
  const { block, start, end } = place.passage;
  const found = NUMBER_OR_FILE.exec(block.content.slice(start, end));
  const name = found?.[1];
  if (name === undefined) return [];
  return linkTo(place, start, name, wikiDestination(name, context));
}

function linkTo(
  { passage: { block }, outline: page, position }: Place,
  offset: number,
  target: string,
  destination: Destination | null,
): NamedLink[] {
  if (destination === null) return [];
  const at = position ?? page.placesIn(block)(offset);
  const section = position === null ? block.section : 0;
  return [{ syntax: "field", target, ...destination, section, line: at.line, column: at.column }];
}
