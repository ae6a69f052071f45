/** Which format a decision is in: where its status and date stand. */
import type { DecisionFormat } from "../../domain/page.ts";
import type { Outline } from "../outline/outline.ts";
import type { Statement } from "./statement.ts";

/** Headings that only MADR has. */
const MADR_HEADINGS: ReadonlySet<string> = new Set([
  ...[
    "context and problem statement",
    "decision outcome",
    "considered options",
    "decision drivers",
  ],
]);

/** Names of fields that make the place they stand in the place of metadata. */
const TELLING: ReadonlySet<string> = new Set([
  "status",
  "date",
  "start_date",
  "created",
  "deciders",
]);

/** The format of a decision. */
export function formatOf(statements: readonly Statement[], { sections }: Outline): DecisionFormat {
  const found = statements.filter(({ name, values }) => TELLING.has(name) && values.length > 0);
  const sources = new Set(found.map(({ source }) => source));
  const isMadr = sections.some(({ heading }) => MADR_HEADINGS.has(heading.toLowerCase()));
  if (sources.has("front-matter")) return isMadr ? "madr" : "front-matter";
  if (sources.has("table")) return "table";
  if (sources.has("bullet")) return isMadr ? "madr" : "bullets";
  if (sources.has("section")) return "nygard";
  if (sources.has("header")) return "header";
  return isMadr ? "madr" : "bare";
}
