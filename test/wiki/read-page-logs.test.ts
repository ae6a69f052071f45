/** Numbers used twice and chains of whole real logs, beside the lists made by reading (`test/fixtures/labels`). */
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { DEFAULT_CONFIGURATION } from "../../src/domain/configuration.ts";
import { wikiPath } from "../../src/domain/identity.ts";
import { isMarkdown } from "../../src/domain/markdown-file.ts";
import type { Page } from "../../src/domain/page.ts";
import { bearersOfFirst } from "../../src/domain/resolution.ts";
import { readPage } from "../../src/wiki/read-page.ts";

const corpora =
  process.env.PALIMPSEST_CORPORA ?? join(import.meta.dirname, "../../../shared/corpora");
const labels = join(import.meta.dirname, "../fixtures/labels");

const Duplicates = v.array(v.object({ corpus: v.string(), paths: v.array(v.string()) }));
const Chains = v.array(
  v.object({
    ...{ corpus: v.string(), newer: v.string(), older: v.string(), partial: v.boolean() },
    where: v.object({ older: v.optional(v.string()), newer: v.optional(v.string()) }),
  }),
);

function listed<Schema extends v.GenericSchema>(
  schema: Schema,
  name: string,
): v.InferOutput<Schema> {
  return v.parse(schema, JSON.parse(readFileSync(join(labels, name), "utf8")));
}

function decisionsOf(corpus: string): Page[] {
  const folder = join(corpora, corpus);
  const files = globSync("**/*", { cwd: folder }).filter(isMarkdown).toSorted();
  return files.flatMap((file) => {
    const path = join(folder, file);
    if (!statSync(path).isFile()) return [];
    const read = readPage(wikiPath(file), readFileSync(path), DEFAULT_CONFIGURATION);
    return read.ok && read.value.kind === "decision" ? [read.value] : [];
  });
}

/** Chains that the pages of a log state, as `newer > older`; a name that several bear stands for each of them. */
function chainsOf(pages: readonly Page[]): Set<string> {
  const names = pages.flatMap(({ path, names }) => names.map((name) => ({ ...name, path })));
  const byKey = Map.groupBy(names, ({ key }) => key);
  const chains = pages.flatMap(({ path, links }) =>
    links.flatMap(({ relation, keys, partial }) => {
      const others = bearersOfFirst(keys, (key) => byKey.get(key) ?? []).map((other) => other.path);
      if (relation === "supersedes") return others.map((other) => `${path} > ${other} ${partial}`);
      if (relation !== "superseded_by") return [];
      return others.map((other) => `${other} > ${path} ${partial}`);
    }),
  );
  return new Set(chains);
}

const CORPORA = [
  ...["Brighter", "adr-tools", "arachne", "bitwarden", "decentraland", "govuk-infrastructure"],
  ...["hydra", "log4brains", "madr", "opendatahub", "rust-rfcs", "semantic-kernel"],
];

/** Chains of the Brighter page that names a number three pages have: two of them are not meant. */
const AMBIGUOUS = /\/0053-(?:fix-resilience|pipeline-validation)/;

describe.skipIf(!existsSync(corpora)).each(CORPORA)("readPage on the whole of %s", (corpus) => {
  const pages = decisionsOf(corpus);
  const inCorpus = (path: string) => path.slice(corpus.length + 1);

  test("finds every number that is used twice, and no other", () => {
    const found = [...Map.groupBy(pages, ({ identity }) => identity).values()]
      .filter((claimants) => claimants.length > 1)
      .map((claimants) => claimants.map(({ path }) => path as string));
    const said = listed(Duplicates, "duplicates.json")
      .filter((one) => one.corpus === corpus)
      .map(({ paths }) => paths.map(inCorpus).toSorted());
    expect(found.toSorted()).toEqual(said.toSorted());
  });

  test("finds every chain that a status, a field or a list of links states, and no false one", () => {
    const found = chainsOf(pages);
    const said = listed(Chains, "chains.json").filter((one) => one.corpus === corpus);
    const missing = said.filter(({ newer, older, partial, where }) => {
      // What a field says in a sentence, as `deprecated-reason` does, is prose.
      const isStated = [where.older, where.newer].some(
        (place) => place === "status" || place === "links",
      );
      return isStated && !found.has(`${inCorpus(newer)} > ${inCorpus(older)} ${partial}`);
    });
    const known = new Set(
      said.map((one) => `${inCorpus(one.newer)} > ${inCorpus(one.older)} ${one.partial}`),
    );
    const wrong = [...found].filter((chain) => !known.has(chain) && !AMBIGUOUS.test(chain));
    expect({ missing, wrong }).toEqual({ missing: [], wrong: [] });
  });
});
