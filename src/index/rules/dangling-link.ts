/** A link to a page that is not there. */
import type { Fault } from "../../domain/fault.ts";
import { nearestName } from "./nearest-name.ts";
import { positionOf } from "./places.ts";
import type { CheckedLink, CheckedWiki } from "./rule.ts";
import { isSupersession, isWikiTarget } from "./targets.ts";

/** Links that mean no page, where they can only mean one. Those of a chain have a rule of their own. */
export function findDanglingLinks(wiki: CheckedWiki): Fault[] {
  return wiki.links
    .filter(
      (link) => link.bearers.length === 0 && !isSupersession(link) && isWikiTarget(wiki, link),
    )
    .map((link) => dangling(wiki, link));
}

function dangling(wiki: CheckedWiki, link: CheckedLink): Fault {
  const nearest = nearestName(wiki, link);
  return {
    rule: "dangling-link",
    path: link.from,
    ...positionOf(link),
    message: `No page is named "${link.target}".`,
    fix: nearest === null ? "Write the page, or take the link out." : `Did you mean "${nearest}"?`,
  };
}
