/** Questions to the tables that every start may ask. Each reads in the order of path, never of ids. */
import type { Fault } from "../../domain/fault.ts";
import type { NameKey, WikiPath } from "../../domain/identity.ts";
import { NAME_ROLES, type Page } from "../../domain/page.ts";
import { byPosition } from "../../domain/position.ts";
import { unpackFaults, unpackLinks, unpackPage } from "../pack.ts";
import type {
  IndexedFile,
  IndexOrigin,
  NamedPage,
  PageSummary,
  StoreCounts,
  StoredLink,
  VocabularyWord,
} from "../port.ts";
import { BrokenRowError, unseal } from "../seal.ts";
import type { Connection } from "./connection.ts";
import type { Condition } from "./filter.ts";
import { TABLES } from "./schema.ts";

type Row = Readonly<Record<string, unknown>>;

/** Sorts after every text that begins as a given one does. */
const LAST = "\u{10ffff}";

/** A column of text that the schema does not let be null. */
function text(row: Row | undefined, column: string): string {
  const value = row?.[column];
  if (typeof value !== "string") throw new BrokenRowError(`its column ${column} holds no text`);
  return value;
}

/** A column of bytes that the schema does not let be null. */
function bytes(row: Row | undefined, column: string): Uint8Array {
  const value = row?.[column];
  if (!(value instanceof Uint8Array))
    throw new BrokenRowError(`its column ${column} holds no bytes`);
  return value;
}

function bytesOrNull(row: Row, column: string): Uint8Array | null {
  return row[column] === null ? null : bytes(row, column);
}

/** A column of text that is kept under a seal. */
export function sealed(row: Row | undefined, column: string): string {
  return unseal(bytes(row, column));
}

function textOrNull(row: Row, column: string): string | null {
  return row[column] === null ? null : text(row, column);
}

export function selectOrigin(connection: Connection): IndexOrigin | null {
  const row = connection.statement("SELECT * FROM origin").get();
  if (row === undefined) return null;
  return {
    fingerprint: text(row, "fingerprint"),
    configurationText: textOrNull(row, "configuration_text"),
    configuration: sealed(row, "configuration"),
    manifest: text(row, "manifest"),
  };
}

export function selectFiles(connection: Connection): IndexedFile[] {
  const rows = connection.statement("SELECT * FROM file ORDER BY path").all();
  return rows.map((row) => ({
    path: text(row, "path") as WikiPath,
    size: Number(row.size),
    mtime: Number(row.mtime),
    ctime: Number(row.ctime),
    hash: text(row, "hash"),
    unreadable: textOrNull(row, "unreadable"),
  }));
}

function summaryOf(row: Row): PageSummary {
  return JSON.parse(sealed(row, "summary"));
}

export function selectNamed(connection: Connection, keys: readonly NameKey[]): NamedPage[] {
  const rows = connection
    .statement(
      `SELECT name.key, name.role, page.summary FROM name JOIN page ON page.id = name.page
      WHERE name.key IN (SELECT value FROM json_each(?)) ORDER BY page.path, name.key, name.role`,
    )
    .all(JSON.stringify(keys));
  return rows.flatMap((row) => {
    const role = NAME_ROLES[Number(row.role)];
    return role === undefined
      ? []
      : [{ key: text(row, "key") as NameKey, role, page: summaryOf(row) }];
  });
}

export function selectSummaries(connection: Connection, { sql, values }: Condition): PageSummary[] {
  const rows = connection.statement(`SELECT summary FROM page WHERE ${sql} ORDER BY path`);
  return rows.all(...values).map(summaryOf);
}

export function selectSummary(connection: Connection, path: WikiPath): PageSummary | null {
  const row = connection.statement("SELECT summary FROM page WHERE path = ?").get(path);
  return row === undefined ? null : summaryOf(row);
}

export function pageOf(row: Row): Page {
  return unpackPage(bytes(row, "document"), bytesOrNull(row, "links"), bytesOrNull(row, "faults"));
}

/** Rows that `pageOf` reads; conditions and order follow. */
export const WHOLE_PAGE = `SELECT document.body AS document, link.body AS links, fault.body AS faults
  FROM page JOIN document ON document.page = page.id
  LEFT JOIN link ON link.page = page.id LEFT JOIN fault ON fault.page = page.id`;

export function selectPage(connection: Connection, path: WikiPath): Page | null {
  const row = connection.statement(`${WHOLE_PAGE} WHERE page.path = ?`).get(path);
  return row === undefined ? null : pageOf(row);
}

const LINKS = "SELECT page.path, link.body FROM link JOIN page ON page.id = link.page";

/** Links of one page, in the order of line and column. */
function linksOf(row: Row): StoredLink[] {
  const from = text(row, "path") as WikiPath;
  return unpackLinks(bytes(row, "body"))
    .map((link) => ({ from, ...link }))
    .toSorted(byPosition);
}

export function selectLinksFrom(connection: Connection, path: WikiPath): StoredLink[] {
  return connection.statement(`${LINKS} WHERE page.path = ?`).all(path).flatMap(linksOf);
}

export function selectLinksTo(connection: Connection, keys: readonly NameKey[]): StoredLink[] {
  const pages = "SELECT page FROM link_key WHERE key IN (SELECT value FROM json_each(?))";
  const rows = connection
    .statement(`${LINKS} WHERE link.page IN (${pages}) ORDER BY page.path`)
    .all(JSON.stringify(keys));
  const asked = new Set(keys);
  return rows.flatMap(linksOf).filter((link) => link.keys.some((key) => asked.has(key)));
}

export function selectLinks(connection: Connection): StoredLink[] {
  return connection.statement(`${LINKS} ORDER BY page.path`).all().flatMap(linksOf);
}

export function selectFaults(connection: Connection): Fault[] {
  const rows = connection
    .statement("SELECT fault.body FROM fault JOIN page ON page.id = fault.page ORDER BY page.path")
    .all();
  return rows.flatMap((row) => unpackFaults(bytes(row, "body")));
}

export function selectVocabulary(
  connection: Connection,
  start: string,
  limit: number,
): VocabularyWord[] {
  const rows = connection
    .statement(
      "SELECT term, doc FROM vocabulary WHERE term >= ? AND term <= ? ORDER BY term LIMIT ?",
    )
    .all(start, start + LAST, limit);
  return rows.map((row) => ({ term: text(row, "term"), pages: Number(row.doc) }));
}

export function selectNameKeys(connection: Connection, start: string, limit: number): NameKey[] {
  const rows = connection
    .statement("SELECT DISTINCT key FROM name WHERE key >= ? AND key < ? ORDER BY key LIMIT ?")
    .all(start, start + LAST, limit);
  return rows.map((row) => text(row, "key") as NameKey);
}

/** What a store holds. Kept by each run of writes, for counting reads every row; counted where a run is under way. */
export function selectCounts(connection: Connection): StoreCounts {
  const row = connection.statement("SELECT body FROM totals").get();
  return row === undefined ? countAll(connection) : JSON.parse(sealed(row, "body"));
}

/**
 * Counts for whoever brings the index up to date. Looks at every table on the way, so that one that is broken shows
 * then and not only when somebody asks for what it holds.
 */
export function probeAndCount(connection: Connection): StoreCounts {
  for (const table of TABLES) connection.statement(`SELECT * FROM ${table} LIMIT 1`).get();
  connection.statement("SELECT rowid FROM words WHERE words MATCH 'a' LIMIT 1").get();
  return selectCounts(connection);
}

export function countAll(connection: Connection): StoreCounts {
  const row = connection
    .statement(
      `SELECT count(*) AS pages, count(*) FILTER (WHERE kind = 'decision') AS decisions,
        coalesce(sum(sections), 0) AS sections, (SELECT coalesce(sum(links), 0) FROM link) AS links,
        (SELECT count(*) FROM file WHERE unreadable IS NOT NULL) AS unreadable FROM page`,
    )
    .get();
  const count = (column: string): number => Number(row?.[column] ?? 0);
  return {
    pages: count("pages"),
    decisions: count("decisions"),
    sections: count("sections"),
    links: count("links"),
    unreadable: count("unreadable"),
  };
}

export const NO_COUNTS: StoreCounts = {
  pages: 0,
  decisions: 0,
  sections: 0,
  links: 0,
  unreadable: 0,
};
