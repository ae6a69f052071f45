/**
 * What reading one Markdown file gives. A page depends on its own path and bytes and on the configuration,
 * never on another page: that is what makes an index built in steps equal to one built at once.
 */
import type { Fault } from "./fault.ts";
import type { Identity, NameKey, WikiPath } from "./identity.ts";
import type { Position } from "./position.ts";
import type { Status } from "./status.ts";

export const PAGE_KINDS = ["decision", "entity", "memory", "proposal", "review", "note"] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** How a decision says its status, date and chain; `none` where the page is not a decision. */
export type DecisionFormat =
  | "front-matter"
  | "madr"
  | "nygard"
  | "bullets"
  | "table"
  | "header"
  | "bare"
  | "none";

/** What a name of a page is; the order is the precedence when a name is resolved. */
export const NAME_ROLES = ["identity", "path", "alias", "file-name", "number", "title"] as const;
export type NameRole = (typeof NAME_ROLES)[number];

/** One name under which a page is found, with the place that gives it. */
export interface PageName extends Position {
  readonly key: NameKey;
  readonly role: NameRole;
  /** The name as written. */
  readonly text: string;
}

/** A metadata field as written; unknown ones are kept, shown and searchable. */
export interface Field extends Position {
  /** The key as written, for instance `Decision-Makers`. */
  readonly key: string;
  /** The key in canonical spelling: lower case, `_` between words, synonyms joined. */
  readonly name: string;
  /** Values as the text that was written; a list has several, nothing (`N/A`, `[]`, `~`) has none. */
  readonly values: readonly string[];
  readonly source: "front-matter" | "table" | "bullet" | "section" | "header";
}

/** The status of a decision: `status` is null where the words map to none for sure. They are kept either way. */
export interface StatusReading extends Position {
  readonly status: Status | null;
  readonly words: string;
}

/** The date of a decision: `date` is `YYYY-MM-DD`, `YYYY-MM` or `YYYY`, null where no calendar date can be read. */
export interface DateReading extends Position {
  readonly date: string | null;
  readonly words: string;
}

export type PersonRole = "decider" | "consulted" | "informed" | "author";

export interface PersonMention extends Position {
  readonly role: PersonRole;
  /** The name as written, without link or mail address. */
  readonly name: string;
}

/** A part of a page under one heading; the part before the first heading has level 0 and no heading. */
export interface Section {
  readonly ordinal: number;
  /** 0 for the lead, else 1 to 6. */
  readonly level: number;
  readonly heading: string;
  /** Stable anchor within the page, in GitHub's spelling; empty for the lead. */
  readonly anchor: string;
  /** Line of the heading (or of the first line of the lead), from 1. */
  readonly line: number;
  /** Markdown source of the section without its heading line, as written. */
  readonly source: string;
  /** What a reader sees, in one line per block: no markup, no comments, no link targets. */
  readonly text: string;
  /** Other anchors in the section: headings in quotes and lists, `id` and `name` of HTML. Absent for none. */
  readonly anchors?: readonly string[];
}

/** Relations that pages themselves state; the graph adds `tagged`, `decided_by` and the like from fields. */
export const LINK_RELATIONS = [
  "links",
  "supersedes",
  "superseded_by",
  "amends",
  "amended_by",
  "related",
] as const;
export type LinkRelation = (typeof LINK_RELATIONS)[number];

/** How a link is written. `field` stands in front matter, a table, a bullet or a status section. */
export type LinkSyntax = "wiki" | "markdown" | "bare" | "field";

/** A link as written; which page it means is decided when it is read, against the pages that are there then. */
export interface Link extends Position {
  readonly relation: LinkRelation;
  readonly syntax: LinkSyntax;
  /** The target as written, for instance `../0037-x/README.md#scope` or `ADR-0007`. */
  readonly target: string;
  /** Names it may mean, best first; the first that a page bears is meant. */
  readonly keys: readonly NameKey[];
  /** The heading it points at, as an anchor; empty for the page as a whole. */
  readonly anchor: string;
  /** Ordinal of the section it stands in. */
  readonly section: number;
  /** True where the page says that only a part is superseded or amended. */
  readonly partial: boolean;
}

export interface Page {
  readonly path: WikiPath;
  readonly kind: PageKind;
  readonly identity: Identity;
  readonly title: string;
  readonly format: DecisionFormat;
  /** Which log or package it belongs to; empty for the only one. */
  readonly scope: string;
  /** Whose memory; null where the page is none. */
  readonly mind: string | null;
  /** BCP 47 language, from front matter, path or the words; `und` where there is too little to tell. */
  readonly lang: string;
  readonly status: StatusReading | null;
  readonly date: DateReading | null;
  readonly people: readonly PersonMention[];
  /** Lower case, in the order written, each once. */
  readonly tags: readonly string[];
  readonly names: readonly PageName[];
  readonly fields: readonly Field[];
  readonly sections: readonly Section[];
  readonly links: readonly Link[];
  /** What is wrong with the page by itself; faults between pages are found by `check`. */
  readonly faults: readonly Fault[];
}
