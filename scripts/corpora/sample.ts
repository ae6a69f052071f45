/**
 * Draws the decision pages that are labelled by reading, so that nobody chooses them.
 *
 * `node scripts/corpora/sample.ts [FOLDER]` prints one JSON line `{"path":"corpus/path"}` for each page of the sample.
 * FOLDER holds the corpora; without it, PALIMPSEST_CORPORA or `../shared/corpora` beside the repository.
 * The same corpora give the same lines on every machine: only the seed below and the sorted paths decide.
 */
import { globSync } from "node:fs";
import { basename, join } from "node:path";

const SEED = 20_261_201;
const SAMPLE_SIZE = 200;
/** A small log says as much about formats as a large one, so each corpus has a voice before size counts. */
const LEAST_PER_CORPUS = 8;

/** Where each corpus keeps its decisions, from the corpus' folder. */
const DECISION_FOLDERS: ReadonlyMap<string, string> = new Map([
  ["Brighter", "docs/adr"],
  ["adr-tools", "doc/adr"],
  ["arachne", "."],
  ["bitwarden", "docs/architecture/adr"],
  ["decentraland", "content"],
  ["govuk-infrastructure", "docs/architecture/decisions"],
  ["hydra", "docs/adr"],
  ["log4brains", "."],
  ["madr", "docs/decisions"],
  ["opendatahub", "architecture-decision-records"],
  ["rust-rfcs", "text"],
  ["semantic-kernel", "docs/decisions"],
]);

/** A decision's file name carries a number or a date; what is left out says by its name that it decides nothing. */
const NUMBERED_NAME = /\d/;
const NOT_A_DECISION = /(^|[-_])template\.\w+$|^(readme|index)\.\w+$/i;

/** Paths of a corpus that look like decisions, with the corpus' name in front, in code-unit order. */
function candidates(root: string, corpus: string, folder: string): string[] {
  return globSync("**/*.{md,markdown,mdx}", { cwd: join(root, corpus, folder) })
    .map((path) => join(corpus, folder, path))
    .filter((path) => NUMBERED_NAME.test(basename(path)) && !NOT_A_DECISION.test(basename(path)))
    .toSorted();
}

/**
 * Numbers in [0, 1) from a 32-bit seed: mulberry32 by Tommy Ettinger (public domain), a Weyl sequence with a mixed output.
 * `Math.random` has no seed, and a page drawn once has to be drawn again.
 */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * How many pages to draw from logs of these sizes: the least for each (all when there are fewer),
 * then the rest in proportion to what each has left, rounded by largest remainders, so that the sum is exact.
 */
function shares(sizes: readonly number[], total: number): number[] {
  const least = sizes.map((size) => Math.min(size, LEAST_PER_CORPUS));
  const spare = sizes.map((size, at) => size - (least[at] ?? 0));
  const rest = total - sum(least);
  const exact = spare.map((size) => (rest * size) / sum(spare));
  const unrounded = rest - sum(exact.map(Math.floor));
  const rounded = exact
    .map((share, at) => ({ at, remainder: share - Math.floor(share) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.at - b.at)
    .slice(0, unrounded)
    .map(({ at }) => at);
  return exact.map(
    (share, at) => (least[at] ?? 0) + Math.floor(share) + (rounded.includes(at) ? 1 : 0),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** `count` of the paths without repetition, each set equally likely, in their first order. */
function draw(paths: readonly string[], count: number, random: () => number): string[] {
  return paths
    .map((path) => ({ path, lot: random() }))
    .toSorted((a, b) => a.lot - b.lot)
    .slice(0, count)
    .map(({ path }) => path)
    .toSorted();
}

function sample(root: string): string[] {
  const random = mulberry32(SEED);
  const logs = [...DECISION_FOLDERS].map(([corpus, folder]) => candidates(root, corpus, folder));
  const counts = shares(
    logs.map((paths) => paths.length),
    SAMPLE_SIZE,
  );
  return logs.flatMap((paths, at) => draw(paths, counts[at] ?? 0, random));
}

const root =
  process.argv[2] ??
  process.env.PALIMPSEST_CORPORA ??
  join(import.meta.dirname, "../../../shared/corpora");
for (const path of sample(root)) {
  console.log(JSON.stringify({ path }));
}
