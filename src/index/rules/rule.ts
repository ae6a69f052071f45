/** What a rule between pages is given, and what it gives. */
import type { Configuration } from "../../domain/configuration.ts";
import type { Fault } from "../../domain/fault.ts";
import type { NameKey, WikiPath } from "../../domain/identity.ts";
import type { NameRole, Page } from "../../domain/page.ts";
import type { Supersession } from "../../domain/supersession.ts";
import type { IndexedFile, StoredLink } from "../../store/port.ts";

/** The parts of a page that rules look at; its text is left out, so that a large wiki fits in memory. */
export interface CheckedPage
  extends Pick<
    Page,
    | "path"
    | "kind"
    | "identity"
    | "title"
    | "scope"
    | "mind"
    | "format"
    | "status"
    | "names"
    | "fields"
    | "faults"
  > {
  /** Headings in the order of the page, without the lead. */
  readonly headings: readonly { readonly heading: string; readonly anchor: string }[];
  /** Anchors that are no headings of the outline: `id` and `name` of HTML, headings in lists and quotes. */
  readonly otherAnchors: readonly string[];
}

/** A page that bears a name, and what the name is to it. */
export interface Bearer {
  readonly role: NameRole;
  readonly page: CheckedPage;
}

/** A link with every page that it may mean: one in a whole wiki, none where it dangles. */
export interface CheckedLink extends StoredLink {
  /** Each page once, in the order of path. */
  readonly bearers: readonly Bearer[];
}

/** All that rules between pages look at, read from the index once. */
export interface CheckedWiki {
  readonly configuration: Configuration;
  /** Whether the wiki has a `palimpsest.yaml`: such a wiki is written for these rules, any other is not. */
  readonly isConfigured: boolean;
  /** In the order of path. */
  readonly pages: readonly CheckedPage[];
  /** In the order of path, line and column. */
  readonly links: readonly CheckedLink[];
  readonly files: readonly IndexedFile[];
  /** Keys of paths that are no page of the index though the file is there. */
  readonly leftOut: ReadonlySet<NameKey>;
  /** What stands before the numbers of the decisions here, as in their keys: `adr-`. */
  readonly series: ReadonlySet<string>;
  /** Chains of the links that mean one page. */
  readonly supersession: Supersession;
  pageAt(path: WikiPath): CheckedPage | undefined;
  /** Every page that bears a name, whatever the name is to it, in the order of path. */
  bearersOf(key: NameKey): readonly Bearer[];
}

/** Finds every place where one rule does not hold; the order does not matter. */
export type FindFaults = (wiki: CheckedWiki) => Iterable<Fault>;
