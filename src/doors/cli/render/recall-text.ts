/** An answer as a person reads it: hits on standard output, what is to be said about them on standard error. */
import type { MissingName, RecallAnswer } from "../../../usecases/recall.ts";
import type { Terminal } from "../terminal.ts";
import { headline, hitText } from "./hit-text.ts";
import { message } from "./message.ts";

/** Prints an answer. `shown` gives a path as one from the working directory. */
export function printAnswer(
  answer: RecallAnswer,
  terminal: Terminal,
  shown: (path: string) => string,
): void {
  const { hits, missing, notices, outcome, question } = answer;
  terminal.print(hits.map((hit) => hitText(hit, terminal.paints, shown)).join("\n"));
  for (const name of missing) terminal.complain(missingText(name, terminal));
  for (const notice of notices) terminal.remark(`${message(notice)}\n`);
  if (outcome === "nothing") terminal.complain(`Nothing was found for "${message(question)}".\n`);
}

/** Says that a name leads nowhere, and what is near. */
export function missingText({ text, nearest }: MissingName, { paints }: Terminal): string {
  const lines = nearest.map((page) => `  ${headline(page, paints, null)}\n`);
  const near = lines.length === 0 ? "" : `Nearest:\n${lines.join("")}`;
  return `No page is named ${message(text)}.\n${near}`;
}
