/** What scripts rely on. Red here means: decide whether the outside may change, and say so in the changelog. */
import { describe, expect, test } from "vitest";
import { EXIT } from "../../src/doors/cli/exit-codes.ts";
import { COMMON_OPTIONS } from "../../src/doors/cli/options.ts";
import { VERBS } from "../../src/doors/cli/verbs.ts";
import { palimpsest } from "../support/cli.ts";
import { temporaryFolder, writeFiles } from "../support/folder.ts";
import { makeSmallWiki } from "../support/small-wiki.ts";

/** The keys of a document, with those of the first element of a list, as paths. */
function keysOf(value: unknown, at = ""): string[] {
  if (Array.isArray(value)) return value.length === 0 ? [] : keysOf(value[0], `${at}[]`);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => [
    `${at}.${key}`,
    ...keysOf(inside, `${at}.${key}`),
  ]);
}

async function keysPrinted(...args: string[]): Promise<string[]> {
  const cwd = makeSmallWiki(temporaryFolder());
  const page = "---\nstatus: accepted\ndate: 2024-05-01\n---\n# X\n\nSee [[ADR-0999]].\n";
  writeFiles(cwd, { "wiki/adr/0004-x.md": page, "wiki/picture.md": new Uint8Array([1, 0, 2]) });
  const { stdout } = await palimpsest([...args, "--json"], { cwd });
  return keysOf(JSON.parse(stdout)).toSorted();
}

describe("pins of the command line", () => {
  test("exit codes", () => {
    expect(EXIT).toEqual({ fine: 0, nothing: 1, usage: 2, ambiguous: 3, failed: 4 });
  });

  test("verbs and their options", () => {
    const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
    expect(names(COMMON_OPTIONS)).toEqual([
      "wiki",
      "store",
      "json",
      "no-refresh",
      "quiet",
      "color",
      "no-color",
    ]);
    expect(Object.fromEntries(VERBS.map(({ name, options }) => [name, names(options)]))).toEqual({
      recall: ["limit", "kind", "status", "tag", "scope", "mind", "since", "until"],
      show: ["md"],
      check: ["format", "fail-on", "fix", "dry-run"],
      index: ["force"],
      export: ["words"],
      init: [],
      site: ["out", "base", "port"],
    });
  });

  test.each([
    [["recall", "ADR-0001"]],
    [["recall", "ADR-0099"]],
    [["show", "ADR-0002"]],
    [["check"]],
    [["check", "--dry-run"]],
    [["index"]],
    [["export"]],
    [["init"]],
  ])("keys of %j", async (args) => {
    expect(await keysPrinted(...args)).toMatchSnapshot();
  });
});
