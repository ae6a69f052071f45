/**
 * Where the time of a full index goes: its steps one after the other in one thread. The indexer itself overlaps them, so
 * that its whole is less than their sum.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEFAULT_CONFIGURATION } from "../../src/domain/configuration.ts";
import { sectionTerms } from "../../src/store/analysis/index.ts";
import { packPage } from "../../src/store/pack.ts";
import type { IndexedPage } from "../../src/store/port.ts";
import { openSqliteStore } from "../../src/store/sqlite/store.ts";
import { openFolder } from "../../src/wiki/files.ts";
import { readPage } from "../../src/wiki/read-page.ts";
import { report, timed } from "./measure.ts";

const [folder = ""] = process.argv.slice(2);
const home = mkdtempSync(join(tmpdir(), "palimpsest-split-"));
const files = openFolder(folder);

const [listing, list] = await timed(() => files.list([]));
const [sources, read] = await timed(() =>
  Promise.all(listing.files.map(async (stamp) => ({ stamp, bytes: await files.read(stamp.path) }))),
);
const [pages, parse] = await timed(() =>
  sources.flatMap(({ stamp, bytes }) => {
    const page = bytes.ok ? readPage(stamp.path, bytes.value, DEFAULT_CONFIGURATION) : bytes;
    return page.ok ? [{ page: page.value, file: { ...stamp, hash: "", unreadable: null } }] : [];
  }),
);
const [indexed, terms] = await timed(() =>
  pages.map((each) => ({ ...each, terms: sectionTerms(each.page) })),
);
const [packed, pack] = await timed(() =>
  indexed.map(({ page, terms, file }): IndexedPage => ({ ...packPage(page, terms), file })),
);
const store = await openSqliteStore(join(home, "split.sqlite"));
if (!store.ok) throw new Error(store.fault.message);
const [, write] = await timed(() =>
  store.value.write(
    (writer) => writer.apply({ removed: [], pages: packed, touched: [], unreadable: [] }),
    1000,
  ),
);
await store.value.close();
rmSync(home, { recursive: true });
report({ list, read, parse, terms, pack, write });
