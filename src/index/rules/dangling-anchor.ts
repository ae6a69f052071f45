/** A link to a heading that the page does not have. */
import type { Fault } from "../../domain/fault.ts";
import { nearestWord } from "../../wiki/index.ts";
import { positionOf } from "./places.ts";
import type { CheckedLink, CheckedPage, CheckedWiki } from "./rule.ts";
import { isAddress } from "./targets.ts";

/** Links that mean one page and an anchor that is not in it. */
export function findDanglingAnchors({ links }: CheckedWiki): Fault[] {
  return links.flatMap((link) => {
    const [only, other] = link.bearers;
    const isWhole = link.anchor === "" || only === undefined || other !== undefined;
    if (isWhole || isAddress(link.target)) return [];
    return hasAnchor(only.page, link.anchor) ? [] : [dangling(link, only.page)];
  });
}

/** Site generators differ in what they make of punctuation, so only letters and digits have to be the same. */
function hasAnchor({ headings, otherAnchors }: CheckedPage, anchor: string): boolean {
  const wanted = lettersOf(anchor);
  const given = headings.flatMap(({ heading }) => GIVEN.exec(heading)?.[1] ?? []);
  const anchors = [...headings.map(({ anchor }) => anchor), ...given, ...otherAnchors];
  return anchors.some((one) => lettersOf(one) === wanted);
}

/** `## A heading {#given}`, as Docusaurus, Hugo and Pandoc let people write. */
const GIVEN = /\{[^{}]*#([^\s{}]+)[^{}]*\}\s*$/;

function lettersOf(anchor: string): string {
  return anchor
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "");
}

function dangling(link: CheckedLink, page: CheckedPage): Fault {
  const nearest = nearestWord(
    link.anchor,
    page.headings.map(({ anchor }) => anchor),
  );
  const heading = page.headings.find(({ anchor }) => anchor === nearest);
  return {
    rule: "dangling-anchor",
    path: link.from,
    ...positionOf(link),
    message: `${page.path} has no heading for "#${link.anchor}".`,
    fix: heading
      ? `Did you mean "${heading.heading}" (#${heading.anchor})?`
      : "Link to a heading that is there, or to the page as a whole.",
  };
}
