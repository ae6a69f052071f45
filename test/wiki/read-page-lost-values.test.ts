/** Values that YAML drops without a word, and statuses of which none is meant for sure. */
import { describe, expect, test } from "vitest";
import { DEFAULT_CONFIGURATION } from "../../src/domain/configuration.ts";
import { wikiPath } from "../../src/domain/identity.ts";
import type { Page } from "../../src/domain/page.ts";
import { readPage } from "../../src/wiki/read-page.ts";

function read(yaml: string): Page {
  const bytes = new TextEncoder().encode(`---\n${yaml}\ndate: 2024-02-03\n---\nText.\n`);
  const page = readPage(wikiPath("docs/adr/0001-a.md"), bytes, DEFAULT_CONFIGURATION);
  if (!page.ok) throw new Error(page.fault.reason);
  return page.value;
}

describe("readPage", () => {
  test.each([
    ["title: &why not", "&why not", 'title: "&why not"'],
    ["title: &why", "&why", 'title: "&why"'],
    ["title: Why #nosql won", "Why #nosql won", 'title: "Why #nosql won"'],
    ["title: #nosql", "#nosql", 'title: "#nosql"'],
  ])("keeps the whole title of %s and shows the mended line", (line, title, mended) => {
    const page = read(`status: accepted\n${line}`);
    expect(page.title).toBe(title);
    expect(page.faults).toMatchObject([{ rule: "bad-front-matter", edit: { becomes: mended } }]);
  });

  test.each([
    ["tags: #one #two", ["tags: [one, two]"]],
    ["tags: #one, #two", ["tags: [one, two]"]],
    ["tags: one #two", ["tags: [one, two]"]],
    ["tags:\n  - #one\n  - #two", ["  - one", "  - two"]],
    ["tags:\n- one\n- #two # note", ["- two # note"]],
    ["tags: [one, #two]", ['tags: [one, "#two"]']],
  ])("reads the tags of %j and shows the mended line", (yaml, mended) => {
    const page = read(`status: accepted\n${yaml}`);
    expect(page.tags).toEqual(["one", "two"]);
    expect(page.faults.map(({ edit }) => edit)).toMatchObject(
      mended.map((becomes) => ({ becomes })),
    );
  });

  test("leaves an anchor that an alias stands for", () => {
    const page = read("status: accepted\ntitle: &why not\nsummary: *why");
    expect(page.title).toBe("not");
    expect(page.faults).toEqual([]);
  });

  test.each([
    ["status: [accepted, deprecated]", "accepted, deprecated"],
    ["status:\n  - proposed\n  - accepted", "proposed, accepted"],
    ["status: [accepted, accepted]", "accepted, accepted"],
  ])("guesses none of the statuses of %j", (yaml, words) => {
    const page = read(yaml);
    expect(page.status).toMatchObject({ status: null, words });
    expect(page.faults).toMatchObject([{ rule: "unknown-status" }]);
  });

  test("takes a list with one status for it", () => {
    expect(read("status: [accepted]").status).toMatchObject({ status: "accepted" });
  });
});
