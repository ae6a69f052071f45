/** A chain that ends at several pages although the page where it parts does not say so. */
import type { Fault } from "../../domain/fault.ts";
import type { Succession } from "../../domain/supersession.ts";
import { findCompetingClaims } from "./competing-claims.ts";
import { positionOf } from "./places.ts";
import type { CheckedWiki } from "./rule.ts";
import { listed } from "./words.ts";

/** One fault on each page whose claim the old page does not know of. */
export function findTwoHeads(wiki: CheckedWiki): Fault[] {
  return findCompetingClaims(wiki).flatMap((claim) => twoHeads(wiki, claim));
}

function twoHeads(wiki: CheckedWiki, claim: Succession): Fault[] {
  const older = wiki.pageAt(claim.older);
  const newer = wiki.pageAt(claim.newer);
  if (!older || !newer) return [];
  const others = wiki.supersession
    .successorsOf(claim.older)
    .filter(({ partial, newer: other }) => !partial && other !== claim.newer)
    .map((other) => other.newer);
  return [
    {
      rule: "two-heads",
      path: newer.path,
      ...positionOf(claim.stated.newer?.place),
      message: `This page supersedes ${older.identity}, and so does ${listed(others)}; ${older.identity} does not say that it has both successors.`,
      fix: `Let one supersede the other, or name each in ${older.path}: superseded_by: [${newer.identity}, …]`,
    },
  ];
}
