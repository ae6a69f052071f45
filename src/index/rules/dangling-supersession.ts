/** A chain that leads to a page that is not there. */
import type { Fault } from "../../domain/fault.ts";
import { nearestName } from "./nearest-name.ts";
import { positionOf } from "./places.ts";
import type { CheckedLink, CheckedWiki } from "./rule.ts";
import { isSupersession, isWikiTarget } from "./targets.ts";

/** Statements of supersession that mean no page of the wiki, nor anything outside it. */
export function findDanglingSupersessions(wiki: CheckedWiki): Fault[] {
  return wiki.links
    .filter((link) => link.bearers.length === 0 && isSupersession(link) && isWikiTarget(wiki, link))
    .map((link) => dangling(wiki, link));
}

function dangling(wiki: CheckedWiki, link: CheckedLink): Fault {
  const nearest = nearestName(wiki, link);
  const says = link.relation === "supersedes" ? "supersedes" : "is superseded by";
  return {
    rule: "dangling-supersession",
    path: link.from,
    ...positionOf(link),
    message: `This page ${says} "${link.target}", and no page is named so.`,
    fix:
      nearest === null
        ? "Write that page, or take the statement out."
        : `Did you mean "${nearest}"?`,
  };
}
