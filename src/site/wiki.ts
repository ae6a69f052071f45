/** The wiki that this site is made of: named by the environment, where `palimpsest site` puts it. */
import type { WikiPath } from "../domain/identity.ts";
import type { Palimpsest } from "../usecases/palimpsest.ts";
import { siteAssets } from "../usecases/site-assets.ts";
import { type SiteMap, siteMap } from "../usecases/site-pages.ts";
import { wire } from "../usecases/wire.ts";

interface SiteWiki {
  readonly palimpsest: Palimpsest;
  readonly site: SiteMap;
  /** Pictures and documents beside the Markdown that go onto the site. */
  readonly assets: ReadonlySet<WikiPath>;
}

let opened: Promise<SiteWiki> | null = null;

/** Opens the wiki once for all pages of a build. Throws with what to do where it cannot be opened. */
export function siteWiki(): Promise<SiteWiki> {
  opened ??= open();
  return opened;
}

async function open(): Promise<SiteWiki> {
  const { PALIMPSEST_WIKI: wiki, PALIMPSEST_STORE: store } = process.env;
  const wired = await wire({ cwd: process.cwd(), wiki, store });
  if (!wired.ok) throw new Error(`${wired.fault.message} ${wired.fault.fix}`);
  const site = await siteMap(wired.value);
  return { palimpsest: wired.value, site, assets: await siteAssets(wired.value) };
}
