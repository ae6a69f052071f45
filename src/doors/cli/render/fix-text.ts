/** What `--fix` did, for a person: the lines before and after, and files that were left alone. */
import type { FixReport, Mended, Refused } from "../../../usecases/fix-wiki.ts";
import type { CheckTextOptions } from "./check-text.ts";
import { counted } from "./counted.ts";
import { message } from "./message.ts";
import { visible } from "./visible.ts";

/** The changes file by file, and how many there are; empty where there was nothing to mend. */
export function fixText(
  { mended, refused, isDryRun }: FixReport,
  options: CheckTextOptions,
): string {
  if (mended.length + refused.length === 0) return "";
  const lines = [
    ...mended.flatMap((file) => mendedLines(file, options)),
    ...refused.flatMap((file) => refusedLines(file, options)),
    summaryOf(new Set(mended.map(({ path }) => path)).size, isDryRun),
    "",
  ];
  return lines.map((line) => `${line}\n`).join("");
}

function mendedLines(
  { path, faults, changes }: Mended,
  { paints, shown }: CheckTextOptions,
): string[] {
  const rules = [...new Set(faults.map(({ rule }) => rule))].join(", ");
  const edits = changes.flatMap(({ before, after }) => [
    ...before.map((line) => paints.red(`    - ${message(line)}`)),
    ...after.map((line) => paints.green(`    + ${message(line)}`)),
  ]);
  const place = paints.bold(visible(`${shown(path)}:${changes[0]?.line ?? 1}`));
  return [`${place}: ${paints.dim(`[${rules}]`)}`, ...edits];
}

function refusedLines(
  { path, message: why, fix }: Refused,
  { paints, shown }: CheckTextOptions,
): string[] {
  const place = paints.bold(visible(shown(path)));
  return [`${place}: ${paints.yellow("not changed")}: ${message(why)}`, `    ${message(fix)}`];
}

function summaryOf(files: number, isDryRun: boolean): string {
  const count = counted(files, "file");
  return isDryRun ? `${count} would be changed; nothing was written.` : `${count} changed.`;
}
