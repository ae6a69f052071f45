/** Loads what replaced the given pages and what they replaced, as far as the chains go. */
import type { NameKey, WikiPath } from "../domain/identity.ts";
import { byCodeUnit } from "../domain/order.ts";
import type { LinkRelation, Page } from "../domain/page.ts";
import {
  edgeOfLink,
  type Supersession,
  type SupersessionEdge,
  supersession,
} from "../domain/supersession.ts";
import type { PageSummary, StoredLink, StoreReader } from "../store/port.ts";
import { resolveLinks } from "./links.ts";

const RELATIONS: readonly LinkRelation[] = ["supersedes", "superseded_by"];

/** Gives a page; a caller that has read it already need not read it again. */
export type PageReader = (path: WikiPath) => Promise<Page | null>;

/** The chains that some pages stand in. */
export interface Chains {
  /** All that is stated. */
  readonly stated: Supersession;
  /** What holds today: without the claims of pages that are only proposed, or were rejected. */
  readonly supersession: Supersession;
  /** Every page of these chains, in the order of path. */
  readonly pages: ReadonlyMap<WikiPath, PageSummary>;
}

/**
 * The chains of some pages, from their oldest to their heads. Follows links from both ends, wave by wave, so that the
 * cost is that of the chains and not of the wiki. Circles end by themselves: each page is visited once.
 */
export async function chainsOf(
  store: StoreReader,
  seeds: readonly PageSummary[],
  pageAt: PageReader = (path) => store.page(path),
): Promise<Chains> {
  const pages = new Map<WikiPath, PageSummary>();
  const edges: SupersessionEdge[] = [];
  let wave = [...seeds];
  while (wave.length > 0) {
    for (const page of wave) pages.set(page.path, page);
    const found = await edgesAround(store, wave, pageAt);
    edges.push(...found.edges);
    wave = found.pages.filter(({ path }) => !pages.has(path));
  }
  const inOrder = [...pages].toSorted(([one], [other]) => byCodeUnit(one, other));
  const holding = edges.filter((edge) => holds(edge, pages.get(edge.newer)));
  return {
    stated: supersession(edges),
    supersession: supersession(holding),
    pages: new Map(inOrder),
  };
}

/** A proposal supersedes nothing yet, whatever it claims; what the old page says of itself holds. */
function holds({ statedBy }: SupersessionEdge, newer: PageSummary | undefined): boolean {
  const isClaim = newer?.status === "proposed" || newer?.status === "rejected";
  return statedBy === "older" || !isClaim;
}

/** What the pages of one wave state, what is stated about them, and the pages at the other ends. */
async function edgesAround(
  store: StoreReader,
  wave: readonly PageSummary[],
  pageAt: PageReader,
): Promise<{ edges: SupersessionEdge[]; pages: PageSummary[] }> {
  const links = await linksAround(store, wave, pageAt);
  const targets = await resolveLinks(store, links);
  const pages = new Map<WikiPath, PageSummary>();
  const edges: SupersessionEdge[] = [];
  for (const link of links) {
    const [target, ...others] = targets.get(link) ?? [];
    // A name that several pages claim leads nowhere: it is never guessed.
    if (target === undefined || others.length > 0) continue;
    const edge = edgeOfLink(link.from, link, target.path);
    if (!edge || edge.newer === edge.older) continue;
    edges.push(edge);
    pages.set(target.path, target);
  }
  await addSources(store, edges, pages);
  return { edges, pages: [...pages.values()] };
}

async function linksAround(
  store: StoreReader,
  wave: readonly PageSummary[],
  pageAt: PageReader,
): Promise<StoredLink[]> {
  const keys = new Set<NameKey>();
  const links: StoredLink[] = [];
  for (const { path } of wave) {
    const page = await pageAt(path);
    for (const { key } of page?.names ?? []) keys.add(key);
    links.push(...(await store.linksFrom(path)));
  }
  links.push(...(await store.linksTo([...keys])));
  return links.filter(({ relation }) => RELATIONS.includes(relation));
}

/** Adds the pages that state something about the wave. */
async function addSources(
  store: StoreReader,
  edges: readonly SupersessionEdge[],
  pages: Map<WikiPath, PageSummary>,
): Promise<void> {
  for (const path of new Set(edges.flatMap(({ newer, older }) => [newer, older]))) {
    if (pages.has(path)) continue;
    const summary = await store.summary(path);
    if (summary) pages.set(path, summary);
  }
}
