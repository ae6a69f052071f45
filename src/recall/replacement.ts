/** What replaced a page, as far as it can be said: pages, parts of them, and names that lead to no page. */
import type { Identity, WikiPath } from "../domain/identity.ts";
import type { Chains, UnresolvedSuccessor } from "./chains.ts";
import { headsOf } from "./heads-first.ts";

export interface Replacement {
  /** Identities of what is in force today instead; empty for a page that is in force itself. */
  readonly supersededBy: readonly Identity[];
  /** Identities of what replaced a part of the page, and left the rest in force. */
  readonly supersededInPartBy: readonly Identity[];
  /** What the page names as its successor, and what is not one page here. */
  readonly unresolved: readonly UnresolvedSuccessor[];
}

/** What replaced one page of these chains. */
export function replacementOf(chains: Chains, path: WikiPath): Replacement {
  const heads = headsOf(chains, path).map(({ identity }) => identity);
  const parts = chains.supersession
    .successorsOf(path)
    .filter(({ partial }) => partial)
    .flatMap(({ newer }) => chains.pages.get(newer)?.identity ?? []);
  return {
    supersededBy: [...new Set(heads)],
    supersededInPartBy: [...new Set(parts)],
    unresolved: chains.unresolved.get(path) ?? [],
  };
}

/** Circles that are told; more say nothing new. */
const MOST_CIRCLES = 3;

/** A sentence for each circle in the chains: in a circle nothing can be said to be in force. */
export function circleNotices({ supersession, pages, selves }: Chains): string[] {
  const circles = [...supersession.cycles, ...[...selves].map((path) => [path])];
  return circles.slice(0, MOST_CIRCLES).map((circle) => {
    const names = circle.map((path) => pages.get(path)?.identity ?? path);
    const round = [...names, names[0]].join(" by ");
    return `The chain goes in a circle: ${round}. What is in force cannot be told; palimpsest check says where.`;
  });
}
