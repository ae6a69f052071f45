/**
 * Which page replaced which. Pages state it from either end (`supersedes`, `superseded_by`); here the statements
 * become chains. Any graph is accepted: people write forks, merges and, by mistake, circles.
 */
import type { WikiPath } from "./identity.ts";
import { byCodeUnit } from "./order.ts";
import type { LinkRelation } from "./page.ts";
import type { Position } from "./position.ts";
import { ringsOf } from "./rings.ts";

/** An end of a supersession. */
export type End = "newer" | "older";

/** One statement that `newer` supersedes `older`, with the place in the page that states it. */
export interface SupersessionEdge {
  readonly newer: WikiPath;
  readonly older: WikiPath;
  readonly statedBy: End;
  /** True where the statement says that only a part is superseded. */
  readonly partial: boolean;
  readonly place: Position;
}

/** A supersession with all statements of it joined. */
export interface Succession {
  readonly newer: WikiPath;
  readonly older: WikiPath;
  /** True where any statement says so: it takes a word to write "partly", and none to leave it out. */
  readonly partial: boolean;
  /** The first statement of each end in its page; null where that end is silent. */
  readonly stated: Readonly<Record<End, SupersessionEdge | null>>;
}

export interface Supersession {
  /** Every succession once, in the order of newer path, then older path. */
  readonly successions: readonly Succession[];
  /** What supersedes a page directly, partly or not, in the order of path. */
  successorsOf(page: WikiPath): readonly Succession[];
  /** What a page supersedes directly, partly or not, in the order of path. */
  predecessorsOf(page: WikiPath): readonly Succession[];
  /**
   * Where the chain of a page ends today: pages that nothing supersedes as a whole, in the order of path. A page
   * that is still whole is its own head; one whose chain only goes round in a circle has none.
   */
  headsOf(page: WikiPath): readonly WikiPath[];
  /**
   * One circle of each knot, from its first page by path: each is superseded by the next, and the last by the
   * first. Partial ones count, for a page cannot be both older and newer than another.
   */
  readonly cycles: readonly (readonly WikiPath[])[];
  /** Pages that several supersede as a whole. Legal, and shown as such. */
  readonly forks: readonly WikiPath[];
  /** Pages that supersede several as a whole. Legal, and shown as such. */
  readonly merges: readonly WikiPath[];
  /** Successions that only one end states. */
  readonly oneSided: readonly Succession[];
}

/** The statement that a link from one page to another makes; null where it states no supersession. */
export function edgeOfLink(
  from: WikiPath,
  link: Position & { readonly relation: LinkRelation; readonly partial: boolean },
  to: WikiPath,
): SupersessionEdge | null {
  const { relation, partial } = link;
  const place = { line: link.line, column: link.column };
  if (relation === "supersedes")
    return { newer: from, older: to, statedBy: "newer", partial, place };
  if (relation === "superseded_by") {
    return { newer: to, older: from, statedBy: "older", partial, place };
  }
  return null;
}

/** The chains that the statements make; the order of the statements does not matter. */
export function supersession(edges: Iterable<SupersessionEdge>): Supersession {
  const successions = joined(edges);
  const successors = Map.groupBy(successions, ({ older }) => older);
  const predecessors = Map.groupBy(successions, ({ newer }) => newer);
  const successorsOf = (page: WikiPath) => successors.get(page) ?? [];
  const predecessorsOf = (page: WikiPath) => predecessors.get(page) ?? [];
  return {
    successions,
    successorsOf,
    predecessorsOf,
    headsOf: (page) => headsFrom(page, successorsOf),
    cycles: ringsOf([...successors.keys()].toSorted(byCodeUnit), (page) =>
      successorsOf(page).map(({ newer }) => newer),
    ),
    forks: pagesWithSeveral(successors),
    merges: pagesWithSeveral(predecessors),
    oneSided: successions.filter(({ stated }) => stated.newer === null || stated.older === null),
  };
}

/** Statements of the same two pages as one succession, in order of path. */
function joined(edges: Iterable<SupersessionEdge>): Succession[] {
  const pairs = new Map<string, Succession>();
  for (const edge of edges) {
    const key = `${edge.newer}\0${edge.older}`;
    pairs.set(key, withStatement(pairs.get(key) ?? unstated(edge), edge));
  }
  return [...pairs.values()].toSorted(
    (one, other) => byCodeUnit(one.newer, other.newer) || byCodeUnit(one.older, other.older),
  );
}

function unstated({ newer, older }: SupersessionEdge): Succession {
  return { newer, older, partial: false, stated: { newer: null, older: null } };
}

function withStatement(succession: Succession, edge: SupersessionEdge): Succession {
  const before = succession.stated[edge.statedBy];
  const first = before === null || isBefore(edge, before) ? edge : before;
  return {
    ...succession,
    partial: succession.partial || edge.partial,
    stated: { ...succession.stated, [edge.statedBy]: first },
  };
}

/** Two statements at one place differ in `partial` at most; the partial one counts as first, so the order is total. */
function isBefore(one: SupersessionEdge, other: SupersessionEdge): boolean {
  const order =
    one.place.line - other.place.line ||
    one.place.column - other.place.column ||
    Number(other.partial) - Number(one.partial);
  return order < 0;
}

function headsFrom(
  page: WikiPath,
  successorsOf: (page: WikiPath) => readonly Succession[],
): WikiPath[] {
  const seen = new Set([page]);
  const heads: WikiPath[] = [];
  for (const reached of seen) {
    const whole = successorsOf(reached).filter(({ partial }) => !partial);
    if (whole.length === 0) heads.push(reached);
    // A set that grows while it is walked is a queue that takes each page once.
    for (const { newer } of whole) seen.add(newer);
  }
  return heads.toSorted(byCodeUnit);
}

function pagesWithSeveral(byPage: ReadonlyMap<WikiPath, readonly Succession[]>): WikiPath[] {
  return [...byPage]
    .filter(([, successions]) => successions.filter(({ partial }) => !partial).length > 1)
    .map(([page]) => page)
    .toSorted(byCodeUnit);
}
