/** The document of `palimpsest index --json`. */
import * as v from "valibot";
import { count, path } from "./shared.ts";

export const indexSchema: v.GenericSchema = v.object({
  version: v.literal(1),
  pages: count,
  decisions: count,
  changed: count,
  removed: count,
  unreadable: count,
  ms: v.pipe(v.number(), v.minValue(0)),
  rebuilt: v.nullable(v.string()),
  store: v.string(),
  unreadable_files: v.array(v.object({ path, reason: v.string() })),
});
