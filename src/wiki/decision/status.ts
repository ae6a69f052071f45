/** The status that a page states, and what is wrong with how it does. */
import type { PageFault } from "../../domain/fault.ts";
import type { StatusReading } from "../../domain/page.ts";
import { readStatus } from "../../domain/read-status.ts";
import { STATUSES } from "../../domain/status.ts";
import { plainWords } from "../../domain/words.ts";
import { statementsOf } from "./choose.ts";
import type { Statement } from "./statement.ts";

export interface StatusFound {
  readonly status: StatusReading | null;
  readonly faults: readonly PageFault[];
}

/** Words of a status that are kept; more is prose. */
const LONGEST_WORDS = 200;

/** Reads the status from the statements of a page, the best of them. A page without one has none: none is guessed. */
export function statusOf(statements: readonly Statement[]): StatusFound {
  const [first, ...others] = statementsOf(statements, ["status"]);
  const replaced = replacedReading(statements);
  if (first === undefined) return { status: replaced, faults: [] };
  const reading = readingOf(first);
  // adr-tools leaves "Accepted" standing in some versions and adds the line that says what took its place.
  if (first.source === "section" && replaced !== null) return { status: replaced, faults: [] };
  const further = others.map(readingOf);
  if (replaced !== null) further.push(replaced);
  return { status: reading, faults: [...unknown(reading), ...disagreeing(reading, further)] };
}

function readingOf({ values, line, column }: Statement): StatusReading {
  const written = values.join(", ");
  const words = plainWords(written).slice(0, LONGEST_WORDS);
  // A list of statuses says no more which of them it is than a template does.
  const status = values.length > 1 ? null : readStatus(written);
  return { status, words, line, column };
}

/** That a line of the status section or a note says that another took the page's place. */
function replacedReading(statements: readonly Statement[]): StatusReading | null {
  const statement = statements.find(
    ({ name, source }) => name === "superseded_by" && source === "section",
  );
  if (statement === undefined) return null;
  const reading = readingOf(statement);
  return reading.status === "superseded" ? reading : null;
}

function unknown({ status, words, line, column }: StatusReading): PageFault[] {
  if (status !== null) return [];
  return [
    {
      rule: "unknown-status",
      line,
      column,
      message: `The status "${words}" has no meaning that is sure; it is kept as it is written.`,
      fix: `Write one of ${STATUSES.join(", ")}, and what else is to be said after it.`,
    },
  ];
}

/** A further place that maps to another status. Words that map to none disagree with nothing. */
function disagreeing(chosen: StatusReading, further: readonly StatusReading[]): PageFault[] {
  const other = further.find(
    ({ status }) => status !== null && chosen.status !== null && status !== chosen.status,
  );
  if (other === undefined) return [];
  return [
    {
      rule: "disagreeing-status",
      line: other.line,
      column: other.column,
      message: `The status here is "${other.words}", but line ${chosen.line} says "${chosen.words}", which counts.`,
      fix: "Write the same status in both places, or leave one of them out.",
    },
  ];
}
