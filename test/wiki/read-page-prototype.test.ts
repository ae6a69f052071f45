/** Words that every object of JavaScript knows are ordinary words on a page. */
import { describe, expect, test } from "vitest";
import { DEFAULT_CONFIGURATION } from "../../src/domain/configuration.ts";
import { wikiPath } from "../../src/domain/identity.ts";
import type { Page } from "../../src/domain/page.ts";
import { readPage } from "../../src/wiki/read-page.ts";

function read(text: string, path = "docs/adr/0001-a.md"): Page {
  const bytes = new TextEncoder().encode(text);
  const page = readPage(wikiPath(path), bytes, DEFAULT_CONFIGURATION);
  if (!page.ok) throw new Error(page.fault.reason);
  return page.value;
}

const WORDS = ["constructor", "__proto__", "prototype", "toString", "hasOwnProperty", "valueOf"];

describe.each(WORDS)("readPage of the word %s", (word) => {
  test.each([
    ["a key of front matter", `---\n${word}: foo\nstatus: accepted\n---\n# A\n`],
    ["a nested key", `---\n${word}:\n  ${word}: foo\nstatus: accepted\n---\n# A\n`],
    ["a bullet", `# A\n\n* Status: accepted\n* ${word}: foo\n`],
    ["a line", `# A\n\nStatus: accepted\n${word}: foo\n`],
    [
      "a row of a table",
      `# A\n\n| Status | accepted |\n|---|---|\n| Supersedes | none |\n| ${word} | foo |\n`,
    ],
    ["a heading", `# A\n\n## Status\n\naccepted\n\n## ${word}\n\nfoo\n`],
  ])("in %s names no person and no relation", (_, text) => {
    const { status, people, links, fields, faults } = read(text);
    expect({ status: status?.status, people, links }).toEqual({
      status: "accepted",
      people: [],
      links: [],
    });
    expect(fields.every(({ name }) => typeof name === "string")).toBe(true);
    expect(faults.map(({ rule }) => rule)).toEqual(["missing-date"]);
  });

  test("as every value is kept as a word", () => {
    const page = read(
      [
        ...["---", `status: ${word}`, `date: ${word}`, `tags: [${word}]`, `lang: ${word}`],
        ...[`deciders: [${word}]`, `aliases: [${word}]`, `mind: ${word}`, `category: ${word}`],
        ...[`supersedes: "[[${word}]]"`, "---", `# ${word}`, "", `[${word}] [a][${word}]`, ""],
        ...[`## ${word}`, "", `## ${word}`, "", `[${word}]: ${word}.md#${word}`],
      ].join("\n"),
    );
    // Two underscores make it strong.
    const words = word.replaceAll("__", "");
    expect(page.status).toMatchObject({ status: null, words });
    expect(page.tags).toEqual([words.toLowerCase()]);
    expect(page.people).toMatchObject([{ role: "decider", name: words }]);
    expect(page.title).toBe(words);
    expect(page.links.filter(({ relation }) => relation === "supersedes")).toHaveLength(1);
  });

  test("in a path is an ordinary folder and file", () => {
    const page = read("# A\n\nStatus: accepted\n", `packages/${word}/docs/adr/0001-${word}.md`);
    expect(page.identity).toBe(`${word}/ADR-0001`);
  });
});
