/** Palimpsest itself, through the use cases that the doors call: index, re-index after one change, warm questions. */
import { appendFileSync } from "node:fs";
import { indexWiki } from "../../src/usecases/index-wiki.ts";
import { recall } from "../../src/usecases/recall.ts";
import { wire } from "../../src/usecases/wire.ts";
import { report, timed } from "./measure.ts";
import { markdownFiles, questionsFrom } from "./pages.ts";

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
