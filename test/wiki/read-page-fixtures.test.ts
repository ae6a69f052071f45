/**
 * Every format and every trap as a page beside what is read from it. `vitest -u` writes the expectations anew: read
 * the difference before it is kept.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { DEFAULT_CONFIGURATION } from "../../src/domain/configuration.ts";
import { wikiPath } from "../../src/domain/identity.ts";
import type { Page } from "../../src/domain/page.ts";
import { readPage } from "../../src/wiki/read-page.ts";

const fixtures = join(import.meta.dirname, "../fixtures/decisions");

/** What a person checks a page by: everything that is no text of its sections. */
function summaryOf(page: Page): unknown {
  const { kind, identity, title, format, scope, mind, lang, status, date, tags } = page;
  return {
    ...{ kind, identity, title, format, scope, mind, lang },
    status: status && `${status.status}: ${status.words} (${status.line}:${status.column})`,
    date: date && `${date.date}: ${date.words} (${date.line}:${date.column})`,
    people: page.people.map(({ role, name }) => `${role}: ${name}`),
    tags,
    names: page.names.map(({ role, key }) => `${role}: ${key}`),
    fields: page.fields.map(
      ({ name, values, source }) => `${source} ${name} = ${values.join(" + ")}`,
    ),
    links: page.links.map(({ relation, partial, syntax, target, keys, anchor, line, column }) => {
      const part = partial ? " in part" : "";
      const heading = anchor === "" ? "" : `#${anchor}`;
      return `${relation}${part} ${syntax} ${target} (${line}:${column}) -> ${keys[0]}${heading}`;
    }),
    faults: page.faults.map(
      ({ rule, line, column, message }) => `${rule} ${line}:${column} ${message}`,
    ),
  };
}

describe("readPage", () => {
  const pages = globSync("*/**/*.{md,mdx}", { cwd: fixtures }).toSorted();

  test.each(pages)("reads %s", async (file) => {
    const path = wikiPath(file.split("/").slice(1).join("/"));
    const read = readPage(path, readFileSync(join(fixtures, file)), DEFAULT_CONFIGURATION);
    if (!read.ok) throw new Error(read.fault.reason);
    const expected = join(fixtures, file.replace(/\.mdx?$/, ".json"));
    await expect(`${JSON.stringify(summaryOf(read.value), null, 2)}\n`).toMatchFileSnapshot(
      expected,
    );
  });
});
