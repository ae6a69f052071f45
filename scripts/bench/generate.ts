/**
 * Generates a wiki of decisions to measure on: front matter, headings, lists, a table, a code block, links and chains
 * of supersession, about 2 kB a page. The same count and seed give the same bytes.
 *
 * As a script: `node scripts/bench/generate.ts FOLDER COUNT [SEED]`.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Chance, chanceOf } from "./random.ts";
import * as words from "./words.ts";

interface Plan {
  readonly number: number;
  readonly title: string;
  readonly file: string;
  /** Numbers of the pages that this one replaces, and that replaces it. */
  supersedes: number | null;
  supersededBy: number | null;
}

/** Writes `count` pages into `folder/adr` and gives the number of bytes. */
export function writePages(folder: string, count: number, seed = 1): number {
  const chance = chanceOf(seed);
  const plans = planPages(count, chance);
  mkdirSync(join(folder, "adr"), { recursive: true });
  let bytes = 0;
  for (const plan of plans) {
    const page = pageOf(plan, plans, chance);
    bytes += Buffer.byteLength(page);
    writeFileSync(join(folder, "adr", plan.file), page);
  }
  return bytes;
}

function planPages(count: number, chance: Chance): Plan[] {
  const plans: Plan[] = [];
  for (let number = 1; number <= count; number++) {
    const title = titleOf(chance);
    const slug = title.toLowerCase().replaceAll(" ", "-");
    const file = `${String(number).padStart(4, "0")}-${slug}.md`;
    const plan: Plan = { number, title, file, supersedes: null, supersededBy: null };
    const older = number > 1 && chance.happens(0.15) ? plans[chance.below(number - 1)] : undefined;
    if (older?.supersededBy === null) {
      older.supersededBy = number;
      plan.supersedes = older.number;
    }
    plans.push(plan);
  }
  return plans;
}

function titleOf(chance: Chance): string {
  const { ACTIONS, PRODUCTS, QUALITIES, THINGS } = words;
  const product = chance.pickCommon(PRODUCTS);
  const title = `${chance.pickCommon(ACTIONS)} ${product} for the ${chance.pick(QUALITIES)} ${chance.pickCommon(THINGS)}`;
  return title.charAt(0).toUpperCase() + title.slice(1);
}

function pageOf(plan: Plan, plans: readonly Plan[], chance: Chance): string {
  const other = () => chance.pick(plans);
  const link = other();
  return [
    ...frontMatterOf(plan, chance),
    `# ${nameOf(plan.number)}: ${plan.title}`,
    `## Context and problem`,
    paragraphOf(chance, 5),
    `Seen first in [${link.title}](${link.file}), and again in [[${nameOf(other().number)}]].`,
    `## Considered options`,
    listOf(chance, 4),
    tableOf(chance),
    `## Decision outcome`,
    `${paragraphOf(chance, 4)} See ${nameOf(other().number)}.`,
    codeOf(chance),
    `## Consequences`,
    listOf(chance, 5),
    paragraphOf(chance, 3),
  ]
    .join("\n\n")
    .concat("\n");
}

function frontMatterOf(plan: Plan, chance: Chance): string[] {
  const { supersedes, supersededBy } = plan;
  const status =
    supersededBy === null ? (chance.happens(0.9) ? "accepted" : "proposed") : "superseded";
  const day = new Date(Date.UTC(2015, 0, 1 + (plan.number % 3650))).toISOString().slice(0, 10);
  const lines = [
    "---",
    `status: ${status}`,
    `date: ${day}`,
    `decision-makers: [${chance.pick(words.PEOPLE)}, ${chance.pick(words.PEOPLE)}]`,
    `tags: [${chance.pick(words.TAGS)}, ${chance.pick(words.TAGS)}]`,
    ...(supersedes === null ? [] : [`supersedes: ${nameOf(supersedes)}`]),
    ...(supersededBy === null ? [] : [`superseded_by: ${nameOf(supersededBy)}`]),
    "---",
  ];
  return [lines.join("\n")];
}

function nameOf(number: number): string {
  return `ADR-${String(number).padStart(4, "0")}`;
}

function paragraphOf(chance: Chance, sentences: number): string {
  return Array.from({ length: sentences }, () => sentenceOf(chance)).join(" ");
}

function sentenceOf(chance: Chance): string {
  const clause = () =>
    `the ${chance.pick(words.QUALITIES)} ${chance.pickCommon(words.THINGS)} ${chance.pickCommon(words.VERBS)} ${chance.pickCommon(words.NOUNS)}`;
  const subject = chance.happens(0.3) ? `${chance.pickCommon(words.PRODUCTS)} shows that ` : "";
  const sentence = `${subject}${clause()} ${chance.pickCommon(words.JOINTS)} ${clause()}.`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function listOf(chance: Chance, length: number): string {
  return Array.from(
    { length },
    () => `* **${chance.pick(words.QUALITIES)}**: ${sentenceOf(chance)}`,
  ).join("\n");
}

function tableOf(chance: Chance): string {
  const row = () =>
    `| ${chance.pickCommon(words.PRODUCTS)} | ${chance.below(900) + 100} ms | ${chance.pick(words.QUALITIES)} |`;
  return ["| Option | Time | Verdict |", "|---|---|---|", row(), row(), row()].join("\n");
}

function codeOf(chance: Chance): string {
  const name = chance.pick(words.THINGS);
  return [
    "```ts",
    `export function ${chance.pick(words.ACTIONS)}(${name}: string): number {`,
    `  return ${name}.length * ${chance.below(100)};`,
    "}",
    "```",
  ].join("\n");
}

if (import.meta.main) {
  const [folder, count, seed = "1"] = process.argv.slice(2);
  if (folder === undefined || !Number.isSafeInteger(Number(count))) {
    throw new Error("Usage: node scripts/bench/generate.ts FOLDER COUNT [SEED]");
  }
  const bytes = writePages(folder, Number(count), Number(seed));
  console.log(`${count} pages, ${bytes} bytes`);
}
