/**
 * A process that writes pages into a store, for tests that need a second one. Arguments: the file, how many pages,
 * and `go`, `hold` to stop before the end until there is a line on standard input, or `count` to write nothing. Says
 * `writing` when it has begun and then its outcome, or how many pages there are.
 */
import { once } from "node:events";
import { sectionTerms } from "../../src/store/analysis/section-terms.ts";
import { openSqliteStore } from "../../src/store/index.ts";
import { packPage } from "../../src/store/pack.ts";
import { sketchedPage } from "./page.ts";

const [file = "", count = "1", mode = "go"] = process.argv.slice(2);

const opened = await openSqliteStore(file);
if (!opened.ok) throw new Error(opened.fault.message);
const store = opened.value;

const pages = Array.from({ length: Number(count) }, (_, index) => {
  const page = sketchedPage({ path: `child/${index}.md`, sections: [["", `queue ${index}`]] });
  const stamp = { size: 1, mtime: 1, ctime: 1, hash: "", unreadable: null };
  return { ...packPage(page, sectionTerms(page)), file: { path: page.path, ...stamp } };
});

async function write(): Promise<string> {
  const written = await store.write(async (writer) => {
    await writer.clear();
    say("writing");
    await writer.apply({ removed: [], pages, touched: [], unreadable: [] });
    if (mode === "hold") await once(process.stdin, "data");
  }, 10_000);
  const { outcome } = written;
  return outcome === "failed" ? `${written.fault.reason}: ${written.fault.message}` : outcome;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

say(mode === "count" ? `${(await store.counts()).pages} pages` : await write());
await store.close();
process.stdin.destroy();
