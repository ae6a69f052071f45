/** A report of `check` for scripts, version 1: a change of what is there is a new version. */
import type { CheckReport } from "../../../usecases/check-wiki.ts";
import type { FixReport } from "../../../usecases/fix-wiki.ts";

/** `{"version":1,"faults":[{"rule","severity","path","line","column","message","fix"}]}`; paths are the wiki's. */
export function checkJson({ faults }: Pick<CheckReport, "faults">): object {
  return {
    version: 1,
    faults: faults.map(({ rule, severity, path, line, column, message, fix }) => ({
      rule,
      severity,
      path,
      line,
      column,
      message,
      fix,
    })),
  };
}

/** What `--fix` did beside what is left: `mended` and `refused`, and `dry_run` where nothing was written. */
export function fixJson({ after, mended, refused, isDryRun }: FixReport): object {
  return {
    ...checkJson(after),
    dry_run: isDryRun,
    mended: mended.map(({ path, faults, changes }) => ({
      path,
      rules: faults.map(({ rule }) => rule),
      changes,
    })),
    refused: refused.map(({ path, message, fix }) => ({ path, message, fix })),
  };
}
