/** A report of `check` for a person: a line a fault as compilers print it, so that editors and grep can follow. */
import type { CheckReport, ReportedFault } from "../../../usecases/check-wiki.ts";
import type { Paints } from "../terminal.ts";
import { counted } from "./counted.ts";
import { message } from "./message.ts";
import { visible } from "./visible.ts";

/** Warnings of one rule that are printed before the rest is counted: a log that has no dates says so once. */
const MOST_WARNINGS = 20;

export interface CheckTextOptions {
  readonly paints: Paints;
  /** A path of the wiki as the person can open it. */
  readonly shown: (path: string) => string;
}

/** `path:line:column: error: message [rule]`, with what to do below, and a summary. Errors are never left out. */
export function checkText(report: CheckReport, options: CheckTextOptions): string {
  const shown = leavingOut(report.faults);
  const lines = shown.map((fault) => faultText(fault, options));
  return [...lines, ...leftOutText(report.faults, shown), summaryText(report, options)].join("\n");
}

function leavingOut(faults: readonly ReportedFault[]): ReportedFault[] {
  const seen = new Map<string, number>();
  return faults.filter(({ rule, severity }) => {
    const count = (seen.get(rule) ?? 0) + 1;
    seen.set(rule, count);
    return severity === "error" || count <= MOST_WARNINGS;
  });
}

function faultText(fault: ReportedFault, { paints, shown }: CheckTextOptions): string {
  const place = `${shown(fault.path)}:${fault.line}:${fault.column}`;
  const severity = fault.severity === "error" ? paints.red("error") : paints.yellow("warning");
  const first = `${paints.bold(visible(place))}: ${severity}: ${message(fault.message)} ${paints.dim(`[${fault.rule}]`)}`;
  const mend = fault.edit === undefined ? "" : paints.dim(" (--fix does it)");
  return `${first}\n    ${message(fault.fix)}${mend}`;
}

function leftOutText(all: readonly ReportedFault[], shown: readonly ReportedFault[]): string[] {
  const counts = Map.groupBy(all, ({ rule }) => rule);
  const printed = Map.groupBy(shown, ({ rule }) => rule);
  return [...counts].flatMap(([rule, faults]) => {
    const rest = faults.length - (printed.get(rule)?.length ?? 0);
    return rest === 0
      ? []
      : [`… and ${rest} more of ${rule}. --json prints all; checks: {${rule}: off} silences them.`];
  });
}

function summaryText(report: CheckReport, { paints }: CheckTextOptions): string {
  const pages = counted(report.pages, "page");
  if (report.faults.length === 0) return `${paints.green("No faults")} in ${pages}.\n`;
  const errors = counted(report.errors, "error");
  const counts = [
    report.errors > 0 ? paints.red(errors) : errors,
    counted(report.warnings, "warning"),
  ].join(" and ");
  const mend = report.mendable > 0 ? ` --fix mends ${report.mendable}.` : "";
  return `${counts} in ${pages}.${mend}\n`;
}
