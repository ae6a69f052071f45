/** Reads what the rules look at from the index, each page once. */
import type { Configuration } from "../../domain/configuration.ts";
import { type NameKey, nameKey, wikiPath } from "../../domain/identity.ts";
import type { Page } from "../../domain/page.ts";
import type { WikiFiles } from "../../domain/ports.ts";
import { bearersOfFirst } from "../../domain/resolution.ts";
import { edgeOfLink, supersession } from "../../domain/supersession.ts";
import type { StoredLink, StoreReader } from "../../store/port.ts";
import type { Bearer, CheckedLink, CheckedPage, CheckedWiki } from "./rule.ts";
import { seriesOf } from "./targets.ts";

/** What the rules need of the index, and of the files for what it does not hold. */
export interface CheckedSources {
  readonly store: Pick<StoreReader, "pages" | "links" | "files">;
  readonly files: Pick<WikiFiles, "read">;
}

/** The wiki as the index knows it, with every link resolved. */
export async function gatherWiki(
  { store, files }: CheckedSources,
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
    leftOut: await leftOut(links, files),
    series: seriesOfPages(pages),
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

function seriesOfPages(pages: readonly CheckedPage[]): Set<string> {
  const series = pages
    .filter(({ kind }) => kind !== "note")
    .map(({ identity }) => seriesOf(nameKey(identity)));
  return new Set(series.filter((one) => one !== ""));
}

/** Files that links lead to and that are there, though no page: what the configuration leaves out, dot-folders. */
async function leftOut(
  links: readonly CheckedLink[],
  files: CheckedSources["files"],
): Promise<Set<NameKey>> {
  const keys = links
    .filter(({ bearers }) => bearers.length === 0)
    .flatMap((link) => link.keys.filter((key) => MARKDOWN_PATH.test(key)));
  const there = new Set<NameKey>();
  for (const key of new Set(keys)) {
    const read = await files.read(wikiPath(key.slice(PATH_KEY.length)));
    if (read.ok) there.add(key);
  }
  return there;
}

const PATH_KEY = "path:";
const MARKDOWN_PATH = /^path:.*\.(?:mdx?|markdown)$/is;

/** A link that several pages claim states nothing that is sure, and one to a heading of its own page nothing at all. */
function edgesOf(link: CheckedLink) {
  const [only, other] = link.bearers;
  if (only === undefined || other !== undefined || link.target.startsWith("#")) return [];
  return edgeOfLink(link.from, link, only.page.path) ?? [];
}
