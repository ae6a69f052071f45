import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEFAULT_CONFIGURATION } from "../../src/domain/configuration.ts";
import { type Fault, RULES } from "../../src/domain/fault.ts";
import { namedIdentity, wikiPath } from "../../src/domain/identity.ts";
import { LINK_RELATIONS, type Page } from "../../src/domain/page.ts";
import { findFaults, levelOf } from "../../src/index/find-faults.ts";
import { link, page, sourcesOf, told } from "../support/literal-wiki.ts";

const EVERY = new Set(RULES);
const faultsOf = (pages: readonly Page[], rules = EVERY) =>
  findFaults(sourcesOf(pages), DEFAULT_CONFIGURATION, true, rules);

const fault = (line: number, more: Partial<Fault> = {}): Fault => ({
  rule: "bad-date",
  path: wikiPath("0001-a.md"),
  line,
  column: 1,
  message: "It is none of the calendar.",
  fix: "Mend it.",
  ...more,
});

describe("findFaults", () => {
  test("gives the faults of pages and those between them in the order of path, line and rule", async () => {
    const pages = [
      page({ path: "0002-b.md", links: [link("links", "ADR-0009", { line: 2 })] }),
      page({
        path: "0001-a.md",
        faults: [fault(9), fault(2, { rule: "unknown-status" }), fault(2)],
        links: [link("links", "ADR-0008")],
      }),
    ];
    expect(
      (await faultsOf(pages)).map(({ path, line, rule }) => `${path}:${line} ${rule}`),
    ).toEqual([
      "0001-a.md:2 bad-date",
      "0001-a.md:2 unknown-status",
      "0001-a.md:5 dangling-link",
      "0001-a.md:9 bad-date",
      "0002-b.md:2 dangling-link",
    ]);
  });

  test("tells what is said twice once", async () => {
    const twice = link("links", "ADR-0009");
    const pages = [
      page({ path: "0001-a.md", links: [twice, twice], faults: [fault(1), fault(1)] }),
    ];
    expect(told(await faultsOf(pages))).toHaveLength(2);
  });

  test("gives only the rules that are asked for", async () => {
    const pages = [
      page({ path: "0001-a.md", faults: [fault(1)], links: [link("links", "ADR-9")] }),
    ];
    const faults = await faultsOf(pages, new Set(["dangling-link"] as const));
    expect(faults.map(({ rule }) => rule)).toEqual(["dangling-link"]);
  });

  test("asks nothing of a template but that it can be read", async () => {
    const template = page({
      path: "adr/0000-template.md",
      kind: "note",
      links: [link("links", "ADR-0099")],
      faults: [fault(1, { path: wikiPath("adr/0000-template.md") })],
    });
    expect(await faultsOf([template])).toEqual([]);
  });

  test("tells what a foreign log does as a habit once, with how many do", async () => {
    const lacking = (path: string) =>
      page({ path, faults: [fault(1, { rule: "missing-status", path: wikiPath(path) })] });
    const log = (folder: string, count: number) =>
      Array.from({ length: count }, (_, n) => lacking(`${folder}/000${n + 1}-x.md`));
    const pages = [
      ...log("a", 5),
      ...log("b", 5),
      page({ path: "b/0006-x.md" }),
      ...log("c", 4),
      ...log("d", 5),
      ...[6, 7, 8, 9].map((n) => page({ path: `d/000${n}-x.md` })),
      page({ path: "d/0010-x.md" }),
    ].map((one, n) => ({ ...one, identity: namedIdentity(`X-${n}`), names: [] }));
    const foreign = await findFaults(sourcesOf(pages), DEFAULT_CONFIGURATION, false, EVERY);
    const told = (folder: string) => foreign.filter(({ path }) => path.startsWith(`${folder}/`));
    expect(told("a").map(({ path, message }) => [path, message])).toEqual([
      ["a/0001-x.md", "None of the 5 decisions in a has a status; this is the first."],
    ]);
    expect(told("b").map(({ message }) => message)).toEqual([
      "5 of the 6 decisions in b lack a status; this is the first.",
    ]);
    expect([told("c").length, told("d").length]).toEqual([4, 5]);
    expect(await faultsOf(pages)).toHaveLength(19);
  });

  test("takes any wiki, each fault on one of its pages, each once", async () => {
    const names = ["ADR-0001", "ADR-0002", "0003-c.md", "README.md#x", "me.md", "", "ADR-0099"];
    const anyPage = fc.record({
      path: fc.constantFrom(
        "0001-a.md",
        "0001-b.md",
        "0002-c.md",
        "0003-c.md",
        "README.md",
        "me.md",
      ),
      status: fc.constantFrom("accepted", "proposed", "superseded"),
      aliases: fc.array(fc.constantFrom("x", "ADR-2", "README.md"), { maxLength: 2 }),
      links: fc.array(
        fc
          .tuple(fc.constantFrom(...LINK_RELATIONS), fc.constantFrom(...names), fc.boolean())
          .map(([relation, target, partial]) => link(relation, target, { partial })),
        { maxLength: 5 },
      ),
    });
    const anyWiki = fc.uniqueArray(anyPage, { selector: ({ path }) => path, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(anyWiki, async (literals) => {
        const pages = literals.map((literal) => page(literal as Parameters<typeof page>[0]));
        const faults = await faultsOf(pages);
        const paths = new Set(pages.map(({ path }) => path));
        for (const { path } of faults) expect(paths).toContain(path);
        expect(new Set(faults.map((one) => JSON.stringify(one))).size).toBe(faults.length);
      }),
    );
  });
});

describe("levelOf", () => {
  test("takes the configuration's word, then the level for such a wiki", () => {
    const off = { ...DEFAULT_CONFIGURATION, checks: { "bad-date": "off" } } as const;
    expect(levelOf("bad-date", off, true)).toBe("off");
    expect(levelOf("bad-date", DEFAULT_CONFIGURATION, true)).toBe("error");
    expect(levelOf("unreachable-page", DEFAULT_CONFIGURATION, true)).toBe("warning");
    expect(levelOf("unreachable-page", DEFAULT_CONFIGURATION, false)).toBe("off");
  });
});
