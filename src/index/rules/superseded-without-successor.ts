/** A page that says it was superseded and does not say by what. */
import type { Fault } from "../../domain/fault.ts";
import { positionOf } from "./places.ts";
import type { CheckedPage, CheckedWiki } from "./rule.ts";

/** Words that name a successor that is no page of the wiki: `superseded by [discussion #1198](…)`. */
const NAMES_SUCCESSOR = /\b(?:by|par|in favou?r of)\b\s*:?\s*\S/iu;

/** Superseded pages that neither name a successor, in the wiki or outside, nor are named by one. */
export function findWithoutSuccessor(wiki: CheckedWiki): Fault[] {
  const naming = new Set(
    wiki.links.filter(({ relation }) => relation === "superseded_by").map(({ from }) => from),
  );
  return wiki.pages
    .filter((page) => page.status?.status === "superseded" && !naming.has(page.path))
    .filter(
      (page) => !namesSuccessor(page) && wiki.supersession.successorsOf(page.path).length === 0,
    )
    .map((page) => ({
      rule: "superseded-without-successor",
      path: page.path,
      ...positionOf(page.status),
      message: `The status is "${page.status?.words}", and nothing says by what.`,
      fix: "Name the page that holds instead (superseded_by: ADR-0042), or set the status to deprecated.",
    }));
}

function namesSuccessor(page: CheckedPage): boolean {
  const field = page.fields.some(
    ({ name, values }) => name === "superseded_by" && values.length > 0,
  );
  return field || NAMES_SUCCESSOR.test(page.status?.words ?? "");
}
