/** The document of `palimpsest check --json`, with what `--fix` adds. */
import * as v from "valibot";
import { RULES } from "../../../domain/fault.ts";
import { path, place } from "./shared.ts";

const words = v.pipe(v.string(), v.nonEmpty());

const checkEntries = {
  version: v.literal(1),
  faults: v.array(
    v.object({
      rule: v.picklist(RULES),
      severity: v.picklist(["error", "warning"]),
      path,
      line: place,
      column: place,
      message: words,
      fix: words,
    }),
  ),
};

export const checkSchema: v.GenericSchema = v.object(checkEntries);

export const fixSchema: v.GenericSchema = v.object({
  ...checkEntries,
  dry_run: v.boolean(),
  mended: v.array(
    v.object({
      path,
      rules: v.array(v.picklist(RULES)),
      changes: v.array(
        v.object({ line: place, before: v.array(v.string()), after: v.array(v.string()) }),
      ),
    }),
  ),
  refused: v.array(v.object({ path, message: words, fix: words })),
});
