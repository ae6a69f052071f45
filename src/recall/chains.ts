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

/** A successor that a page names, but that is not one page here. */
export interface UnresolvedSuccessor {
  /** As written. */
  readonly name: string;
  /** How many pages claim the name: none, or several. */
  readonly pages: number;
  readonly partial: boolean;
}

/** The chains that some pages stand in. */
export interface Chains {
  /** All that is stated. */
  readonly stated: Supersession;
  /** What holds today: without the claims of pages that are only proposed, or were rejected. */
  readonly supersession: Supersession;
  /** Every page of these chains, in the order of path. */
  readonly pages: ReadonlyMap<WikiPath, PageSummary>;
  /** By page, the successors that it names and that lead nowhere. */
  readonly unresolved: ReadonlyMap<WikiPath, readonly UnresolvedSuccessor[]>;
  /** Pages that name themselves as what replaced them. */
  readonly selves: ReadonlySet<WikiPath>;
}

/** What is stated around some pages. */
interface Surroundings {
  readonly edges: SupersessionEdge[];
  readonly pages: Map<WikiPath, PageSummary>;
  readonly unresolved: Map<WikiPath, UnresolvedSuccessor[]>;
  readonly selves: Set<WikiPath>;
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
  const unresolved = new Map<WikiPath, UnresolvedSuccessor[]>();
  const selves = new Set<WikiPath>();
  let wave = [...seeds];
  while (wave.length > 0) {
    for (const page of wave) pages.set(page.path, page);
    const found = await edgesAround(store, wave, pageAt);
    edges.push(...found.edges);
    for (const [path, names] of found.unresolved) unresolved.set(path, names);
    for (const path of found.selves) selves.add(path);
    wave = [...found.pages.values()].filter(({ path }) => !pages.has(path));
  }
  const inOrder = [...pages].toSorted(([one], [other]) => byCodeUnit(one, other));
  const holding = edges.filter((edge) => holds(edge, pages.get(edge.newer)));
  return {
    stated: supersession(edges),
    supersession: supersession(holding),
    pages: new Map(inOrder),
    unresolved,
    selves,
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
): Promise<Surroundings> {
  const links = await linksAround(store, wave, pageAt);
  const targets = await resolveLinks(store, links);
  const around: Surroundings = {
    edges: [],
    pages: new Map(),
    unresolved: new Map(),
    selves: new Set(),
  };
  const paths = new Set(wave.map(({ path }) => path));
  for (const link of links) addLink(link, targets.get(link) ?? [], paths, around);
  await addSources(store, around.edges, around.pages);
  return around;
}

function addLink(
  link: StoredLink,
  [target, ...others]: readonly PageSummary[],
  wave: ReadonlySet<WikiPath>,
  { edges, pages, unresolved, selves }: Surroundings,
): void {
  // A name that several pages claim leads nowhere: it is never guessed.
  if (target === undefined || others.length > 0) {
    const count = target === undefined ? 0 : 1 + others.length;
    if (wave.has(link.from)) addUnresolved(link, count, unresolved);
    return;
  }
  const edge = edgeOfLink(link.from, link, target.path);
  if (!edge) return;
  if (edge.newer === edge.older) {
    selves.add(edge.newer);
    return;
  }
  edges.push(edge);
  pages.set(target.path, target);
}

/** Each name once, however often the page says it. */
function addUnresolved(
  { from, relation, target, partial }: StoredLink,
  pages: number,
  unresolved: Map<WikiPath, UnresolvedSuccessor[]>,
): void {
  if (relation !== "superseded_by") return;
  const before = unresolved.get(from) ?? [];
  if (before.some(({ name }) => name === target)) return;
  unresolved.set(from, [...before, { name: target, pages, partial }]);
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
