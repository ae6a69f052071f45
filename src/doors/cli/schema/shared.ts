/** Parts that several documents have. Each is a schema of what a script may rely on; more keys may be added. */
import * as v from "valibot";
import { LINK_RELATIONS, PAGE_KINDS } from "../../../domain/page.ts";
import { STATUSES } from "../../../domain/status.ts";

/** Counts and lines. */
export const count: v.GenericSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A line or a column, from 1. */
export const place: v.GenericSchema = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A path relative to the wiki's root, with `/` between its parts. */
export const path: v.GenericSchema = v.pipe(v.string(), v.regex(/^[^/]/), v.regex(/^[^\\]*$/));

/** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
const date = v.pipe(v.string(), v.regex(/^\d{4}(?:-\d\d){0,2}$/));

/** What every list of pages gives of each. */
export const summaryEntries: v.ObjectEntries = {
  identity: v.string(),
  kind: v.picklist(PAGE_KINDS),
  title: v.string(),
  status: v.nullable(v.picklist(STATUSES)),
  status_words: v.string(),
  date: v.nullable(date),
  path,
  scope: v.string(),
  tags: v.array(v.string()),
};

export const summary: v.GenericSchema = v.object(summaryEntries);

/** What replaced a page: null for nothing that is named, a list where a chain has forked; and what replaced a part. */
export const replacedEntries: v.ObjectEntries = {
  superseded_by: v.nullable(v.union([v.string(), v.array(v.string())])),
  superseded_in_part_by: v.array(v.string()),
};

/** One of the hits of `recall`. */
export const hit: v.GenericSchema = v.object({
  ...summaryEntries,
  line: place,
  heading: v.string(),
  snippet: v.string(),
  marks: v.array(v.tuple([count, count])),
  score: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  why: v.pipe(v.string(), v.nonEmpty()),
  ...replacedEntries,
});

/** A page that is shown whole. */
export const page: v.GenericSchema = v.object({
  ...summaryEntries,
  format: v.string(),
  lang: v.string(),
  people: v.array(v.object({ role: v.string(), name: v.string(), line: place, column: place })),
  fields: v.array(v.object({ key: v.string(), name: v.string(), values: v.array(v.string()) })),
  names: v.array(v.object({ text: v.string(), role: v.string() })),
  sections: v.array(
    v.object({
      level: count,
      heading: v.string(),
      anchor: v.string(),
      line: place,
      source: v.string(),
    }),
  ),
});

/** A link as it is written. */
export const linkEntries: v.ObjectEntries = {
  relation: v.picklist(LINK_RELATIONS),
  syntax: v.picklist(["wiki", "markdown", "bare", "field"]),
  target: v.string(),
  anchor: v.string(),
  partial: v.boolean(),
  line: place,
  column: place,
};
