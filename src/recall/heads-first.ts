/** A superseded page is found, but what is in force today stands before it. */
import type { WikiPath } from "../domain/identity.ts";
import type { PageSummary } from "../store/port.ts";
import type { Candidate } from "./candidate.ts";
import type { Chains } from "./chains.ts";

/** As much of the chains as tells where they end. */
type Heads = Pick<Chains, "supersession" | "pages">;

/**
 * The heads of a page's chains: what supersedes it as a whole today, in the order of path. Empty for a page that is in
 * force, and for one whose chain only goes round in a circle.
 */
export function headsOf({ supersession, pages }: Heads, path: WikiPath): PageSummary[] {
  return supersession
    .headsOf(path)
    .filter((head) => head !== path)
    .flatMap((head) => pages.get(head) ?? []);
}

/**
 * Puts the heads of each superseded page right before it: moved up where they were found below, put in where they
 * were not found and `allowed`. A head that is moved has the score of the page it leads, so that scores never rise.
 */
export function headsFirst(
  candidates: readonly Candidate[],
  chains: Heads,
  allowed: (page: PageSummary) => boolean,
): Candidate[] {
  const found = new Map(candidates.map((each) => [each.page.path, each]));
  const placed = new Map<WikiPath, Candidate>();
  for (const candidate of candidates) {
    for (const page of headsOf(chains, candidate.page.path)) {
      const before = placed.get(page.path) ?? found.get(page.path);
      if (before !== undefined || allowed(page)) {
        placed.set(page.path, asHead(before ?? inserted(page), candidate));
      }
    }
    if (!placed.has(candidate.page.path)) placed.set(candidate.page.path, candidate);
  }
  return [...placed.values()];
}

function inserted(page: PageSummary): Candidate {
  return { page, score: 0, sections: [], name: null, headOf: [] };
}

function asHead(head: Candidate, superseded: Candidate): Candidate {
  const { identity } = superseded.page;
  const headOf = head.headOf.includes(identity) ? head.headOf : [...head.headOf, identity];
  return { ...head, score: Math.max(head.score, superseded.score), headOf };
}
