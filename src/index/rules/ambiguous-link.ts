/** A link that several pages could be meant by. */
import type { Fault } from "../../domain/fault.ts";
import { positionOf } from "./places.ts";
import type { CheckedLink, CheckedWiki } from "./rule.ts";
import { listed } from "./words.ts";

/** Links that several pages claim; a mention in prose only where it is an identity that they claim. */
export function findAmbiguousLinks({ links }: CheckedWiki): Fault[] {
  return links
    .filter(({ bearers }) => bearers.length > 1)
    .filter(({ syntax, bearers }) => syntax !== "bare" || bearers[0]?.role === "identity")
    .map(ambiguous);
}

function ambiguous(link: CheckedLink): Fault {
  const paths = link.bearers.map(({ page }) => page.path);
  return {
    rule: "ambiguous-link",
    path: link.from,
    ...positionOf(link),
    message: `"${link.target}" may mean ${listed(paths)}.`,
    fix: "Link to the file, or give the pages names of their own.",
  };
}
