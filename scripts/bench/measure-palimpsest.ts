/**
 * Palimpsest itself as it is published (`dist/`), through the use cases that the doors call: index, re-index after one
 * change, warm questions.
 */
import { appendFileSync } from "node:fs";
import { report, timed } from "./measure.ts";
import { markdownFiles, questionsFrom } from "./pages.ts";

const DIST = new URL("../../dist/usecases/", import.meta.url);
const { indexWiki }: typeof import("../../src/usecases/index-wiki.ts") = await import(
  new URL("index-wiki.js", DIST).href
);
const { recall }: typeof import("../../src/usecases/recall.ts") = await import(
  new URL("recall.js", DIST).href
);
const { wire }: typeof import("../../src/usecases/wire.ts") = await import(
  new URL("wire.js", DIST).href
);

const [folder = "", store = "", questions = "100"] = process.argv.slice(2);
const wired = await wire({ cwd: folder, wiki: folder, store });
if (!wired.ok) throw new Error(JSON.stringify(wired.fault));
const palimpsest = wired.value;

const [, full] = await timed(() => indexWiki(palimpsest, {}));
const files = markdownFiles(folder);
appendFileSync(files[Math.floor(files.length / 2)] ?? "", "\nOne more line.\n");
const [, changed] = await timed(() => indexWiki(palimpsest, {}));
const [, unchanged] = await timed(() => indexWiki(palimpsest, {}));

const latencies: number[] = [];
for (const question of questionsFrom(files, Number(questions))) {
  latencies.push((await timed(() => recall(palimpsest, question, { refresh: false })))[1]);
}
await palimpsest.store.close();
report({ full, changed, unchanged }, latencies);
