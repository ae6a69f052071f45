/**
 * Prints what the reader finds in real logs, and what it does not and why.
 *
 * `npm run corpora -- [FOLDER]`: FOLDER holds a folder for each log; without it, PALIMPSEST_CORPORA or
 * `../shared/corpora` beside the repository.
 */
import { globSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { DEFAULT_CONFIGURATION } from "../../src/domain/configuration.ts";
import { wikiPath } from "../../src/domain/identity.ts";
import { isMarkdown } from "../../src/domain/markdown-file.ts";
import type { Page } from "../../src/domain/page.ts";
import { readPage } from "../../src/wiki/read-page.ts";

const CHAINS: ReadonlySet<string> = new Set(["supersedes", "superseded_by"]);

/** Why a page is no decision, told by its name; the first that fits. */
const REASONS: readonly { readonly name: RegExp; readonly reason: string }[] = [
  { name: /template|plantilla/i, reason: "template" },
  { name: /(?:^|\/)(?:readme|index|license)\.\w+$/i, reason: "front page" },
  { name: /./, reason: "no word, number or heading of a decision" },
];

/** What was found in one log. */
interface Findings {
  readonly corpus: string;
  readonly pages: readonly Page[];
  readonly unreadable: readonly string[];
}

function read(root: string, corpus: string): Findings {
  const folder = join(root, corpus);
  const files = globSync("**/*", { cwd: folder })
    .filter((path) => isMarkdown(path) && statSync(join(folder, path)).isFile())
    .toSorted();
  const results = files.map((path) =>
    readPage(wikiPath(path), readFileSync(join(folder, path)), DEFAULT_CONFIGURATION),
  );
  return {
    corpus,
    pages: results.flatMap((result) => (result.ok ? [result.value] : [])),
    unreadable: results.flatMap((result) => (result.ok ? [] : [result.fault.path])),
  };
}

function row({ corpus, pages, unreadable }: Findings): string {
  const decisions = pages.filter(({ kind }) => kind === "decision");
  const count = (test: (page: Page) => boolean) => decisions.filter(test).length;
  const cells = [
    corpus,
    pages.length + unreadable.length,
    decisions.length,
    count(({ status }) => status !== null),
    count(({ status }) => status?.status != null),
    count(({ date }) => date?.date != null),
    count(({ links }) => links.some(({ relation }) => CHAINS.has(relation))),
    repeated(decisions).length,
  ];
  return `| ${cells.join(" | ")} |`;
}

/** Identities that more than one decision claims, with how many do. */
function repeated(decisions: readonly Page[]): string[] {
  return [...Map.groupBy(decisions, ({ identity }) => identity)]
    .filter(([, claimants]) => claimants.length > 1)
    .map(([identity, claimants]) => `${identity} (${claimants.length})`);
}

/** Lines about what was not recognised, not understood, or used twice. */
function remarks({ corpus, pages, unreadable }: Findings): string[] {
  const decisions = pages.filter(({ kind }) => kind === "decision");
  const others = pages.filter(({ kind }) => kind !== "decision").map(({ path }) => path);
  const byReason = Map.groupBy(
    others,
    (path) => REASONS.find(({ name }) => name.test(path))?.reason,
  );
  const numbered = others.filter(
    (path) => /\d/.test(basename(path)) && !REASONS.slice(0, 2).some(({ name }) => name.test(path)),
  );
  const unknown = new Set(
    decisions.flatMap(({ status }) => (status?.status === null ? [status.words] : [])),
  );
  const dates = decisions.filter(({ date }) => date !== null && date.date === null);
  return [
    ["no decisions", [...byReason].map(([reason, paths]) => `${reason} (${paths.length})`)],
    ["of them with a number", numbered],
    ["statuses that map to none", [...unknown]],
    ["dates that are none", dates.map(({ path, date }) => `${basename(path)}: ${date?.words}`)],
    ["identities used twice", repeated(decisions)],
    ["unreadable", unreadable],
  ].flatMap(([what, list]) =>
    list === undefined || list.length === 0
      ? []
      : [`- ${corpus}, ${what}: ${[list].flat().join("; ")}`],
  );
}

const root =
  process.argv[2] ??
  process.env.PALIMPSEST_CORPORA ??
  join(import.meta.dirname, "../../../shared/corpora");
const corpora = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
  .map(({ name }) => name)
  .toSorted();
const findings = corpora.map((corpus) => read(root, corpus));
console.log("| log | pages | decisions | status | known status | date | chain | used twice |");
console.log("|---|---|---|---|---|---|---|---|");
for (const found of findings) console.log(row(found));
console.log();
for (const found of findings) for (const line of remarks(found)) console.log(line);
