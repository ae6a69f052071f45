/** Tells whose tables a database has. What they are stands in `tables.ts`, which a start does not need. */
import type { Connection } from "./connection.ts";

/** Goes up with every change of the tables, so that an index of another version is built anew. */
export const SCHEMA_VERSION = 3;

/** Says that an SQLite file is an index of ours: "PaLi" in ASCII. */
export const APPLICATION = 0x50614c69;

/** Tables that are emptied and looked at one by one; `words`, the full text, has commands of its own. */
export const TABLES = [
  "origin",
  "totals",
  "file",
  "page",
  "document",
  "passage",
  "tag",
  "name",
  "link",
  "link_key",
  "fault",
] as const;

/** Whose file it is: `ours` with these tables, `other-version`, `empty` or somebody else's. */
export type Ownership = "ours" | "other-version" | "empty" | "foreign";

/** Tells whose tables a database has. Throws where the file is no database. */
export function ownershipOf(connection: Connection): Ownership {
  if (hasTables(connection)) return "ours";
  if (numberOf(connection, "PRAGMA application_id") === APPLICATION) return "other-version";
  return numberOf(connection, "SELECT count(*) FROM sqlite_schema") === 0 ? "empty" : "foreign";
}

/** Whether a database has the tables of this version. */
export function hasTables(connection: Connection): boolean {
  return (
    numberOf(connection, "PRAGMA user_version") === SCHEMA_VERSION &&
    numberOf(connection, "PRAGMA application_id") === APPLICATION
  );
}

function numberOf(connection: Connection, sql: string): number {
  return Number(Object.values(connection.statement(sql).get() ?? {})[0]);
}
