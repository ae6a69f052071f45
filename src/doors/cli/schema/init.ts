/** The document of `palimpsest init --json`. Its paths are relative to the working directory. */
import * as v from "valibot";

export const initSchema: v.GenericSchema = v.object({
  version: v.literal(1),
  wiki: v.string(),
  made: v.array(v.string()),
  ignored: v.boolean(),
  logs: v.array(v.string()),
});
