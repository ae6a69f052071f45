/** All faults of a wiki: those of each page, as the index keeps them, and those between pages, found now. */

import type { Configuration } from "../domain/configuration.ts";
import { type Fault, RULES, type Rule, type RuleLevel } from "../domain/fault.ts";
import { byCodeUnit } from "../domain/order.ts";
import { type CheckedSources, gatherWiki } from "./rules/gather.ts";
import type { CheckedWiki } from "./rules/rule.ts";
import { RULE_TABLE } from "./rules/table.ts";

/** The level of a rule: the configuration's word, else the default for a wiki with or without one. */
export function levelOf(
  rule: Rule,
  configuration: Configuration,
  isConfigured: boolean,
): RuleLevel {
  const { level, foreign } = RULE_TABLE[rule];
  return configuration.checks[rule] ?? (isConfigured ? level : (foreign ?? level));
}

/** Every fault of the rules that are asked for, in the order of path, line, column, rule and message. */
export async function findFaults(
  sources: CheckedSources,
  configuration: Configuration,
  isConfigured: boolean,
  rules: ReadonlySet<Rule>,
): Promise<Fault[]> {
  const wiki = await gatherWiki(sources, configuration, isConfigured);
  const faults = new Map<string, Fault>();
  for (const fault of [...wiki.pages.flatMap((page) => page.faults), ...between(wiki, rules)]) {
    // The reader of a page and a rule between pages may see the same thing; the first has the better place.
    const key = `${fault.path}\0${fault.line}\0${fault.column}\0${fault.rule}\0${fault.message}`;
    if (rules.has(fault.rule) && !faults.has(key)) faults.set(key, fault);
  }
  return [...faults.values()].toSorted(inOrder);
}

function between(wiki: CheckedWiki, rules: ReadonlySet<Rule>): Fault[] {
  return RULES.filter((rule) => rules.has(rule)).flatMap((rule) => [
    ...(RULE_TABLE[rule].find?.(wiki) ?? []),
  ]);
}

function inOrder(one: Fault, other: Fault): number {
  return (
    byCodeUnit(one.path, other.path) ||
    one.line - other.line ||
    one.column - other.column ||
    byCodeUnit(one.rule, other.rule) ||
    byCodeUnit(one.message, other.message)
  );
}
