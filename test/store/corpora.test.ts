/** Full text search over real pages in several languages. Skipped where the corpora are not at hand. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEFAULT_CONFIGURATION } from "../../src/domain/configuration.ts";
import { wikiPath } from "../../src/domain/identity.ts";
import type { Page } from "../../src/domain/page.ts";
import type { Store } from "../../src/store/index.ts";
import { readPage } from "../../src/wiki/read-page.ts";
import { storeOfPages } from "../support/indexed-store.ts";
import { found } from "./contract.ts";

const corpora =
  process.env.PALIMPSEST_CORPORA ?? join(import.meta.dirname, "../../../shared/corpora");

const FOLDERS = ["rust-rfcs/text/3392-leadership-council", "jph/locales", "log4brains", "madr"];

function pagesOf(folder: string): Page[] {
  const files = globSync("**/*.md", { cwd: join(corpora, folder) }).toSorted();
  return files.flatMap((file) => {
    const bytes = readFileSync(join(corpora, folder, file));
    const page = readPage(wikiPath(`${folder}/${file}`), bytes, DEFAULT_CONFIGURATION);
    return page.ok ? [page.value] : [];
  });
}

describe.skipIf(!existsSync(corpora))("search", () => {
  let store: Store;
  beforeAll(async () => {
    store = await storeOfPages(FOLDERS.flatMap(pagesOf));
  });
  afterAll(() => store.close());

  test.each([
    ["领导理事会取代核心团队", "RFCzh-Hans.md"],
    ["领导", "RFCzh-Hans.md"],
    ["領導", "RFCzh-Hant.md"],
    ["カウンシル", "RFCja.md"],
    ["ｶｳﾝｼﾙの権限", "RFCja.md"],
    ["심의회", "RFCko.md"],
    ["심의회는 어떻게", "RFCko.md"],
    ["руководящий совет", "RFCru-RU.md"],
    ["conventions de noms de fichiers", "/fr/"],
    ["gerer les mots de passe", "/fr/"],
    ["sugerencias para escribir", "/es/"],
    ["leadership council", "3392-leadership-council/"],
  ])("finds %s", async (question, expected) => {
    const [best] = await found(store, question);
    expect(best?.path).toContain(expected);
  });
});
