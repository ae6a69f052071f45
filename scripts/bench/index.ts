/**
 * `npm run bench`: index, re-index, cold and warm recall, each beside the limit (reading the files and inserting their
 * raw text into FTS5), beside MiniSearch over the same pages, and beside the start of an empty Node. Every row comes from
 * this run; compare the ratios, for the times are those of one machine at one moment.
 *
 * `--pages N` (10000) generated pages, `--large N` (100000; 0 leaves them out), `--corpora DIR` (../shared/corpora).
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { writePages } from "./generate.ts";
import { measureIn } from "./measure.ts";
import { coldStart } from "./measure-cold.ts";
import {
  coldRow,
  HEADINGS,
  indexRows,
  largeRows,
  type Measured,
  queryRows,
  splitRows,
} from "./rows.ts";
import { table } from "./table.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const SEED = 20_261_201;
const COLD_RUNS = 25;

/** The least that a look for changed files can cost: a Node that lists the files and takes the times of each. */
const BARE_LOOK = `const fs = require("node:fs");
for (const entry of fs.readdirSync(process.argv[1], { recursive: true, withFileTypes: true })) {
  fs.lstatSync(entry.parentPath + "/" + entry.name);
}`;

const { values } = parseArgs({
  options: {
    pages: { type: "string", default: "10000" },
    large: { type: "string", default: "100000" },
    corpora: { type: "string", default: resolve(ROOT, "../shared/corpora") },
  },
});
const home = mkdtempSync(join(tmpdir(), "palimpsest-bench-"));

/** A copy to measure on: one file of it gets a line. */
async function folders(): Promise<[name: string, folder: string, identity: string][]> {
  const generated = join(home, "generated");
  await writePages(generated, Number(values.pages), SEED);
  const rfcs = join(values.corpora, "rust-rfcs");
  if (!existsSync(rfcs)) return [[`${values.pages} generated`, generated, "ADR-0042"]];
  cpSync(rfcs, join(home, "rust-rfcs"), { recursive: true });
  return [
    [`${values.pages} generated`, generated, "ADR-0042"],
    ["rust-rfcs", join(home, "rust-rfcs"), "RFC-0008"],
  ];
}

function rowsOf(name: string, folder: string, identity: string): string[][] {
  const store = join(home, `${name.replaceAll(" ", "-")}.sqlite`);
  const measured: Measured = {
    name,
    limit: measureIn("./measure-limit.ts", folder),
    peer: measureIn("./measure-minisearch.ts", folder),
    ours: measureIn("./measure-palimpsest.ts", folder, store),
  };
  const split = measureIn("./measure-split.ts", folder);
  const recall = [join(ROOT, "dist/doors/cli/recall.js"), "--wiki", folder, "--store", store];
  return [
    ...indexRows(measured),
    ...splitRows(name, split.ms),
    ...queryRows(measured),
    coldRow(name, coldStart("exact recall", [...recall, identity], COLD_RUNS), 2),
    coldRow(name, coldStart("bare look at every file", ["-e", BARE_LOOK, folder], COLD_RUNS), null),
    coldRow(
      name,
      coldStart("exact recall, --no-refresh", [...recall, "--no-refresh", identity], COLD_RUNS),
      2,
    ),
    coldRow(
      name,
      coldStart("recall of words", [...recall, "why do we cache the index"], COLD_RUNS),
      null,
    ),
  ];
}

spawnSync("npm", ["run", "build"], { cwd: ROOT, stdio: ["ignore", "ignore", "inherit"] });
const rows = (await folders()).flatMap((folder) => rowsOf(...folder));
if (Number(values.large) > 0) {
  const large = join(home, "large");
  await writePages(large, Number(values.large), SEED);
  const ours = measureIn("./measure-palimpsest.ts", large, join(home, "large.sqlite"));
  rows.push(...largeRows(`${values.large} generated`, ours));
}
console.log(table(HEADINGS, rows));
rmSync(home, { recursive: true });
