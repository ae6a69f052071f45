/** A chain of supersession that comes back to where it began: it has no page that holds today. */
import type { Fault } from "../../domain/fault.ts";
import type { WikiPath } from "../../domain/identity.ts";
import type { CheckedWiki } from "./rule.ts";

/** One fault for each circle, at the first statement of it. */
export function findCycles(wiki: CheckedWiki): Fault[] {
  return wiki.supersession.cycles.map((ring) => cycle(wiki, ring));
}

function cycle(wiki: CheckedWiki, ring: readonly WikiPath[]): Fault {
  const [first = "" as WikiPath, second = first] = ring;
  const step = wiki.supersession.successorsOf(first).find(({ newer }) => newer === second);
  const statement = step?.stated.older ?? step?.stated.newer;
  const names = [...ring, first].map((path) => wiki.pageAt(path)?.identity ?? path);
  return {
    rule: "cyclic-supersession",
    path: statement?.statedBy === "newer" ? second : first,
    line: statement?.place.line ?? 1,
    column: statement?.place.column ?? 1,
    message:
      ring.length === 1
        ? `${names[0]} says that it supersedes itself.`
        : `The chain goes round in a circle, so none of its pages holds: ${names.join(" is superseded by ")}.`,
    fix: "Take back the statement that is wrong, on each page that makes it.",
  };
}
