/** Makes the static site of a wiki, and serves one that was made. Astro is loaded only here. */
import { resolve } from "node:path";
import { packageRoot } from "./package-root.ts";

/** Root of this package, where Astro finds its configuration. */
const PACKAGE_ROOT = packageRoot();

export interface SiteOptions {
  /** Folder of the wiki, absolute. */
  readonly wiki: string;
  /** File of the index, absolute. */
  readonly store: string;
  /** Where the site goes; absolute. */
  readonly out: string;
  /** Path under which a host serves it, with a slash at its start: `/` or `/decisions`. */
  readonly base: string;
}

export interface ServedSite {
  readonly address: string;
  /** Settles when the server has stopped. */
  readonly closed: Promise<void>;
}

/** Writes the site into `out`. Throws what Astro throws. */
export async function buildSite({ wiki, store, out, base }: SiteOptions): Promise<void> {
  // The pages of the site run inside Astro's build, which hands nothing on but the environment.
  Object.assign(process.env, { PALIMPSEST_WIKI: wiki, PALIMPSEST_STORE: store });
  const { build } = await import("astro");
  await build({ root: PACKAGE_ROOT, outDir: resolve(out), base, logLevel: "warn" });
}

/** Serves a site that was built, on the loopback address only. */
export async function serveSite({ out, base }: SiteOptions, port: number): Promise<ServedSite> {
  const { preview } = await import("astro");
  const server = await preview({
    root: PACKAGE_ROOT,
    outDir: resolve(out),
    base,
    logLevel: "warn",
    server: { host: "127.0.0.1", port },
  });
  return { address: `http://127.0.0.1:${server.port}${base}`, closed: server.closed() };
}
