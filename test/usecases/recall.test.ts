import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type RecallOptions, recall } from "../../src/usecases/recall.ts";
import { indexedWiki } from "../support/wired.ts";

const WIKI: Readonly<Record<string, string>> = {
  "adr/0001-keep-files.md": `---
status: superseded
date: 2024-02-01
superseded_by: ADR-0002
---

# Keep files

## Decision

Plain files in folders, no database at all.
`,
  "adr/0002-use-sqlite.md": `---
title: "Use SQLite: the index"
status: accepted
date: 2025-06-30
aliases: [the store decision]
tags: [storage]
supersedes: ADR-0001
---

# Use SQLite

Context
=======

Grepping **files** is slow once there are thousands of them.

## Decision

- We use SQLite with
  full text search.

<!-- a comment
     of two lines -->

See [the old way](0001-keep-files.md "elephants").
`,
  "adr/0003-cache.md":
    "# 3. Cache answers\n\nDate: 2026-01-15\n\n## Status\n\nProposed\n\n## Decision\n\nCache by hash.\n",
  "packages/web/docs/adr/0001-hooks.md": "# Use hooks\n\n- Status: accepted\n\nHooks everywhere.\n",
  "packages/web/docs/adr/20200927-avoid-fc.md": "# Avoid FC\n\n- Status: accepted\n\nNo FC.\n",
  "notes/fr.md":
    "---\nlang: fr\n---\n\n# Journal\n\nLes décisions sont écrites dans une base de données.\n",
  "notes/zh.md": "# 笔记\n\n我们选择关系数据库作为存储，替换了旧的方案。\n",
};

async function ask(question: string, options: RecallOptions = {}) {
  return recall(await indexedWiki(WIKI), question, options);
}

async function found(question: string, options: RecallOptions = {}) {
  return (await ask(question, options)).hits.map(({ page }) => page.identity);
}

describe("recall", () => {
  test.each([
    "ADR-0002",
    "adr 2",
    "ADR-2",
    "adr/0002-use-sqlite.md",
    "adr/0002-use-sqlite",
    "0002-use-sqlite.md",
    "0002-use-sqlite",
    "the store decision",
    "Use SQLite: the index",
    "2",
    "0002",
  ])("puts the page of %j first", async (question) => {
    expect((await found(question, { cwd: "/" }))[0]).toBe("ADR-0002");
  });

  test("takes a path from the working directory", async () => {
    const wiki = await indexedWiki(WIKI);
    const cwd = join(wiki.location.root, "..");
    const { hits } = await recall(wiki, "wiki/adr/0003-cache.md", { cwd });
    expect(hits.map(({ page }) => page.identity)).toEqual(["ADR-0003"]);
    const absolute = join(wiki.location.root, "adr/0003-cache.md");
    expect((await recall(wiki, absolute)).hits).toHaveLength(1);
  });

  test("answers with the place, the passage and why", async () => {
    const { outcome, hits } = await ask("full text search");
    expect(outcome).toBe("found");
    expect(hits[0]).toMatchObject({
      page: { identity: "ADR-0002", status: "accepted", date: "2025-06-30" },
      line: 20,
      heading: "Decision",
      snippet: { text: "We use SQLite with full text search. See the old way." },
      why: "text: full, text, search",
    });
  });

  test("counts lines under a heading that is underlined", async () => {
    const [hit] = (await ask("grepping thousands")).hits;
    expect(hit).toMatchObject({ line: 15, heading: "Context" });
  });

  test("finds a number of two logs twice, and either by its scope", async () => {
    const { outcome, hits, notices } = await ask("0001");
    expect(outcome).toBe("ambiguous");
    expect(hits.map(({ page }) => page.identity)).toEqual(["ADR-0001", "web/ADR-0001"]);
    expect(notices).toEqual([expect.stringContaining("0001 means 2 pages")]);
    expect(await found("web/1")).toEqual(["web/ADR-0001"]);
    expect(await found("1", { filter: { scopes: ["web"] } })).toEqual(["web/ADR-0001"]);
    expect(await found("20200927-avoid-fc")).toContain("web/20200927-avoid-fc");
  });

  test("says what is missing and what is near", async () => {
    const { outcome, hits, missing } = await ask("ADR-0004");
    expect({ outcome, hits }).toEqual({ outcome: "missing", hits: [] });
    expect(missing.map(({ text, nearest }) => [text, nearest[0]?.identity])).toEqual([
      ["ADR-0004", "ADR-0003"],
    ]);
  });

  test("puts what is in force before what it replaced", async () => {
    expect(await found("plain files in folders")).toEqual(["ADR-0002", "ADR-0001"]);
    expect(await found("why did ADR-0002 replace ADR-0001?")).toEqual(
      expect.arrayContaining(["ADR-0002", "ADR-0001"]),
    );
  });

  test.each([
    ["décision base de donnees", "notes/fr.md"],
    ["关系数据库", "notes/zh.md"],
    ["为什么替换旧的方案", "notes/zh.md"],
  ])("finds by %j the page %s", async (question, path) => {
    const [hit] = (await ask(question)).hits;
    expect(hit?.page.path).toBe(path);
    expect(hit?.snippet.marks.length).toBeGreaterThan(0);
  });

  test("filters before the cut, and says which value no page has", async () => {
    expect(await found("decision files", { filter: { tags: ["storage"] }, limit: 1 })).toEqual([
      "ADR-0002",
    ]);
    expect(await found("cache hash", { filter: { since: "2026", kinds: ["decision"] } })).toEqual([
      "ADR-0003",
    ]);
    const { outcome, notices } = await ask("files", { filter: { tags: ["storge"] } });
    expect(outcome).toBe("nothing");
    expect(notices).toEqual(["No page has the tag storge. Nearest: storage."]);
  });

  test("looks for changed files first, unless told not to", async () => {
    const wiki = await indexedWiki(WIKI);
    const file = join(wiki.location.root, "adr/0004-zebra.md");
    writeFileSync(file, "# Zebra\n\n## Status\n\nAccepted\n\nStripes.\n");
    expect((await recall(wiki, "zebra stripes", { refresh: false })).outcome).toBe("nothing");
    expect((await recall(wiki, "zebra stripes")).hits[0]?.page.identity).toBe("ADR-0004");
    rmSync(file);
    expect((await recall(wiki, "ADR-0004")).outcome).toBe("missing");
  });

  test.each(["", "   ", "\0", "?"])("finds nothing in %j", async (question) => {
    const { outcome, hits } = await ask(question);
    expect({ outcome, hits }).toEqual({ outcome: "nothing", hits: [] });
  });

  test("reads the beginning of a question of a million characters, in no time", async () => {
    const wiki = await indexedWiki(WIKI);
    const start = performance.now();
    for (const piece of ["sqlite ", "a.a/", "ADR-0001 ", "数据库", '"', "x"]) {
      const question = piece.repeat(1_000_000 / piece.length);
      const { notices } = await recall(wiki, question, { refresh: false });
      expect(notices).toContainEqual(expect.stringContaining("Only the first"));
    }
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
