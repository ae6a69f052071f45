import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { recall } from "../../src/usecases/recall.ts";
import { show } from "../../src/usecases/show.ts";
import { indexedWiki } from "../support/wired.ts";

const WIKI: Readonly<Record<string, string>> = {
  "docs/adr/0001-a.md": "# Alpha\n\n- Status: accepted\n\nText.\n",
  "docs/adr/0002-b.md": "# Beta\n\n- Status: accepted\n\nText.\n",
  "docs/README.md": "# Inner\n\nText.\n",
  "README.md": "# Outer\n\nText.\n",
};

describe("a path", () => {
  test.each([
    ["docs", "adr/0002-b.md", "docs/adr/0002-b.md"],
    ["docs", "./adr/0002-b.md", "docs/adr/0002-b.md"],
    ["docs", "adr/0002-b.md:7", "docs/adr/0002-b.md"],
    ["docs", "adr/0002-b.md:7:1", "docs/adr/0002-b.md"],
    ["docs", "adr/0002-b", "docs/adr/0002-b.md"],
    ["docs/adr", "./0001-a.md", "docs/adr/0001-a.md"],
    ["docs/adr", "0001-a.md:3", "docs/adr/0001-a.md"],
    ["docs/adr", "../README.md", "docs/README.md"],
    ["docs/adr", "../../README.md", "README.md"],
    ["docs/adr", "docs/adr/0002-b.md", "docs/adr/0002-b.md"],
    ["docs", "README.md", "docs/README.md"],
    ["", "README.md", "README.md"],
    ["", "docs/adr/0002-b.md:7", "docs/adr/0002-b.md"],
  ])("typed in %j as %j is read as a shell reads it", async (folder, typed, path) => {
    const wiki = await indexedWiki(WIKI);
    const cwd = join(wiki.location.root, folder);
    const { hits, outcome } = await recall(wiki, typed, { cwd });
    expect([outcome, hits[0]?.page.path]).toEqual(["found", path]);
    const shown = await show(wiki, typed, { cwd });
    expect(shown.outcome === "found" && shown.shown.page.path).toBe(path);
  });

  test("inside a sentence is read from the working directory too", async () => {
    const wiki = await indexedWiki(WIKI);
    const cwd = join(wiki.location.root, "docs");
    const { hits } = await recall(wiki, "what does adr/0002-b.md say", { cwd });
    expect(hits[0]?.page.path).toBe("docs/adr/0002-b.md");
  });

  test("that leads out of the wiki names nothing in it", async () => {
    const wiki = await indexedWiki(WIKI);
    const { outcome } = await recall(wiki, "../adr/0009-x.md", { cwd: wiki.location.root });
    expect(outcome).toBe("missing");
  });
});
