/** A chain that leads to a page that is not there. */
import type { Fault } from "../../domain/fault.ts";
import { nearestNames } from "./nearest-name.ts";
import { positionOf } from "./places.ts";
import type { CheckedLink, CheckedWiki } from "./rule.ts";
import { absence, isSupersession, meansPage } from "./targets.ts";

/** Statements of supersession that mean no page of the wiki, nor anything outside it. */
export function findDanglingSupersessions(wiki: CheckedWiki): Fault[] {
  const nearestTo = nearestNames(wiki);
  return wiki.links
    .filter((link) => link.bearers.length === 0 && isSupersession(link) && meansPage(link, wiki))
    .map((link) => dangling(link, nearestTo(link.target)));
}

function dangling(link: CheckedLink, nearest: string | null): Fault {
  const says = link.relation === "supersedes" ? "supersedes" : "is superseded by";
  return {
    rule: "dangling-supersession",
    path: link.from,
    ...positionOf(link),
    message: `This page ${says} "${link.target}". ${absence(link.target)}.`,
    fix:
      nearest === null
        ? "Write that page, or take the statement out."
        : `Did you mean "${nearest}"?`,
  };
}
