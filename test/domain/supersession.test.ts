import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type WikiPath, wikiPath } from "../../src/domain/identity.ts";
import { byCodeUnit } from "../../src/domain/order.ts";
import {
  type End,
  edgeOfLink,
  type SupersessionEdge,
  supersession,
} from "../../src/domain/supersession.ts";

/** `edge("b<a")` is "b supersedes a" stated by b; `edge("b<a", "older")` by a. */
function edge(pair: string, statedBy: End = "newer", partial = false, line = 1): SupersessionEdge {
  const [newer = "", older = ""] = pair.split("<").map(wikiPath);
  return {
    newer: wikiPath(newer),
    older: wikiPath(older),
    statedBy,
    partial,
    place: { line, column: 1 },
  };
}

const heads = (edges: SupersessionEdge[], page: string) =>
  supersession(edges).headsOf(wikiPath(page));

describe("supersession", () => {
  test("follows a chain to its head, whichever end states it", () => {
    const chain = [edge("b<a"), edge("c<b", "older"), edge("d<c")];
    expect(heads(chain, "a")).toEqual(["d"]);
    expect(heads(chain, "d")).toEqual(["d"]);
    expect(heads(chain, "elsewhere")).toEqual(["elsewhere"]);
  });

  test("gives every head of a fork and the one of a merge", () => {
    const diamond = [edge("b<a"), edge("c<a"), edge("d<b"), edge("d<c")];
    expect(heads(diamond.slice(0, 2), "a")).toEqual(["b", "c"]);
    expect(heads(diamond, "a")).toEqual(["d"]);
    expect(supersession(diamond).forks).toEqual(["a"]);
    expect(supersession(diamond).merges).toEqual(["d"]);
  });

  test("does not retire a page that is superseded in part", () => {
    const partly = [edge("b<a", "newer", true)];
    expect(heads(partly, "a")).toEqual(["a"]);
    expect(
      supersession(partly)
        .successorsOf(wikiPath("a"))
        .map(({ newer }) => newer),
    ).toEqual(["b"]);
    expect(supersession([...partly, edge("c<a")]).forks).toEqual([]);
  });

  test("takes a succession as partial when either end says so", () => {
    expect(heads([edge("b<a"), edge("b<a", "older", true)], "a")).toEqual(["a"]);
  });

  test("names a circle once, from its first page, and gives its pages no head", () => {
    const circle = [edge("b<a"), edge("c<b"), edge("a<c"), edge("a<z")];
    expect(supersession(circle).cycles).toEqual([["a", "b", "c"]]);
    expect(heads(circle, "z")).toEqual([]);
    expect(supersession([edge("a<a")]).cycles).toEqual([["a"]]);
  });

  test("leads out of a circle where there is a way out", () => {
    expect(heads([edge("b<a"), edge("a<b"), edge("c<b")], "a")).toEqual(["c"]);
  });

  test("counts a circle that is partial somewhere", () => {
    expect(supersession([edge("b<a"), edge("a<b", "newer", true)]).cycles).toEqual([["a", "b"]]);
  });

  test("tells which end is silent", () => {
    const { oneSided } = supersession([edge("b<a"), edge("b<a", "older"), edge("c<b", "older")]);
    expect(oneSided).toEqual([
      {
        newer: "c",
        older: "b",
        partial: false,
        stated: { newer: null, older: edge("c<b", "older") },
      },
    ]);
  });

  test("keeps the first place where an end states it", () => {
    const twice = [edge("b<a", "newer", false, 9), edge("b<a", "newer", false, 4)];
    expect(supersession(twice).successions[0]?.stated.newer?.place.line).toBe(4);
  });

  test("takes a chain of 20,000 pages", () => {
    const name = (n: number) => `p${String(n).padStart(6, "0")}`;
    const long = Array.from({ length: 20_000 }, (_, n) => edge(`${name(n + 1)}<${name(n)}`));
    expect(heads(long, name(0))).toEqual([name(20_000)]);
    expect(supersession(long).cycles).toEqual([]);
  });
});

describe("edgeOfLink", () => {
  const link = { partial: false, line: 3, column: 5 };
  const [a, b] = [wikiPath("a.md"), wikiPath("b.md")];

  test.each([
    ["supersedes", a, b, "newer"],
    ["superseded_by", b, a, "older"],
  ] as const)("turns %s into an edge", (relation, newer, older, statedBy) => {
    expect(edgeOfLink(a, { ...link, relation }, b)).toEqual({
      newer,
      older,
      statedBy,
      partial: false,
      place: { line: 3, column: 5 },
    });
  });

  test("gives nothing for other relations", () => {
    expect(edgeOfLink(a, { ...link, relation: "amends" }, b)).toBeNull();
  });
});

/* The slow, obvious model: sets of pairs, and reachability by repeating until nothing is new. */

const NODES = ["a", "b", "c", "d", "e", "f"].map(wikiPath);

const anyEdge: fc.Arbitrary<SupersessionEdge> = fc.record({
  newer: fc.constantFrom(...NODES),
  older: fc.constantFrom(...NODES),
  statedBy: fc.constantFrom("newer", "older"),
  partial: fc.boolean(),
  place: fc.record({ line: fc.integer({ min: 1, max: 3 }), column: fc.constantFrom(1, 2) }),
});
const anyGraph = fc.array(anyEdge, { maxLength: 14 });

const isPartly = (edges: SupersessionEdge[], newer: WikiPath, older: WikiPath) =>
  edges.some((one) => one.newer === newer && one.older === older && one.partial);

function reachable(from: WikiPath, step: (node: WikiPath) => WikiPath[]): Set<WikiPath> {
  let reached = new Set(step(from));
  for (;;) {
    const wider = new Set([...reached, ...[...reached].flatMap(step)]);
    if (wider.size === reached.size) return reached;
    reached = wider;
  }
}

function modelHeads(edges: SupersessionEdge[], page: WikiPath): WikiPath[] {
  const whole = (node: WikiPath) =>
    edges
      .filter(({ older, newer }) => older === node && !isPartly(edges, newer, older))
      .map(({ newer }) => newer);
  return [page, ...reachable(page, whole)]
    .filter((node, at, all) => all.indexOf(node) === at && whole(node).length === 0)
    .toSorted(byCodeUnit);
}

describe("supersession, on any graph", () => {
  test("gives the heads of the model", () => {
    fc.assert(
      fc.property(anyGraph, (edges) => {
        const chains = supersession(edges);
        for (const node of NODES) expect(chains.headsOf(node)).toEqual(modelHeads(edges, node));
      }),
    );
  });

  test("gives one true ring for each knot of the model", () => {
    fc.assert(
      fc.property(anyGraph, (edges) => {
        const next = (node: WikiPath) =>
          edges.filter(({ older }) => older === node).map(({ newer }) => newer);
        const knot = (node: WikiPath) =>
          NODES.filter(
            (other) => reachable(node, next).has(other) && reachable(other, next).has(node),
          ).join();
        const knots = new Set(NODES.filter((node) => reachable(node, next).has(node)).map(knot));
        const { cycles } = supersession(edges);
        expect(new Set(cycles.map(([first = wikiPath("")]) => knot(first)))).toEqual(knots);
        expect(cycles).toHaveLength(knots.size);
        for (const ring of cycles) {
          ring.forEach((node, at) => {
            expect(next(node)).toContain(ring[(at + 1) % ring.length]);
          });
        }
      }),
    );
  });

  test("does not depend on the order of the statements", () => {
    fc.assert(
      fc.property(anyGraph, fc.infiniteStream(fc.nat()), (edges, numbers) => {
        const shuffled = edges
          .map((one) => ({ one, at: numbers.next().value }))
          .toSorted((left, right) => left.at - right.at)
          .map(({ one }) => one);
        const [straight, mixed] = [supersession(edges), supersession(shuffled)];
        expect(mixed.successions).toEqual(straight.successions);
        expect(mixed.cycles).toEqual(straight.cycles);
        expect(mixed.oneSided).toEqual(straight.oneSided);
        expect([mixed.forks, mixed.merges]).toEqual([straight.forks, straight.merges]);
        for (const node of NODES) expect(mixed.headsOf(node)).toEqual(straight.headsOf(node));
      }),
    );
  });

  test("states each pair once and agrees with the statements", () => {
    fc.assert(
      fc.property(anyGraph, (edges) => {
        const { successions, oneSided, successorsOf, predecessorsOf } = supersession(edges);
        const pairs = new Set(edges.map(({ newer, older }) => `${newer}<${older}`));
        expect(successions.map(({ newer, older }) => `${newer}<${older}`).toSorted()).toEqual(
          [...pairs].toSorted(),
        );
        for (const succession of successions) {
          const ends = new Set(
            edges
              .filter((one) => one.newer === succession.newer && one.older === succession.older)
              .map(({ statedBy }) => statedBy),
          );
          expect(oneSided.includes(succession)).toBe(ends.size === 1);
          expect(successorsOf(succession.older)).toContain(succession);
          expect(predecessorsOf(succession.newer)).toContain(succession);
        }
      }),
    );
  });
});
