import { describe, expect, test } from "vitest";
import { graphOfPage } from "../../src/usecases/graph.ts";
import { show } from "../../src/usecases/show.ts";
import { type PageSketch, sketchedPage } from "../support/page.ts";
import { wikiInMemory } from "../support/wiki-in-memory.ts";
import { indexedWiki } from "../support/wired.ts";

const PAGES: readonly PageSketch[] = [
  {
    path: "adr/0001-keep-files.md",
    title: "Keep files",
    status: "superseded",
    links: [["superseded_by", "ADR-0003"]],
  },
  { path: "adr/0002-log.md", title: "Log everything", status: "accepted", tags: ["ops"] },
  {
    path: "adr/0003-use-sqlite.md",
    title: "Use SQLite",
    status: "accepted",
    tags: ["storage", "ops"],
    links: [
      ["supersedes", "ADR-0001"],
      ["links", "notes/speed.md"],
      ["links", "ADR-0099"],
    ],
  },
  {
    path: "adr/0010-use-postgres.md",
    title: "Use Postgres",
    status: "proposed",
    tags: ["storage"],
    links: [["supersedes", "ADR-0003"]],
  },
  { path: "notes/speed.md", title: "Speed", links: [["links", "adr/0003-use-sqlite.md"]] },
  { path: "api/0003-rest.md", title: "Use REST", scope: "api" },
];

const wiki = () => wikiInMemory(PAGES);

async function shown(name: string) {
  const answer = await show(await wiki(), name, { refresh: false });
  if (answer.outcome !== "found") throw new Error(`${name} is ${answer.outcome}`);
  return answer.shown;
}

const identities = (pages: readonly { readonly identity: string }[]) =>
  pages.map(({ identity }) => identity);

describe("show", () => {
  test.each([
    "ADR-0003",
    "adr 3",
    "Use SQLite",
    "adr/0003-use-sqlite.md",
    "wiki/adr/0003-use-sqlite.md",
  ])("shows the page that %j means", async (name) => {
    expect((await shown(name)).page.path).toBe("adr/0003-use-sqlite.md");
  });

  test("shows the whole chain from its oldest page, with every statement", async () => {
    const { chain } = await shown("ADR-0003");
    expect(identities(chain.pages)).toEqual(["ADR-0001", "ADR-0003", "ADR-0010"]);
    expect(chain.successions.map(({ newer, older }) => [newer, older])).toEqual([
      ["adr/0003-use-sqlite.md", "adr/0001-keep-files.md"],
      ["adr/0010-use-postgres.md", "adr/0003-use-sqlite.md"],
    ]);
  });

  test("takes no proposal for what is in force", async () => {
    expect((await shown("ADR-0003")).supersededBy).toEqual([]);
    expect((await shown("ADR-0001")).supersededBy).toEqual(["ADR-0003"]);
  });

  test("resolves the links of the page; one that dangles means nothing", async () => {
    const { links } = await shown("ADR-0003");
    expect(links.map(({ link, to }) => [link.relation, link.target, identities(to)])).toEqual([
      ["supersedes", "ADR-0001", ["ADR-0001"]],
      ["links", "notes/speed.md", ["notes/speed.md"]],
      ["links", "ADR-0099", []],
    ]);
  });

  test("finds the links to the page, by whatever name", async () => {
    const { backLinks } = await shown("ADR-0003");
    expect(backLinks.map(({ from, link }) => [from.identity, link.relation])).toEqual([
      ["ADR-0001", "superseded_by"],
      ["ADR-0010", "supersedes"],
      ["notes/speed.md", "links"],
    ]);
  });

  test("knows what stands beside the page in its log, and what shares its tags", async () => {
    const { neighbours } = await shown("ADR-0003");
    expect(neighbours.previous?.identity).toBe("ADR-0002");
    expect(neighbours.next?.identity).toBe("ADR-0010");
    expect(neighbours.related.map(({ page, tags }) => [page.identity, tags])).toEqual([
      ["ADR-0002", ["ops"]],
      ["ADR-0010", ["storage"]],
    ]);
    const first = await shown("ADR-0001");
    expect(first.neighbours.previous).toBeNull();
    expect((await shown("notes/speed.md")).neighbours.next).toBeNull();
  });

  test("lists the pages that claim a name", async () => {
    const answer = await show(await wiki(), "3", { refresh: false });
    expect(answer.outcome === "ambiguous" && identities(answer.pages)).toEqual([
      "ADR-0003",
      "api/ADR-0003",
    ]);
  });

  test.each([
    ["ADR-0004", ["ADR-0003"]],
    ["no such page at all", []],
    ["", []],
  ])("says that %j is missing", async (name, nearest) => {
    const answer = await show(await wiki(), name, { refresh: false });
    if (answer.outcome !== "missing") throw new Error(answer.outcome);
    expect(identities(answer.missing.nearest).slice(0, nearest.length)).toEqual(nearest);
  });
});

describe("show, of people", () => {
  test("finds the pages that name the same person, and no one who is called alike", async () => {
    const page = (name: string) =>
      `---\nstatus: accepted\ndeciders: [${name}]\n---\n\n# T\n\nText.\n`;
    const wiki = await indexedWiki({
      "adr/0001-a.md": page("Anya Petrova"),
      "adr/0002-b.md": page("anya petrova, Bo"),
      "adr/0003-c.md": page("Anya Smith"),
    });
    const answer = await show(wiki, "ADR-0001");
    if (answer.outcome !== "found") throw new Error(answer.outcome);
    const { related } = answer.shown.neighbours;
    expect(related.map((each) => [each.page.identity, each.people])).toEqual([
      ["ADR-0002", ["Anya Petrova"]],
    ]);
  });
});

describe("graphOfPage", () => {
  test("gives the page, all that leaves it and where that is stated", () => {
    const page = {
      ...sketchedPage({ path: "adr/0003-x.md", tags: ["ops"] }),
      people: [
        { role: "decider" as const, name: "Anya  Petrova", line: 4, column: 12 },
        { role: "consulted" as const, name: "anya petrova", line: 5, column: 3 },
      ],
      fields: [
        {
          key: "Tags",
          name: "tags",
          values: ["ops"],
          source: "front-matter" as const,
          line: 3,
          column: 1,
        },
      ],
    };
    const target = sketchedPage({ path: "adr/0001-y.md" });
    const link = { relation: "amends" as const, partial: true, line: 9, column: 2 };
    const { nodes, edges } = graphOfPage(page, [{ link, to: [target] }]);
    expect(nodes.map(({ id, kind }) => [id, kind])).toEqual([
      ["page:adr/0003-x.md", "decision"],
      ["file:adr/0003-x.md", "file"],
      ["person:anya petrova", "person"],
      ["tag:ops", "tag"],
      ["page:adr/0001-y.md", "decision"],
    ]);
    expect(edges.map(({ kind, to, line, partial }) => [kind, to, line, partial])).toEqual([
      ["stored_in", "file:adr/0003-x.md", 1, false],
      ["decided_by", "person:anya petrova", 4, false],
      ["consulted", "person:anya petrova", 5, false],
      ["tagged", "tag:ops", 3, false],
      ["amends", "page:adr/0001-y.md", 9, true],
    ]);
  });
});
