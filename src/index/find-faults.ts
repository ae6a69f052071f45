/** All faults of a wiki: those of each page, as the index keeps them, and those between pages, found now. */
import type { Configuration } from "../domain/configuration.ts";
import { type Fault, RULES, type Rule, type RuleLevel } from "../domain/fault.ts";
import { byCodeUnit } from "../domain/order.ts";
import { byPosition } from "../domain/position.ts";
import { type CheckedSources, gatherWiki } from "./rules/gather.ts";
import { withoutHabits } from "./rules/habits.ts";
import type { CheckedPage, CheckedWiki } from "./rules/rule.ts";
import { RULE_TABLE } from "./rules/table.ts";
import { isTemplate } from "./rules/templates.ts";

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
  const inside = wiki.pages.flatMap((page) => page.faults);
  const asked = [...inside, ...between(wiki, rules)].filter(
    ({ rule, path }) => rules.has(rule) && !isPlaceholder(rule, wiki.pageAt(path)),
  );
  return withoutHabits(eachOnce(asked).toSorted(inOrder), wiki).toSorted(inOrder);
}

/** A template may say `date: YYYY-MM-DD`; only what cannot be read at all is wrong with it. */
function isPlaceholder(rule: Rule, page: CheckedPage | undefined): boolean {
  return page !== undefined && isTemplate(page) && rule !== "unreadable-file";
}

function eachOnce(faults: readonly Fault[]): Fault[] {
  const keyOf = ({ path, line, column, rule, message }: Fault) =>
    [path, line, column, rule, message].join("\0");
  return [...new Map(faults.toReversed().map((fault) => [keyOf(fault), fault])).values()];
}

function between(wiki: CheckedWiki, rules: ReadonlySet<Rule>): Fault[] {
  return RULES.filter((rule) => rules.has(rule)).flatMap((rule) => [
    ...(RULE_TABLE[rule].find?.(wiki) ?? []),
  ]);
}

function inOrder(one: Fault, other: Fault): number {
  return (
    byCodeUnit(one.path, other.path) ||
    byPosition(one, other) ||
    byCodeUnit(one.rule, other.rule) ||
    byCodeUnit(one.message, other.message)
  );
}
