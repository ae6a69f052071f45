/** A link that several pages could be meant by. */
import type { Fault } from "../../domain/fault.ts";
import { positionOf } from "./places.ts";
import type { CheckedLink, CheckedWiki } from "./rule.ts";
import { listed } from "./words.ts";

/** Links that several pages claim; a mention in prose only where it is an identity that they claim. */
export function findAmbiguousLinks({ links }: CheckedWiki): Fault[] {
  return links
    .filter(({ bearers }) => bearers.length > 1)
    .filter((link) => link.syntax !== "bare" || isClaimedIdentity(link))
    .filter(({ bearers }) => !areFrontPages(bearers))
    .map(ambiguous);
}

/** A page that says its own name means itself, however many others have it. */
function isClaimedIdentity({ bearers, from }: CheckedLink): boolean {
  return bearers[0]?.role === "identity" && bearers.every(({ page }) => page.path !== from);
}

/** `README.md` beside `index.md`: whichever is opened, the reader is where the link leads. */
function areFrontPages(bearers: CheckedLink["bearers"]): boolean {
  const folders = bearers.map(
    ({ page }) => /^(.*\/)?(?:readme|index)\.[^/]+$/i.exec(page.path)?.[1],
  );
  return folders.every((folder) => folder !== undefined && folder === folders[0]);
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
