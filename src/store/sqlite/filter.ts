/** Turns a filter of pages into SQL, so that it applies before any cut. */
import type { PageFilter } from "../port.ts";

/** A condition on a row of `page`, and the values that it is bound to. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly string[];
}

/** One part of a filter; lists are bound as one JSON value, so that no list is too long. */
interface Part {
  readonly sql: string;
  value(filter: PageFilter): readonly string[] | string | undefined;
}

/**
 * Each part of a filter. A date may be less than a day: `2024-03` passes both since and until `2024-03-15`, for it may
 * lie on either side. `~` sorts after every digit and hyphen, so it stands for the end of a month or a year.
 */
const PARTS: readonly Part[] = [
  { sql: "kind IN (SELECT value FROM json_each(?))", value: ({ kinds }) => kinds },
  {
    sql: "EXISTS (SELECT 1 FROM json_each(?) WHERE value = status OR value = status_words)",
    value: ({ statuses }) => statuses?.map(foldedWords),
  },
  {
    sql: "id IN (SELECT page FROM tag WHERE tag IN (SELECT value FROM json_each(?)))",
    value: ({ tags }) => tags?.map((tag) => tag.toLowerCase()),
  },
  // People type `--scope operator` for the log `Operator`.
  {
    sql: "scope COLLATE NOCASE IN (SELECT value FROM json_each(?))",
    value: ({ scopes }) => scopes,
  },
  { sql: "mind IN (SELECT value FROM json_each(?))", value: ({ minds }) => minds },
  { sql: "date || '~' >= ?", value: ({ since }) => since },
  { sql: "date <= ? || '~'", value: ({ until }) => until },
];

/** The condition of a filter; true for every page without one. An empty list passes none. */
export function conditionOf(filter: PageFilter = {}): Condition {
  const used = PARTS.flatMap(({ sql, value }) => {
    const bound = value(filter);
    if (bound === undefined) return [];
    return [{ sql, value: typeof bound === "string" ? bound : JSON.stringify(bound) }];
  });
  if (used.length === 0) return { sql: "TRUE", values: [] };
  return { sql: used.map(({ sql }) => sql).join(" AND "), values: used.map(({ value }) => value) };
}

/** Words of a status as they are compared: without case, space around them and ways to compose an accent. */
export function foldedWords(words: string): string {
  return words.normalize("NFC").trim().toLowerCase();
}
