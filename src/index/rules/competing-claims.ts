/** Claims to have superseded a page that the page itself does not know of, while another one leads elsewhere. */
import type { WikiPath } from "../../domain/identity.ts";
import type { Succession } from "../../domain/supersession.ts";
import type { CheckedWiki } from "./rule.ts";
import { isInForce } from "./standing.ts";

/**
 * A fork is legal where the old page names each of its successors. Where it does not, and the chains of two of them
 * end at different pages, the claims that it does not name compete: nobody can tell which is the head.
 */
export function findCompetingClaims(wiki: CheckedWiki): Succession[] {
  return wiki.supersession.forks.flatMap((older) => competing(wiki, older));
}

function competing(wiki: CheckedWiki, older: WikiPath): Succession[] {
  const { headsOf, successorsOf } = wiki.supersession;
  const claims = successorsOf(older).filter(({ partial, newer, stated }) => {
    const page = wiki.pageAt(newer);
    return !partial && page !== undefined && (stated.older !== null || isInForce(page));
  });
  const heads = new Set(claims.map(({ newer }) => headsOf(newer).join("\0")));
  return heads.size < 2 ? [] : claims.filter(({ stated }) => stated.older === null);
}
