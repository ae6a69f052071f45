/** Reads what the rules look at from the index, each page once. */
import type { Configuration } from "../../domain/configuration.ts";
import type { NameKey } from "../../domain/identity.ts";
import type { Page } from "../../domain/page.ts";
import { bearersOfFirst } from "../../domain/resolution.ts";
import { edgeOfLink, supersession } from "../../domain/supersession.ts";
import type { StoredLink, StoreReader } from "../../store/port.ts";
import type { Bearer, CheckedLink, CheckedPage, CheckedWiki } from "./rule.ts";

/** What the rules need of a store. */
export type CheckedStore = Pick<StoreReader, "pages" | "links" | "files">;

/** The wiki as the index knows it, with every link resolved. */
export async function gatherWiki(
  store: CheckedStore,
  configuration: Configuration,
  isConfigured: boolean,
): Promise<CheckedWiki> {
  const pages: CheckedPage[] = [];
  for await (const page of store.pages()) pages.push(checkedPage(page));
  const bearers = bearersByKey(pages);
  const bearersOf = (key: NameKey) => bearers.get(key) ?? [];
  const links = (await store.links()).map((link) => withBearers(link, bearersOf));
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return {
    configuration,
    isConfigured,
    pages,
    links,
    files: await store.files(),
    supersession: supersession(links.flatMap(edgesOf)),
    pageAt: (path) => byPath.get(path),
    bearersOf,
  };
}

function checkedPage(page: Page): CheckedPage {
  const { path, kind, identity, title, scope, mind, format, status, names, fields, faults } = page;
  return {
    path,
    kind,
    identity,
    title,
    scope,
    mind,
    format,
    status,
    names,
    fields,
    faults,
    headings: page.sections
      .filter(({ level }) => level > 0)
      .map(({ heading, anchor }) => ({ heading, anchor })),
    otherAnchors: page.sections.flatMap(({ anchors }) => anchors ?? []),
  };
}

function bearersByKey(pages: readonly CheckedPage[]): Map<NameKey, Bearer[]> {
  const byKey = new Map<NameKey, Bearer[]>();
  for (const page of pages) {
    for (const { key, role } of page.names) {
      const bearers = byKey.get(key);
      if (bearers) bearers.push({ role, page });
      else byKey.set(key, [{ role, page }]);
    }
  }
  return byKey;
}

function withBearers(
  link: StoredLink,
  bearersOf: (key: NameKey) => readonly Bearer[],
): CheckedLink {
  const meant = bearersOfFirst(link.keys, bearersOf);
  const bearers = new Map(meant.map((bearer) => [bearer.page.path, bearer]));
  return { ...link, bearers: [...bearers.values()] };
}

/** A link that several pages claim states nothing that is sure. */
function edgesOf(link: CheckedLink) {
  const [only, other] = link.bearers;
  if (only === undefined || other !== undefined) return [];
  return edgeOfLink(link.from, link, only.page.path) ?? [];
}
