/** Makes the static site of a wiki, and serves one that was made. Astro is loaded only here. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { failed, type Result } from "../domain/result.ts";
import { packageRoot } from "./package-root.ts";
import { type PlaceFaultOfSite, placeSite, refusalOfPlace } from "./place-site.ts";

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

/**
 * Writes the site into `out`: a folder that is new, empty, or holds an earlier site. Fails with what to do where it is
 * none of these; throws what Astro throws.
 */
export async function buildSite({
  wiki,
  store,
  out,
  base,
}: SiteOptions): Promise<Result<void, PlaceFaultOfSite>> {
  const refusal = refusalOfPlace(out);
  if (refusal !== null) return failed(refusal);
  const workshop = join(PACKAGE_ROOT, ".astro");
  mkdirSync(workshop, { recursive: true });
  // Astro empties the folder that it builds in, so it gets one of its own.
  const built = mkdtempSync(join(workshop, "site-"));
  try {
    await runAstro(["build", "--outDir", built, "--base", base], {
      PALIMPSEST_WIKI: wiki,
      PALIMPSEST_STORE: store,
    });
    return placeSite(built, out);
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
}

/**
 * Runs Astro in a process that stands in this package: from any other folder it does not find its packages. The pages of
 * the site know the wiki from its environment.
 */
async function runAstro(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  const astro = join(
    dirname(fileURLToPath(import.meta.resolve("astro/package.json"))),
    "bin/astro.mjs",
  );
  const child = spawn(process.execPath, [astro, ...args, "--silent"], {
    cwd: PACKAGE_ROOT,
    env: { ...process.env, ...environment, ASTRO_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const errors: string[] = [];
  child.stderr.on("data", (chunk) => errors.push(String(chunk)));
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`Astro ended with ${code}: ${errors.join("")}`);
}

/** Serves a site that was built, on the loopback address only. */
export async function serveSite({ out, base }: SiteOptions, port: number): Promise<ServedSite> {
  const { preview } = await import("astro");
  const server = await preview({
    root: PACKAGE_ROOT,
    outDir: out,
    base,
    logLevel: "warn",
    server: { host: "127.0.0.1", port },
  });
  return { address: `http://127.0.0.1:${server.port}${base}`, closed: server.closed() };
}
