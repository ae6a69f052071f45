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
  const role = link.relation === "supersedes" ? "this page supersedes" : "supersedes this page";
  return {
    rule: "dangling-supersession",
    path: link.from,
    ...positionOf(link),
    message: `${absence(link.target)}, which ${role}.`,
    fix:
      nearest === null
        ? "Write that page, or take the statement out."
        : `Did you mean "${nearest}"?`,
  };
}
