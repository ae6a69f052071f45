/** The date of a decision, from the page or from its file's name, and what is wrong with it. */
import { readDate } from "../../domain/date.ts";
import type { PageFault } from "../../domain/fault.ts";
import type { DateReading } from "../../domain/page.ts";
import { FILE_START } from "../../domain/position.ts";
import { plainWords } from "../../domain/words.ts";
import { statementsOf } from "./choose.ts";
import type { FileName } from "./number.ts";
import type { Statement } from "./statement.ts";

export interface DateFound {
  readonly date: DateReading | null;
  readonly faults: readonly PageFault[];
}

/** Fields that date a decision, best first: when it was taken, when it was begun, when it was last touched. */
const DATE_FIELDS: readonly string[] = [
  ...["date", "start_date", "created", "creation_date", "created_at", "since"],
  ...["last_modified", "last_updated", "updated", "updated_at"],
];

/** Reads the date of a page. One in the words of the status counts where the page has no other, then the file's. */
export function dateOf(statements: readonly Statement[], name: FileName): DateFound {
  const [stated] = statementsOf(statements, DATE_FIELDS);
  if (stated !== undefined) return ofStatement(stated);
  return { date: ofStatus(statements) ?? ofFileName(name), faults: [] };
}

function ofStatement({ values, line, column, key }: Statement): DateFound {
  const words = plainWords(values.join(", "));
  const { date, doubt } = readDate(words);
  const reading = { date, words, line, column };
  if (doubt === "none") return { date: reading, faults: [] };
  const fault = { rule: "bad-date", line, column } as const;
  if (doubt === "two-readings") {
    const message = `"${words}" has two readings; the day is taken to come first, which is ${date}.`;
    return { date: reading, faults: [{ ...fault, message, fix: `Write \`${key}: ${date}\`.` }] };
  }
  const why = doubt === "no-such-day" ? "is a day that no calendar has" : "is no date";
  const message = `"${words}" ${why}.`;
  return { date: reading, faults: [{ ...fault, message, fix: "Write the date as YYYY-MM-DD." }] };
}

const IN_A_NAME = /\d{8}|\d{4}-\d{2}-\d{2}[-_]\S+/g;

function ofStatus(statements: readonly Statement[]): DateReading | null {
  const [status] = statementsOf(statements, ["status"]);
  if (status === undefined) return null;
  const words = plainWords(status.values.join(", "));
  // A link may be to a page with a date in its name, which is not the date of this one.
  const { date, doubt } = readDate(words.replace(IN_A_NAME, ""));
  // A year alone or a date of two readings may be anything in a sentence.
  if (doubt !== "none" || date === null || date.length < "YYYY-MM-DD".length) return null;
  return { date, words, line: status.line, column: status.column };
}

function ofFileName({ date, stem }: FileName): DateReading | null {
  return date === null ? null : { date, words: stem, ...FILE_START };
}
