/** A line of `palimpsest export`, and the document of `palimpsest export --json`. */
import * as v from "valibot";
import { count, path } from "./shared.ts";

export const exportRecordSchema: v.GenericSchema = v.variant("type", [
  v.object({
    type: v.literal("index"),
    version: v.literal(1),
    counts: v.object({
      pages: count,
      decisions: count,
      sections: count,
      links: count,
      unreadable: count,
    }),
  }),
  v.object({
    type: v.literal("page"),
    hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    page: v.looseObject({ path, identity: v.string(), title: v.string() }),
  }),
  v.object({ type: v.literal("unreadable"), path, reason: v.string() }),
  v.object({ type: v.literal("word"), word: v.string(), pages: count }),
]);

export const exportSchema: v.GenericSchema = v.object({
  version: v.literal(1),
  records: v.array(exportRecordSchema),
});
