import type { Page } from "../../src/domain/page.ts";
import { sectionTerms } from "../../src/store/analysis/section-terms.ts";
import { IN_MEMORY, openSqliteStore, type Store } from "../../src/store/index.ts";
import { packPage } from "../../src/store/pack.ts";
import { type PageSketch, sketchedPage } from "./page.ts";

/** A store in memory that holds these pages, written in this order. */
export async function storeOfPages(pages: readonly Page[]): Promise<Store> {
  const opened = await openSqliteStore(IN_MEMORY);
  if (!opened.ok) throw new Error(opened.fault.message);
  const store = opened.value;
  const indexed = pages.map((page) => ({
    ...packPage(page, sectionTerms(page)),
    file: { path: page.path, size: 1, mtime: 1, ctime: 1, hash: "", unreadable: null },
  }));
  await store.write(async (writer) => {
    await writer.clear();
    await writer.apply({ removed: [], pages: indexed, touched: [], unreadable: [] });
    const configuration = { configurationText: null, configuration: "{}" };
    await writer.setOrigin({ fingerprint: "", manifest: "", ...configuration });
  }, 0);
  return store;
}

/** A store in memory that holds the pages of these sketches. */
export async function storeOf(...sketches: readonly PageSketch[]): Promise<Store> {
  return storeOfPages(sketches.map(sketchedPage));
}
