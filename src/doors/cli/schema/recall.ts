/** The document of `palimpsest recall --json`. */
import * as v from "valibot";
import { hit, summary } from "./shared.ts";

export const recallSchema: v.GenericSchema = v.object({
  version: v.literal(1),
  query: v.string(),
  outcome: v.picklist(["found", "ambiguous", "missing", "nothing"]),
  hits: v.array(hit),
  missing: v.array(v.object({ name: v.string(), nearest: v.array(summary) })),
  notices: v.array(v.string()),
});
