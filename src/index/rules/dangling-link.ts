/** A link to a page that is not there. */
import type { Fault } from "../../domain/fault.ts";
import { nearestNames } from "./nearest-name.ts";
import { positionOf } from "./places.ts";
import type { CheckedLink, CheckedWiki } from "./rule.ts";
import { absence, isSupersession, meansPage } from "./targets.ts";

/** Links that mean no page, where they can only mean one. Those of a chain have a rule of their own. */
export function findDanglingLinks(wiki: CheckedWiki): Fault[] {
  const nearestTo = nearestNames(wiki);
  return wiki.links
    .filter((link) => link.bearers.length === 0 && !isSupersession(link) && meansPage(link, wiki))
    .map((link) => dangling(link, nearestTo(link.target)));
}

function dangling(link: CheckedLink, nearest: string | null): Fault {
  return {
    rule: "dangling-link",
    path: link.from,
    ...positionOf(link),
    message: `${absence(link.target)}.`,
    fix: nearest === null ? "Write the page, or take the link out." : `Did you mean "${nearest}"?`,
  };
}
