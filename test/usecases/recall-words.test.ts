import { describe, expect, test } from "vitest";
import { recall } from "../../src/usecases/recall.ts";
import { indexedWiki } from "../support/wired.ts";

const WIKI: Readonly<Record<string, string>> = {
  "0001-log.md": "# Use log4brains for records\n\nWe take log4brains.\n",
  "0002-cache.md": "# Caching answers\n\nWe cache with Redis.\n",
  "0003-data.md": "# Where data lies\n\nThe database is postgres. Policies apply.\n",
  "0004-words.md": "# Numbered\n\nHere is word77 among word1 word2 word3 word78.\n",
  "0005-log.md": "# Write a log\n\nA log of all calls.\n",
  "20200101-avoid-fc.md": "# Avoid FC\n\n- Status: accepted\n\nNo.\n",
  "packages/web/docs/adr/20200102-hooks.md": "# Hooks\n\n- Status: accepted\n\nYes.\n",
};

const ask = async (question: string) => recall(await indexedWiki(WIKI), question);

function marked({ text, marks }: { text: string; marks: readonly (readonly number[])[] }) {
  return marks.map(([start, end]) => text.slice(start, end));
}

describe("recall", () => {
  test.each([
    ["cachng", "0002-cache.md", "aching"],
    ["cachin", "0002-cache.md", "ach"],
    ["cachingg", "0002-cache.md", "aching"],
    ["rediss", "0002-cache.md", "Redis"],
    ["postgress", "0003-data.md", "postgres"],
    ["polcies", "0003-data.md", "Policies"],
  ])("finds what %s was meant to be", async (typed, path, read) => {
    const { hits } = await ask(typed);
    expect(hits[0]?.page.path).toBe(path);
    expect(hits[0]?.why).toContain(read);
  });

  test.each([
    ["20200101", "20200101-avoid-fc.md"],
    ["20200102", "packages/web/docs/adr/20200102-hooks.md"],
  ])("names the page whose name begins with the day %s", async (typed, path) => {
    const { missing } = await ask(typed);
    expect(missing.map(({ nearest }) => nearest.map((page) => page.path))).toEqual([[path]]);
  });

  test("names the whole name that matched, and not a part of it", async () => {
    const { hits } = await ask("log4b");
    const hit = hits.find(({ page }) => page.path === "0001-log.md");
    expect(hit?.why).toMatch(/^title: log4b;/);
  });

  test("marks a numbered word and not its neighbours", async () => {
    const { hits } = await ask("word77");
    expect(hits[0]?.why).toBe("text: word77");
    expect(hits[0] && marked(hits[0].snippet)).toEqual(["word77"]);
  });

  test("still marks a part that was asked for by itself", async () => {
    const { hits } = await ask("log4b log");
    const hit = hits.find(({ page }) => page.path === "0005-log.md");
    expect(hit && marked(hit.snippet)).toEqual(["log"]);
  });
});
