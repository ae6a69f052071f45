/** What surrounds a page, as lists under a heading each; text and Markdown print the same ones. */
import type { PageSummary } from "../../../usecases/recall.ts";
import type { ShownPage } from "../../../usecases/show.ts";

export interface Surrounding {
  readonly heading: string;
  readonly items: readonly SurroundingItem[];
}

/** A page with its place in a list. */
export interface SurroundingItem {
  readonly page: PageSummary;
  /** Line in the file of `page`, from 1; null for the page as a whole. */
  readonly line: number | null;
  /** How it is joined to the page that is shown; empty where the heading says all. */
  readonly note: string;
}

/** The lists that are not empty: the chain, links from both ends, and neighbours. */
export function surroundingsOf(shown: ShownPage): Surrounding[] {
  const lists = [
    { heading: "Chain, oldest first", items: chainOf(shown) },
    { heading: "Linked from", items: linkedFrom(shown) },
    { heading: "Links to", items: linksTo(shown) },
    { heading: "Neighbours", items: neighbours(shown) },
  ];
  return lists.filter(({ items }) => items.length > 0);
}

/** A page that nothing is joined to has no chain to show. */
function chainOf({ chain, page }: ShownPage): SurroundingItem[] {
  if (chain.pages.length < 2) return [];
  return chain.pages.map((each) => ({
    page: each,
    line: null,
    note: each.path === page.path ? "this page" : partsOf(chain, each),
  }));
}

function partsOf({ successions }: ShownPage["chain"], { path }: PageSummary): string {
  const isPart = successions.some(({ newer, partial }) => newer === path && partial);
  return isPart ? "replaces a part" : "";
}

function linkedFrom({ backLinks }: ShownPage): SurroundingItem[] {
  return backLinks.map(({ from, link }) => ({
    page: from,
    line: link.line,
    note: relationText(link.relation),
  }));
}

/** Each page once for each relation, at its first link. */
function linksTo({ links }: ShownPage): SurroundingItem[] {
  const items = links.flatMap(({ link, to }) =>
    to.map((page) => ({ page, line: null, note: relationText(link.relation) })),
  );
  const first = new Map(items.map((item) => [`${item.page.path}\0${item.note}`, item] as const));
  return [...first.values()];
}

function neighbours({ neighbours: { previous, next, related } }: ShownPage): SurroundingItem[] {
  return [
    ...(previous ? [{ page: previous, line: null, note: "before it in the log" }] : []),
    ...(next ? [{ page: next, line: null, note: "after it in the log" }] : []),
    ...related.map(({ page, tags, people }) => ({
      page,
      line: null,
      note: [...tags, ...people].join(", "),
    })),
  ];
}

/** A plain link needs no word. */
function relationText(relation: string): string {
  return relation === "links" ? "" : relation.replaceAll("_", " ");
}
