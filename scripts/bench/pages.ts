/** The pages and the questions of a bench, read in the plainest way there is. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Every Markdown file under `folder`, in a fixed order. */
export function markdownFiles(folder: string): string[] {
  return globSync("**/*.md", { cwd: folder })
    .toSorted()
    .map((path) => join(folder, path));
}

/**
 * `count` questions of six words each, taken from pages at even distances: words that occur, in an order that does not.
 * The same pages give the same questions.
 */
export function questionsFrom(files: readonly string[], count: number): string[] {
  const step = Math.max(1, Math.floor(files.length / count));
  return Array.from({ length: count }, (_, index) => {
    const file = files[(index * step) % files.length] ?? "";
    const words = readFileSync(file, "utf8").match(/\p{L}{4,}/gu) ?? ["nothing"];
    return Array.from(
      { length: 6 },
      (_, nth) => words[(nth * 37 + index * 11) % words.length],
    ).join(" ");
  });
}
