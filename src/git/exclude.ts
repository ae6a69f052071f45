/** Keeps what is derived out of git by `.git/info/exclude`, which is the person's own and is never committed. */
import { appendFileSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Result } from "../domain/result.ts";
import { failed, ok } from "../domain/result.ts";
import { findRepository } from "./repository.ts";
import { textOf } from "./small-file.ts";

/**
 * Adds a pattern to `info/exclude` of the repository at `root`, once; every other byte of the file stays. All linked
 * working trees share that file. Gives true where it was added, false where it was there already or there is no
 * repository, and as a failure why the file could not be written.
 */
export function excludeFromGit(root: string, pattern: string): Result<boolean, string> {
  const repository = findRepository(root);
  if (repository === null) return ok(false);
  const file = join(repository.commonDirectory, "info", "exclude");
  const text = textOf(file);
  if (text.split("\n").some((line) => line.trimEnd() === pattern)) return ok(false);
  const start = text === "" || text.endsWith("\n") ? "" : "\n";
  try {
    mkdirSync(dirname(file), { recursive: true });
    appendFileSync(file, `${start}${pattern}\n`);
    return ok(true);
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
}
