/** What a log that was not written for these rules does as a habit is told once and not once a page. */
import type { Fault, Rule } from "../../domain/fault.ts";
import type { WikiPath } from "../../domain/identity.ts";
import type { CheckedWiki } from "./rule.ts";

/** Rules of which a whole log may take no notice, with what its decisions then lack. */
const HABITS: Readonly<Partial<Record<Rule, string>>> = {
  "missing-status": "a status",
  "missing-date": "a date",
};

/** Decisions that have to lack it before it counts as a habit. */
const LEAST = 5;

/**
 * The faults, with those joined that more than half of the decisions of a folder share. A wiki with a
 * `palimpsest.yaml` wants to know each page.
 */
export function withoutHabits(faults: readonly Fault[], wiki: CheckedWiki): Fault[] {
  if (wiki.isConfigured) return [...faults];
  const decisions = wiki.pages.filter(({ kind }) => kind === "decision");
  const inFolder = Map.groupBy(decisions, ({ path }) => folderOf(path));
  const groups = Map.groupBy(faults, ({ rule, path }) =>
    HABITS[rule] === undefined ? "" : `${rule}\0${folderOf(path)}`,
  );
  return [...groups].flatMap(([key, group]) => {
    const [first] = group;
    if (key === "" || first === undefined) return group;
    const all = inFolder.get(folderOf(first.path))?.length ?? 0;
    return group.length < LEAST || group.length * 2 <= all ? group : [joined(first, group, all)];
  });
}

function joined(first: Fault, { length }: readonly Fault[], all: number): Fault {
  const folder = folderOf(first.path) || "this folder";
  const words = length === all ? `None of the ${all}` : `${length} of the ${all}`;
  const lack = length === all ? "has" : "lack";
  return {
    ...first,
    message: `${words} decisions in ${folder} ${lack} ${HABITS[first.rule]}; this is the first.`,
    fix: `${first.fix} Where the log does without, write checks: {${first.rule}: off} in palimpsest.yaml.`,
  };
}

function folderOf(path: WikiPath): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}
