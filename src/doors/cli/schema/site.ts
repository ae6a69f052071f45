/** The document of `palimpsest site --json`. `out` is relative to the working directory. */
import * as v from "valibot";

export const siteSchema: v.GenericSchema = v.object({
  version: v.literal(1),
  out: v.string(),
  address: v.nullable(v.string()),
});
