/** The wiki that this site is made of: named by the environment, where `palimpsest site` puts it. */
import type { Palimpsest } from "../usecases/palimpsest.ts";
import { type SiteMap, siteMap } from "../usecases/site-pages.ts";
import { wire } from "../usecases/wire.ts";

interface SiteWiki {
  readonly palimpsest: Palimpsest;
  readonly site: SiteMap;
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
  return { palimpsest: wired.value, site: await siteMap(wired.value) };
}
