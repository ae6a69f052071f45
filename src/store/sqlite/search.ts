/** Full text search: FTS5 finds the candidates, their passages rank them. Loaded only when something is searched. */
import type { WikiPath } from "../../domain/identity.ts";
import type { ColumnWeights, PageFilter, SearchTerm, TextHit } from "../port.ts";
import type { Connection } from "./connection.ts";
import { conditionOf } from "./filter.ts";
import { selectCounts } from "./queries.ts";
import { type Candidate, rank } from "./rank.ts";

export interface SearchQuestion {
  readonly terms: readonly SearchTerm[];
  readonly weights: ColumnWeights;
  /** Pages to give. */
  readonly limit: number;
  readonly filter: PageFilter;
}

/** Pages that are ranked by their passages, at least, and for each page that is asked for. */
const LEAST_CANDIDATES = 50;
const CANDIDATES_PER_PAGE = 2;

/** The best sections for a question, best first. */
export function searchWords(connection: Connection, question: SearchQuestion): TextHit[] {
  const { weights, limit } = question;
  const terms = question.terms.filter(({ forms }) => forms.length > 0);
  if (terms.length === 0 || limit < 1) return [];
  const count = connection.statement("SELECT count(*) AS pages FROM words WHERE words MATCH ?");
  const words = terms.map((term) => ({
    ...term,
    pages: Number(count.get(matchOf([term]))?.pages),
  }));
  const candidates = findCandidates(connection, { ...question, terms });
  return rank(candidates, { words, weights, limit, pages: selectCounts(connection).pages });
}

/** An FTS5 expression for pages that hold any form of any word. */
function matchOf(terms: readonly SearchTerm[]): string {
  const phrases = terms.flatMap(({ forms, prefix }) =>
    forms.map((form) => `"${form.replaceAll('"', '""')}"${prefix ? "*" : ""}`),
  );
  return phrases.join(" OR ");
}

/**
 * The best pages by FTS5's own BM25, in an order of their own. At the cut, pages of equal score are told apart by path,
 * which costs a look at every page that matches, so that is done only where there is such a tie.
 */
function findCandidates(connection: Connection, question: SearchQuestion): Candidate[] {
  const most = Math.max(LEAST_CANDIDATES, CANDIDATES_PER_PAGE * question.limit);
  const found = bestMatches(connection, question, most + 1, "score");
  const isTied = found[most - 1]?.score === found[most]?.score && found.length > most;
  const pages = isTied
    ? bestMatches(connection, question, most, "score, path")
    : found.slice(0, most);
  return passagesOf(
    connection,
    pages.map(({ id }) => id),
  );
}

interface Match {
  readonly id: number;
  readonly score: number;
}

function bestMatches(
  connection: Connection,
  { terms, weights, filter }: SearchQuestion,
  limit: number,
  order: "score" | "score, path",
): Match[] {
  const { sql, values } = conditionOf(filter);
  // The plus keeps SQLite from asking FTS5 once for each page that passes.
  const passes = sql === "TRUE" ? sql : `+words.rowid IN (SELECT id FROM page WHERE ${sql})`;
  const path = "(SELECT path FROM page WHERE id = words.rowid)";
  const rows = connection
    .statement(
      `SELECT rowid AS id, bm25(words, ?, ?, ?) AS score${order === "score" ? "" : `, ${path} AS path`}
      FROM words WHERE words MATCH ? AND ${passes} ORDER BY ${order} LIMIT ?`,
    )
    .all(weights.title, weights.heading, weights.body, matchOf(terms), ...values, limit);
  return rows.map((row) => ({ id: Number(row.id), score: Number(row.score) }));
}

function passagesOf(connection: Connection, ids: readonly number[]): Candidate[] {
  const rows = connection
    .statement(
      `SELECT page.path, passage.terms FROM passage JOIN page ON page.id = passage.page
      WHERE passage.page IN (SELECT value FROM json_each(?))`,
    )
    .all(JSON.stringify(ids));
  return rows.map((row) => ({
    path: String(row.path) as WikiPath,
    passage: String(row.terms),
  }));
}
