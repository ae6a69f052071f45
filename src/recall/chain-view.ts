/** A chain of supersession as it is shown: its pages from the oldest on, and where it ends today. */
import type { WikiPath } from "../domain/identity.ts";
import type { Succession } from "../domain/supersession.ts";
import type { PageSummary } from "../store/port.ts";
import type { Chains } from "./chains.ts";
import { headsOf } from "./heads-first.ts";
import { circleNotices, type Replacement, replacementOf } from "./replacement.ts";

export interface ChainView {
  /** Every page that is joined to the page by supersession: older ones first, then by path. */
  readonly pages: readonly PageSummary[];
  /** Every statement that one supersedes another, partly or not, claims of proposals too. */
  readonly successions: readonly Succession[];
  /** What holds today instead of the page; empty where it holds itself. */
  readonly heads: readonly PageSummary[];
  readonly replacement: Replacement;
  /** A sentence for each circle in the chain. */
  readonly circles: readonly string[];
}

/** The chain of one page. A page that nothing is joined to is a chain of one. */
export function chainView(chains: Chains, page: WikiPath): ChainView {
  return {
    pages: oldestFirst(chains),
    successions: chains.stated.successions,
    heads: headsOf(chains, page),
    replacement: replacementOf(chains, page),
    circles: circleNotices(chains),
  };
}

/** Each page after those it supersedes, as far as circles let it; pages in the order of path decide between equals. */
function oldestFirst({ stated, pages }: Chains): PageSummary[] {
  const placed = new Map<WikiPath, PageSummary>();
  while (placed.size < pages.size) {
    const waiting = [...pages.values()].filter(({ path }) => !placed.has(path));
    const [first] = waiting;
    const next = waiting.filter(({ path }) =>
      stated.predecessorsOf(path).every(({ older }) => placed.has(older)),
    );
    const free = next.length > 0 || first === undefined ? next : [first];
    for (const page of free) placed.set(page.path, page);
  }
  return [...placed.values()];
}
