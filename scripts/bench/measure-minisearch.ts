/** The peer: MiniSearch with its defaults over the same pages. */
import { readFileSync } from "node:fs";
import MiniSearch from "minisearch";
import { report, timed } from "./measure.ts";
import { markdownFiles, questionsFrom } from "./pages.ts";

const [folder = "", questions = "100"] = process.argv.slice(2);
const files = markdownFiles(folder);
const [texts, read] = await timed(() => files.map((file) => readFileSync(file, "utf8")));
const [engine, insert] = await timed(() => {
  const search = new MiniSearch({ fields: ["text"] });
  search.addAll(texts.map((text, id) => ({ id, text })));
  return search;
});
const [serialised, serialise] = await timed(() => JSON.stringify(engine));
const [, load] = await timed(() => MiniSearch.loadJSON(serialised, { fields: ["text"] }));

const latencies: number[] = [];
for (const question of questionsFrom(files, Number(questions))) {
  latencies.push((await timed(() => engine.search(question).slice(0, 10)))[1]);
}
report({ read, insert, serialise, load, full: read + insert }, latencies);
