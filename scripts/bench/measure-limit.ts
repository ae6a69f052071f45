/** The limit: read every file, insert its raw text into FTS5, and ask it the same words. Nothing could do less. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { report, timed } from "./measure.ts";
import { markdownFiles, questionsFrom } from "./pages.ts";

const [folder = "", questions = "100"] = process.argv.slice(2);
const home = mkdtempSync(join(tmpdir(), "palimpsest-limit-"));
const database = new DatabaseSync(join(home, "limit.sqlite"));
database.exec(
  "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; CREATE VIRTUAL TABLE page USING fts5(text)",
);

const [texts, read] = await timed(() =>
  markdownFiles(folder).map((file) => readFileSync(file, "utf8")),
);
const [, insert] = await timed(() => {
  const statement = database.prepare("INSERT INTO page (text) VALUES (?)");
  database.exec("BEGIN");
  for (const text of texts) statement.run(text);
  database.exec("COMMIT");
});

const search = database.prepare("SELECT rowid FROM page WHERE page MATCH ? ORDER BY rank LIMIT 10");
const latencies: number[] = [];
for (const question of questionsFrom(markdownFiles(folder), Number(questions))) {
  const words = question.split(" ").map((word) => `"${word}"`);
  latencies.push((await timed(() => search.all(words.join(" OR "))))[1]);
}
report({ read, insert, full: read + insert }, latencies);
database.close();
rmSync(home, { recursive: true });
