/** What `check` says of real logs, against what people found by reading them. Skipped where the logs are not there. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { checkWiki } from "../../src/usecases/check-wiki.ts";
import { indexWiki } from "../../src/usecases/index-wiki.ts";
import { wire } from "../../src/usecases/wire.ts";
import { temporaryFolder } from "../support/folder.ts";

const root = join(import.meta.dirname, "../..");
const corpora = process.env.PALIMPSEST_CORPORA ?? join(root, "../shared/corpora");

interface UsedTwice {
  readonly corpus: string;
  readonly paths: readonly string[];
}

const labels: readonly UsedTwice[] = JSON.parse(
  readFileSync(join(root, "test/fixtures/labels/duplicates.json"), "utf8"),
);

/** Paths that share an identity with another page, by what `check` says. */
async function duplicatesIn(corpus: string): Promise<string[]> {
  const wiki = join(corpora, corpus);
  const wired = await wire({ cwd: wiki, wiki, store: join(temporaryFolder(), "index.db") });
  if (!wired.ok) throw new Error(JSON.stringify(wired.fault));
  onTestFinished(() => wired.value.store.close());
  await indexWiki(wired.value);
  const { faults } = await checkWiki(wired.value);
  return faults
    .filter(({ rule }) => rule === "duplicate-identity")
    .map(({ path }) => `${corpus}/${path}`);
}

describe.skipIf(!existsSync(corpora))("checkWiki, on real logs", () => {
  test.each(["Brighter", "semantic-kernel", "opendatahub", "hydra"])(
    "tells every number of %s that is used twice, and no other",
    async (corpus) => {
      const labelled = labels.filter((label) => label.corpus === corpus);
      expect((await duplicatesIn(corpus)).toSorted()).toEqual(
        labelled.flatMap(({ paths }) => paths).toSorted(),
      );
    },
  );
});
