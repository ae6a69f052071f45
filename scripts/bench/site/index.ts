/**
 * `npm run bench:site`: this site beside bare Astro rendering the same Markdown, in turns, at several sizes; a build
 * after one page changed; peak memory. Compare the ratios, for the times are those of one machine at one moment.
 *
 * `--pages N,N,…` (100,1000,10000) generated pages.
 */
import { appendFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { writePages } from "../generate.ts";
import { duration, mebibytes, table } from "../table.ts";
import { writeBareProject } from "./bare-project.ts";
import { type Measured, measured } from "./measured.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const SEED = 20_261_201;
const MEMORY_LIMIT = 3 * 2 ** 30;

const { values } = parseArgs({
  options: { pages: { type: "string", default: "100,1000,10000" } },
});
const home = mkdtempSync(join(tmpdir(), "palimpsest-bench-site-"));

function rowsOf(count: number): string[][] {
  const folder = join(home, String(count));
  const wiki = join(folder, "wiki");
  writePages(wiki, count, SEED);
  const bare = join(folder, "bare");
  writeBareProject(bare, ROOT);
  const build = [
    join(ROOT, "src/doors/cli/main.ts"),
    ...["site", "build", "--wiki", wiki, "--store", join(folder, "index.sqlite")],
    ...["--out", join(folder, "out")],
  ];
  const limit = measured(
    bare,
    [join(ROOT, "node_modules/astro/bin/astro.mjs"), "build", "--silent"],
    {
      BARE_WIKI: wiki,
      ASTRO_TELEMETRY_DISABLED: "1",
    },
  );
  const full = measured(folder, build);
  const [first = ""] = readdirSync(join(wiki, "adr"));
  appendFileSync(join(wiki, "adr", first), "\nOne more line.\n");
  const again = measured(folder, build);
  return [
    row(`${count} pages: build`, full, limit.ms, 1.3),
    row(`${count} pages: build after one page changed`, again, full.ms, 1 / 3),
  ];
}

function row(what: string, ours: Measured, limit: number, target: number): string[] {
  const ratio = ours.ms / limit;
  const fits = ours.peakBytes < MEMORY_LIMIT;
  return [
    what,
    duration(ours.ms),
    duration(limit),
    `${ratio.toFixed(2)}x`,
    `at most ${target.toFixed(2)}x`,
    ratio <= target ? "yes" : "NO",
    mebibytes(ours.peakBytes),
    fits ? "yes" : "NO",
  ];
}

const rows = values.pages.split(",").flatMap((count) => rowsOf(Number(count)));
console.log(
  table(["measure", "palimpsest", "limit", "ratio", "target", "met", "peak", "under 3 GiB"], rows),
);
console.log(
  "The limit of a build is bare Astro; that of a build after one change is our own whole build.",
);
rmSync(home, { recursive: true });
