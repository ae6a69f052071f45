/** What the site shows of each page: computed here, so that the pages of the site only lay it out. */
import { nameKey, type WikiPath } from "../domain/identity.ts";
import { Neighbourhood } from "../recall/index.ts";
import type { PageSummary } from "../store/port.ts";
import { renderHtml } from "../wiki/html/render.ts";
import type { Palimpsest } from "./palimpsest.ts";
import { refresh } from "./refresh.ts";
import { type ShownPage, shownPage } from "./show.ts";
import { assetPath, siteAssets } from "./site-assets.ts";

/** Addresses of all pages, without the base of the site and without slashes around, in the order of path. */
export type SiteMap = ReadonlyMap<WikiPath, SitePlace>;

export interface SitePlace {
  readonly summary: PageSummary;
  readonly address: string;
}

export interface SitePage extends SitePlace {
  /** The body, with nothing in it that could run. */
  readonly html: string;
  readonly shown: ShownPage;
}

/** A site to be. */
export interface Site {
  readonly palimpsest: Palimpsest;
  readonly pages: SiteMap;
  /** Pictures and documents beside the Markdown. */
  readonly assets: ReadonlySet<WikiPath>;
  readonly neighbourhood: Neighbourhood;
  /** The path that all addresses of it begin with; it ends in a slash. */
  readonly base: string;
}

/** Brings the index up to the files and plans the site. */
export async function openSite(palimpsest: Palimpsest, base: string): Promise<Site> {
  await refresh(palimpsest);
  const { store } = palimpsest;
  return {
    palimpsest,
    pages: siteMap(await store.summaries()),
    assets: await siteAssets(palimpsest),
    neighbourhood: new Neighbourhood(store),
    base,
  };
}

/** Gives each page its address: its identity where no other page claims it. */
function siteMap(summaries: readonly PageSummary[]): SiteMap {
  const claims = Map.groupBy(summaries, ({ identity }) => nameKey(identity));
  const isOnly = ({ identity }: PageSummary) => claims.get(nameKey(identity))?.length === 1;
  return new Map(
    summaries.map((summary) => {
      const named = summary.kind !== "note" && isOnly(summary);
      const address = named ? summary.identity : summary.path.replace(/\.[^./]+$/, "");
      return [summary.path, { summary, address }];
    }),
  );
}

/** One page, with links that lead to addresses of the site; null where it is gone. */
export async function sitePage(site: Site, place: SitePlace): Promise<SitePage | null> {
  const { palimpsest } = site;
  const { path } = place.summary;
  const page = await palimpsest.store.page(path);
  const bytes = await palimpsest.files.read(path);
  if (page === null || !bytes.ok) return null;
  const shown = await shownPage(palimpsest.store, place.summary, page, site.neighbourhood);
  const addresses = addressesOf(shown, site);
  const html = renderHtml(
    new TextDecoder().decode(bytes.value),
    {
      page: (target) => addresses.get(target) ?? null,
      file: (target) => fileAddress(target, path, site),
    },
    place.summary.lang,
  );
  return { ...place, html, shown };
}

/** Where each link of a page leads, by its target as written; a name that several pages claim leads nowhere. */
function addressesOf({ links }: ShownPage, { pages, base }: Site): Map<string, string> {
  const addresses = new Map<string, string>();
  for (const { link, to } of links) {
    const [only, ...others] = to;
    const place = only && pages.get(only.path);
    if (!place || others.length > 0) continue;
    addresses.set(
      link.target,
      `${base}${encodedPath(place.address)}/${link.anchor === "" ? "" : `#${link.anchor}`}`,
    );
  }
  return addresses;
}

/** Where a file beside the Markdown is on the site; null for one that is not there. */
function fileAddress(target: string, page: WikiPath, { assets, base }: Site): string | null {
  const path = assetPath(target, page);
  return path !== null && assets.has(path) ? `${base}files/${encodedPath(path)}` : null;
}

function encodedPath(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}
