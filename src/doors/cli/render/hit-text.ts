/** Hits as a person reads them: one block each, its place in a form that terminals and editors open. */
import type { Hit, PageSummary, Replacement, Snippet } from "../../../usecases/recall.ts";
import type { Paints } from "../terminal.ts";
import { replacedText } from "./replaced-text.ts";
import { visible } from "./visible.ts";

/** The lines of one hit. `shown` gives a path as one from the working directory. */
export function hitText(hit: Hit, paints: Paints, shown: (path: string) => string): string {
  const { page, line, heading, snippet, score, why } = hit;
  const place = paints.cyan(`${visible(shown(page.path))}:${line}`);
  const lines = [
    headline(page, paints, hit),
    `  ${place}${heading === "" ? "" : `  ${visible(heading)}`}`,
    ...(snippet.text === "" ? [] : [`  ${marked(snippet, paints)}`]),
    paints.dim(`  ${score.toFixed(2)}  ${visible(why)}`),
  ];
  return `${lines.join("\n")}\n`;
}

/** `ADR-0007  Title  superseded by ADR-0008  2024-03-01`; in a list, where what replaced it is not known, null. */
export function headline(
  page: PageSummary,
  paints: Paints,
  replacement: Replacement | null,
): string {
  const { identity, title, date } = page;
  const parts = [
    paints.bold(visible(identity)),
    visible(title),
    statusText(page, paints, replacement),
    paints.dim(date ?? ""),
  ];
  return parts.filter((part) => part !== "").join("  ");
}

/** The status in canonical words, or as written where those are not known; what holds instead wins over both. */
function statusText(
  { status, statusWords }: PageSummary,
  paints: Paints,
  replacement: Replacement | null,
): string {
  const replaced = replacement === null ? "" : replacedText(replacement);
  if (replaced !== "") return paints.yellow(visible(replaced));
  if (status === null) return visible(statusWords);
  return status === "accepted" ? paints.green(status) : paints.yellow(status);
}

/** The snippet with its words marked. */
function marked({ text, marks }: Snippet, paints: Paints): string {
  let at = 0;
  let line = "";
  for (const [start, end] of marks) {
    line += visible(text.slice(at, start)) + paints.mark(visible(text.slice(start, end)));
    at = end;
  }
  return line + visible(text.slice(at));
}
