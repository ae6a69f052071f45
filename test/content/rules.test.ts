/** The pages of `content/rules/` are true: each bad example breaks its rule and no other, each good one none. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { RULES, type Rule } from "../../src/domain/fault.ts";
import { wikiPath } from "../../src/domain/identity.ts";
import { RULE_TABLE } from "../../src/index/rules/table.ts";
import { checkWiki } from "../../src/usecases/check-wiki.ts";
import { parseConfiguration } from "../../src/wiki/configuration.ts";
import { indexedWiki } from "../support/wired.ts";

const folder = join(import.meta.dirname, "../../content/rules");
const textOf = (rule: Rule) => readFileSync(join(folder, `${rule}.md`), "utf8");

/** A file of an example: a line with its path, then its text in a fence. */
const FILE = /^path: `([^`]+)`\n\n```\w+\n([\s\S]*?)^```$/gm;

/** The files under one heading. Every example is a wiki with a `palimpsest.yaml`; `␀` stands for a NUL byte. */
function filesOf(rule: Rule, heading: "Bad" | "Good"): Record<string, string> {
  const [, section = ""] = textOf(rule).split(`\n## ${heading}\n`);
  // Not at any heading: an example has headings of its own.
  const [example = ""] = section.split(heading === "Bad" ? "\n## Good\n" : "\n## Level\n");
  const files = [...example.matchAll(FILE)].map(([, path = "", text = ""]) => [
    path,
    text.replaceAll("␀", "\0"),
  ]);
  expect(files).not.toEqual([]);
  return { "palimpsest.yaml": "language: en\n", ...Object.fromEntries(files) };
}

/** The rules that a wiki breaks, each once. */
async function brokenIn(files: Record<string, string>): Promise<string[]> {
  const configuration = files["palimpsest.yaml"] ?? "";
  const parsed = parseConfiguration(configuration, wikiPath("palimpsest.yaml"));
  if (!parsed.ok) return [...new Set(parsed.fault.map(({ rule }) => rule))];
  const { faults } = await checkWiki(await indexedWiki(files));
  return [...new Set(faults.map(({ rule }) => rule))];
}

describe("content/rules", () => {
  test("has a page for each rule, and no other", () => {
    const pages = readdirSync(folder).map((name) => name.replace(/\.md$/, ""));
    expect(pages.toSorted()).toEqual([...RULES].toSorted());
  });

  test.each(RULES)("%s is told by its bad example alone", async (rule) => {
    expect(await brokenIn(filesOf(rule, "Bad"))).toEqual([rule]);
  });

  test.each(RULES)("%s is not told by its good example, nor is another", async (rule) => {
    expect(await brokenIn(filesOf(rule, "Good"))).toEqual([]);
  });

  test.each(RULES)("%s says its title and its level", (rule) => {
    const { title, level } = RULE_TABLE[rule];
    expect(textOf(rule)).toContain(`# \`${rule}\`\n\n${title}.\n`);
    expect(textOf(rule)).toMatch(new RegExp(`(?:The level is|Always) \`${level}\``));
  });

  test("are listed in the guide, each with its title and its level", () => {
    const guide = readFileSync(join(folder, "../guide/check.md"), "utf8");
    const rows = guide.match(/^\| \[.*$/gm)?.map((row) => row.split(" | ").slice(0, 3));
    const expected = RULES.map((rule) => {
      const { title, level, foreign } = RULE_TABLE[rule];
      const without = foreign === undefined ? "" : `, ${foreign} without \`palimpsest.yaml\``;
      return [`| [\`${rule}\`](../rules/${rule}.md)`, title, `${level}${without}`];
    });
    expect(rows).toEqual(expected);
  });
});
