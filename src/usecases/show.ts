/** `palimpsest show`: one page with its chain, its links from both ends and its neighbours. */
import type { WikiPath } from "../domain/identity.ts";
import type { Page } from "../domain/page.ts";
import {
  type BackLink,
  backLinksOf,
  type ChainView,
  chainsOf,
  chainView,
  type MissingName,
  Neighbourhood,
  type Neighbours,
  neighboursOf,
  type Replacement,
  readQuestion,
  resolveLinks,
  resolveQuestion,
} from "../recall/index.ts";
import type { PageSummary, StoredLink, StoreReader } from "../store/port.ts";
import { type Graph, graphOfPage } from "./graph.ts";
import type { Palimpsest } from "./palimpsest.ts";
import { folderInWiki, pathRoots } from "./recall.ts";
import { refresh } from "./refresh.ts";

export interface ShowOptions {
  /** Whether to look for changed files first; true by default. */
  readonly refresh?: boolean;
  /** Absolute path of the folder that a path may be relative to, beside the wiki's root. */
  readonly cwd?: string;
}

/** A link of the page, with the pages that it means: one in a whole wiki, none where it dangles or leads elsewhere. */
interface OutgoingLink {
  readonly link: StoredLink;
  readonly to: readonly PageSummary[];
}

/** All about one page. */
export interface ShownPage extends Replacement {
  readonly page: Page;
  readonly summary: PageSummary;
  readonly chain: ChainView;
  readonly links: readonly OutgoingLink[];
  readonly backLinks: readonly BackLink[];
  readonly neighbours: Neighbours;
  /** The page's own node and edges. */
  readonly graph: Graph;
}

export type ShowAnswer = {
  readonly name: string;
  readonly notices: readonly string[];
} & (
  | { readonly outcome: "found"; readonly shown: ShownPage }
  | { readonly outcome: "ambiguous"; readonly pages: readonly PageSummary[] }
  | { readonly outcome: "missing"; readonly missing: MissingName }
);

/** Shows the page that a name means: in any of its spellings, title and alias included. Nothing is searched for. */
export async function show(
  palimpsest: Palimpsest,
  typed: string,
  options: ShowOptions = {},
): Promise<ShowAnswer> {
  const remark = options.refresh === false ? null : (await refresh(palimpsest)).remark;
  const notices = remark === null ? [] : [remark];
  const { store, location } = palimpsest;
  const name = readQuestion(typed).text;
  const roots = pathRoots(location, options.cwd);
  const folder = folderInWiki(location, options.cwd);
  const { names, missing } = await resolveQuestion(store, name, { scopes: [], roots, folder });
  const pages = names.flatMap((each) => each.pages);
  const [summary, ...others] = pages;
  const page = summary && (await store.page(summary.path));
  if (!summary || !page) {
    const { emptyWiki, unreadableNamed } = await import("./unread.ts");
    const empty = await emptyWiki(store, location);
    return {
      outcome: "missing",
      name,
      notices: [...notices, ...empty, ...(await unreadableNamed(store, [name]))],
      missing: missing[0] ?? { text: name, nearest: [] },
    };
  }
  if (others.length > 0) return { outcome: "ambiguous", name, notices, pages };
  const shown = await shownPage(store, summary, page);
  return { outcome: "found", name, notices: [...notices, ...shown.chain.circles], shown };
}

/** All about a page that is at hand. Who shows many pages gives each the same neighbourhood. */
export async function shownPage(
  store: StoreReader,
  summary: PageSummary,
  page: Page,
  neighbourhood: Neighbourhood = new Neighbourhood(store),
): Promise<ShownPage> {
  const chain = chainView(await chainsOf(store, [summary]), page.path);
  const links = await outgoingLinks(store, page.path);
  return {
    page,
    summary,
    chain,
    ...chain.replacement,
    links,
    backLinks: await backLinksOf(store, page),
    neighbours: await neighboursOf(neighbourhood, summary, page),
    graph: graphOfPage(page, links),
  };
}

async function outgoingLinks(store: StoreReader, path: WikiPath): Promise<OutgoingLink[]> {
  const links = await store.linksFrom(path);
  const targets = await resolveLinks(store, links);
  return links.map((link) => ({ link, to: targets.get(link) ?? [] }));
}
