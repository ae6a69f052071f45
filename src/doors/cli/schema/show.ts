/** The document of `palimpsest show --json`: what is in it depends on `outcome`. */
import * as v from "valibot";
import {
  linkEntries,
  page,
  path,
  place,
  replacedEntries,
  summary,
  summaryEntries,
} from "./shared.ts";

const head = { version: v.literal(1), name: v.string(), notices: v.array(v.string()) };

const found = v.object({
  ...head,
  outcome: v.literal("found"),
  page,
  ...replacedEntries,
  chain: v.object({
    pages: v.array(summary),
    successions: v.array(
      v.object({
        newer: path,
        older: path,
        partial: v.boolean(),
        stated: v.object({
          newer: v.nullable(v.looseObject({})),
          older: v.nullable(v.looseObject({})),
        }),
      }),
    ),
  }),
  links: v.array(v.object({ ...linkEntries, to: v.array(summary) })),
  back_links: v.array(v.object({ ...linkEntries, from: summary })),
  neighbours: v.object({
    previous: v.nullable(summary),
    next: v.nullable(summary),
    related: v.array(v.object({ ...summaryEntries, shared: v.array(v.string()) })),
  }),
  graph: v.object({
    nodes: v.array(v.object({ id: v.string(), kind: v.string(), label: v.string() })),
    edges: v.array(
      v.object({
        from: v.string(),
        to: v.string(),
        kind: v.string(),
        path,
        partial: v.boolean(),
        line: place,
        column: place,
      }),
    ),
  }),
});

export const showSchema: v.GenericSchema = v.variant("outcome", [
  found,
  v.object({ ...head, outcome: v.literal("ambiguous"), pages: v.array(summary) }),
  v.object({ ...head, outcome: v.literal("missing"), nearest: v.array(summary) }),
]);
