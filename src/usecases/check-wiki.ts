/** `palimpsest check`: every fault of the wiki at its level, with its place and what to do. */
import { type Fault, RULES, type Rule, type Severity } from "../domain/fault.ts";
import { findFaults, levelOf, RULE_TABLE } from "../index/index.ts";
import type { Palimpsest } from "./palimpsest.ts";

/** A fault at the level that its rule has in this wiki. */
export interface ReportedFault extends Fault {
  readonly severity: Severity;
}

/** A rule as a report describes it. */
export interface ReportedRule {
  readonly rule: Rule;
  readonly title: string;
  /** The level that it has in this wiki. */
  readonly level: Severity | "off";
}

export interface CheckReport {
  /** In the order of path, line, column and rule. */
  readonly faults: readonly ReportedFault[];
  readonly errors: number;
  readonly warnings: number;
  /** Faults that `--fix` can mend. */
  readonly mendable: number;
  /** Pages that were looked at. */
  readonly pages: number;
  /** Every rule, in the order of the documentation. */
  readonly rules: readonly ReportedRule[];
}

/** Checks the wiki as the index knows it; to check the files as they are, refresh it before. */
export async function checkWiki(palimpsest: Palimpsest): Promise<CheckReport> {
  const { store, configuration } = palimpsest;
  const isConfigured = palimpsest.configurationText !== null;
  const rules = RULES.map((rule) => ({
    rule,
    title: RULE_TABLE[rule].title,
    level: levelOf(rule, configuration, isConfigured),
  }));
  const asked = new Set(rules.filter(({ level }) => level !== "off").map(({ rule }) => rule));
  const faults = await findFaults(palimpsest, configuration, isConfigured, asked);
  return reportOf(faults, rules, (await store.counts()).pages);
}

/** The report where `palimpsest.yaml` itself is at fault, so that nothing else could be looked at. */
export function configurationReport(faults: readonly Fault[]): CheckReport {
  const rules = RULES.map((rule) => ({ rule, ...RULE_TABLE[rule] }));
  return reportOf(
    faults,
    rules.map(({ rule, title, level }) => ({ rule, title, level })),
    0,
  );
}

function reportOf(
  found: readonly Fault[],
  rules: readonly ReportedRule[],
  pages: number,
): CheckReport {
  const levels = new Map(rules.map(({ rule, level }) => [rule, level]));
  const faults = found.flatMap((fault): ReportedFault[] => {
    const severity = levels.get(fault.rule) ?? "off";
    return severity === "off" ? [] : [{ ...fault, severity }];
  });
  const errors = faults.filter(({ severity }) => severity === "error").length;
  return {
    faults,
    errors,
    warnings: faults.length - errors,
    mendable: faults.filter(({ edit }) => edit !== undefined).length,
    pages,
    rules,
  };
}
