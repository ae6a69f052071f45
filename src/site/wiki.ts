/** The wiki that this site is made of: named by the environment, where `palimpsest site` puts it. */
import { openSite, type Site } from "../usecases/site-pages.ts";
import { wire } from "../usecases/wire.ts";

let opened: Promise<Site> | null = null;

/** Opens the wiki once for all pages of a build. Throws with what to do where it cannot be opened. */
export function siteWiki(): Promise<Site> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Site> {
  const { PALIMPSEST_WIKI: wiki, PALIMPSEST_STORE: store } = process.env;
  const wired = await wire({ cwd: process.cwd(), wiki, store });
  if (!wired.ok) throw new Error(`${wired.fault.message} ${wired.fault.fix}`);
  return openSite(wired.value, import.meta.env.BASE_URL.replace(/\/?$/, "/"));
}
