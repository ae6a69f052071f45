/** Is a page a decision? Its name, its folders and its content say so, each with some of the certainty. */
import type { Configuration } from "../../domain/configuration.ts";
import type { Outline } from "../outline/outline.ts";
import { isInLog, isInTemplates, logOf } from "./folders.ts";
import type { FileName } from "./number.ts";
import type { Statement } from "./statement.ts";

/** Headings that decisions have, of Nygard, MADR, Y-statements, and RFCs. */
const DECISION_HEADINGS: ReadonlySet<string> = new Set([
  ...["context", "decision", "decisions", "consequences", "status", "rationale", "the decision"],
  ...[
    "context and problem statement",
    "decision drivers",
    "considered options",
    "decision outcome",
  ],
  ...["pros and cons of the options", "options considered", "alternatives considered"],
  ...["chosen alternative", "considered alternatives", "context, reach & prioritization"],
  ...[
    "summary",
    "motivation",
    "detailed design",
    "drawbacks",
    "alternatives",
    "guide-level explanation",
  ],
  ...["reference-level explanation", "rationale and alternatives", "prior art"],
  ...[
    "contexte",
    "décision",
    "conséquences",
    "statut",
    "contexto",
    "decisión",
    "consecuencias",
    "estado",
  ],
  ...["kontext", "entscheidung", "konsequenzen", "背景", "决策", "决定", "后果", "状态"],
]);

/** Words of which the name of a template is made. */
const TEMPLATE_WORDS: ReadonlySet<string> = new Set([
  ...["template", "templates", "adr", "madr", "rfc", "kep", "odh", "decision", "record", "short"],
  ...[
    "long",
    "full",
    "minimal",
    "bare",
    "simple",
    "nygard",
    "the",
    "a",
    "architecture",
    "plantilla",
  ],
]);

/** The pull request of an RFC, a field that no other page has. */
const RFC_KEY = /^e?rfc_pr/;

const RECORD_TITLE = /\b(?:architectur(?:e|al)|design|technical)?\s*decision record\b|^adr\b/i;

/** What recognising needs to know of a page. */
export interface Candidate {
  readonly path: string;
  readonly name: FileName;
  readonly title: string;
  readonly outline: Outline;
  readonly statements: readonly Statement[];
}

/** Whether a page is a decision. A template is none, nor is the front page of a log. */
export function isDecision(page: Candidate, { logs }: Configuration): boolean {
  if (isTemplate(page)) return false;
  const { path, name, title } = page;
  const inLog = isInLog(path) || logOf(path, logs) !== null;
  const inSeries = isInSeries(name, inLog);
  const isCalledRecord = hasStatus(page) && RECORD_TITLE.test(title);
  if (inSeries) return inLog || (name.tellsDecision && !name.isFront) || isEvident(page);
  if (name.isFront) return isCalledRecord;
  return isCalledRecord || (inLog && (hasStatus(page) || decisionHeadings(page.outline) >= 2));
}

function hasStatus({ statements }: Candidate): boolean {
  return statements.some(({ name, values }) => name === "status" && values.length > 0);
}

/** Whether the content alone makes a numbered or dated page a decision. */
function isEvident(page: Candidate): boolean {
  if (page.statements.some(({ name }) => RFC_KEY.test(name))) return true;
  return decisionHeadings(page.outline) >= (hasStatus(page) ? 1 : 2);
}

/** Whether a name has its place in a series. A folder `4-day-week` has not: its front page needs a padded number. */
function isInSeries({ number, date, isFront, stem }: FileName, inLog: boolean): boolean {
  if (isFront && !inLog && date === null) return /^\d{3,}/.test(stem);
  return number !== null || date !== null;
}

/** Whether a page is a template for decisions, by its folder or its name. */
function isTemplate({ path, name }: Candidate): boolean {
  if (isInTemplates(path)) return true;
  if (name.number !== null && name.number !== 0) return false;
  const words = name.stem
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "");
  const named = words.some(
    (word) => word === "template" || word === "templates" || word === "plantilla",
  );
  return named && words.every((word) => TEMPLATE_WORDS.has(word));
}

/** How many headings of decisions a page has, each kind once. */
function decisionHeadings({ sections }: Outline): number {
  const found = new Set<string>();
  for (const { heading } of sections) {
    const bare = heading.toLowerCase().replace(/^[\d.)\s]+|[:.\s]+$/g, "");
    if (DECISION_HEADINGS.has(bare)) found.add(bare);
  }
  return found.size;
}
