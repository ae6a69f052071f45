/** A supersession that only one of its pages states: whoever reads the other one does not learn of it. */
import type { Fault } from "../../domain/fault.ts";
import type { End, Succession } from "../../domain/supersession.ts";
import { findCompetingClaims } from "./competing-claims.ts";
import { positionOf } from "./places.ts";
import { reciprocalEdit } from "./reciprocal.ts";
import type { CheckedPage, CheckedWiki } from "./rule.ts";
import { isInForce } from "./standing.ts";

/**
 * One fault on each page that is silent. A page that is only proposed, or rejected, may claim what it would replace:
 * the older page says nothing of it until it is accepted. Circles and competing claims are faults of their own.
 */
export function findOneSided(wiki: CheckedWiki): Fault[] {
  const elsewhere = new Set([...findCompetingClaims(wiki), ...inCircles(wiki)]);
  return wiki.supersession.oneSided
    .filter((succession) => !elsewhere.has(succession))
    .flatMap((succession) => oneSided(wiki, succession));
}

function inCircles({ supersession }: CheckedWiki): Succession[] {
  const next = new Set(
    supersession.cycles.flatMap((ring) =>
      ring.map((older, at) => `${older}\0${ring[(at + 1) % ring.length]}`),
    ),
  );
  return supersession.successions.filter(({ older, newer }) => next.has(`${older}\0${newer}`));
}

function oneSided(wiki: CheckedWiki, succession: Succession): Fault[] {
  const { stated } = succession;
  const newer = wiki.pageAt(succession.newer);
  const older = wiki.pageAt(succession.older);
  if (!newer || !older) return [];
  if (stated.older === null) {
    return isInForce(newer) ? [silent(wiki, older, newer, "older", succession)] : [];
  }
  return [silent(wiki, newer, older, "newer", succession)];
}

function silent(
  wiki: CheckedWiki,
  page: CheckedPage,
  other: CheckedPage,
  end: End,
  succession: Succession,
): Fault {
  const key = end === "older" ? "superseded_by" : "supersedes";
  const part = succession.partial ? "a part of " : "";
  const stated = succession.stated[end === "older" ? "newer" : "older"];
  const at = `${other.path}:${stated?.place.line ?? 1}`;
  const claim =
    end === "older" ? `it supersedes ${part}this page` : `${part}it is superseded by this page`;
  const edit = succession.partial ? null : reciprocalEdit(wiki, page, other, key);
  return {
    rule: "one-sided-supersession",
    path: page.path,
    ...positionOf(page.status),
    message: `${other.identity} says that ${claim} (${at}), and the metadata of this page does not say so.`,
    fix: `State it here too: ${key}: ${other.identity}`,
    ...(edit && { edit }),
  };
}
