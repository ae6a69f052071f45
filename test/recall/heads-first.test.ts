import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { wikiPath } from "../../src/domain/identity.ts";
import { supersession } from "../../src/domain/supersession.ts";
import type { Candidate } from "../../src/recall/candidate.ts";
import { headsFirst } from "../../src/recall/heads-first.ts";
import { summary } from "../support/summary.ts";

function candidate(name: string, score: number): Candidate {
  return { page: summary(name), score, sections: [], name: null, headOf: [] };
}

/** Chains of `newer>older` statements; `~` for a part only. */
function chains(statements: readonly string[]) {
  const edges = statements.map((statement) => {
    const [newer = "", older = ""] = statement.split(/[>~]/).map((name) => summary(name).path);
    const place = { line: 1, column: 1 };
    const partial = statement.includes("~");
    return {
      newer: wikiPath(newer),
      older: wikiPath(older),
      statedBy: "newer" as const,
      partial,
      place,
    };
  });
  const names = [...new Set(statements.flatMap((statement) => statement.split(/[>~]/)))];
  const pages = new Map(names.map((name) => [summary(name).path, summary(name)]));
  return { stated: supersession(edges), supersession: supersession(edges), pages };
}

describe("headsFirst", () => {
  test.each([
    ["leaves pages in force alone", "a b", [], "a b"],
    ["puts in a head that was not found", "old", ["new>old"], "new old"],
    ["moves up a head that was found below", "x old y new", ["new>old"], "x new old y"],
    ["leaves a head that is above where it is", "new x old", ["new>old"], "new x old"],
    ["goes to the end of a chain", "one", ["two>one", "three>two"], "three one"],
    ["puts in every head of a fork", "old", ["left>old", "right>old"], "left right old"],
    ["puts one head before two it merges", "a b", ["c>a", "c>b"], "c a b"],
    ["minds no partial supersession", "old", ["new~old"], "old"],
    ["ends in a circle", "a b", ["a>b", "b>a"], "a b"],
    ["follows a circle out to its head", "a", ["a>b", "b>a", "c>b"], "c a"],
  ])("%s", (_, found, statements, answer) => {
    const candidates = found.split(" ").map((name, index) => candidate(name, 1 - index / 10));
    const ordered = headsFirst(candidates, chains(statements), () => true);
    expect(ordered.map(({ page }) => page.identity).join(" ")).toBe(answer);
  });

  test("puts in no head that is not allowed, but moves one that was found", () => {
    const statements = chains(["new>old"]);
    const names = (found: string) =>
      headsFirst(
        found.split(" ").map((name) => candidate(name, 0.5)),
        statements,
        () => false,
      ).map(({ page }) => page.identity);
    expect(names("old")).toEqual(["old"]);
    expect(names("old new")).toEqual(["new", "old"]);
  });

  test("tells a head what it stands before, and gives it no less a score", () => {
    const [head] = headsFirst([candidate("old", 0.8)], chains(["new>old"]), () => true);
    expect(head).toMatchObject({ score: 0.8, headOf: ["old"] });
  });

  test("loses nothing, repeats nothing, and never lets scores rise", () => {
    const name = fc.constantFrom("a", "b", "c", "d", "e", "f");
    const statement = fc
      .tuple(name, fc.constantFrom(">", "~"), name)
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(fc.uniqueArray(name), fc.array(statement), (found, statements) => {
        const real = statements.filter((each) => each[0] !== each[2]);
        const candidates = found.map((each, index) => candidate(each, 1 - index / 10));
        const ordered = headsFirst(candidates, chains(real), () => true);
        const names: string[] = ordered.map(({ page }) => page.identity);
        expect(new Set(names).size).toBe(names.length);
        expect(names).toEqual(expect.arrayContaining(found));
        const scores = ordered.map(({ score }) => score);
        expect(scores).toEqual(scores.toSorted((one, other) => other - one));
      }),
    );
  });
});
