/** Full text search: FTS5 finds the candidates, their passages rank them. Loaded only when something is searched. */
import type { WikiPath } from "../../domain/identity.ts";
import type { ColumnWeights, PageFilter, SearchTerm, TextHit } from "../port.ts";
import type { Connection } from "./connection.ts";
import { conditionOf } from "./filter.ts";
import { sealed, selectCounts } from "./queries.ts";
import { type Candidate, type RankedWord, rank } from "./rank.ts";

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

/**
 * Pages that the words that choose candidates have to stand in, together. Common words cost the most and choose the
 * least, so they wait until the ranking where rarer ones find this many; they choose too where those find too few.
 */
const ENOUGH_PAGES = 2000;

/** The best sections for a question, best first. */
export function searchWords(connection: Connection, question: SearchQuestion): TextHit[] {
  const { weights, limit } = question;
  const terms = question.terms.map(possible).filter(({ forms }) => forms.length > 0);
  if (terms.length === 0 || limit < 1) return [];
  const words = countPages(connection, terms);
  const rare = rarestOf(words);
  const few = findCandidates(connection, { ...question, terms: rare });
  const enough = few.length >= limit || rare.length === words.length;
  const candidates = enough ? few : findCandidates(connection, { ...question, terms });
  return rank(candidates, { words, weights, limit, pages: selectCounts(connection).pages });
}

/** What no term holds; FTS5 would end its expression at some of them, or find several terms in one form. */
const IMPOSSIBLE = /[\0-\x20"]/;

/** The word without forms that no page can hold. */
function possible(term: SearchTerm): SearchTerm {
  return { ...term, forms: term.forms.filter((form) => form !== "" && !IMPOSSIBLE.test(form)) };
}

function countPages(connection: Connection, terms: readonly SearchTerm[]): RankedWord[] {
  const count = connection.statement("SELECT count(*) AS pages FROM words WHERE words MATCH ?");
  return terms.map((term) => ({ ...term, pages: Number(count.get(matchOf([term]))?.pages) }));
}

/** The rarest words, so many that they stand in enough pages. */
function rarestOf(words: readonly RankedWord[]): RankedWord[] {
  let pages = 0;
  return words
    .toSorted((one, other) => one.pages - other.pages)
    .filter((word) => {
      const wanted = pages < ENOUGH_PAGES;
      pages += word.pages;
      return wanted;
    });
}

/** An FTS5 expression for pages that hold any form of any word. */
function matchOf(terms: readonly SearchTerm[]): string {
  const phrases = terms.flatMap(({ forms, prefix }) =>
    forms.map((form) => `"${form}"${prefix ? "*" : ""}`),
  );
  return phrases.join(" OR ");
}

/**
 * The best pages by FTS5's own BM25. Where the cut falls among pages of equal score, which ids would decide, those
 * are left out; where too few are left then, they are told apart by path, for which each match has to be looked up.
 */
function findCandidates(connection: Connection, question: SearchQuestion): Candidate[] {
  const most = Math.max(LEAST_CANDIDATES, CANDIDATES_PER_PAGE * question.limit);
  const found = bestMatches(connection, question, most + 1, "score");
  const cut = found[most]?.score ?? Number.POSITIVE_INFINITY;
  const above = found.filter(({ score }) => score < cut);
  const enough = above.length >= Math.min(found.length, most / CANDIDATES_PER_PAGE);
  const pages = enough ? above : bestMatches(connection, question, most, "score, path");
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
    passage: sealed(row, "terms"),
  }));
}
