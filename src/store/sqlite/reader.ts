/** Answers questions from the tables. Where the tables are, and whether they are there, its source knows. */
import type { Fault } from "../../domain/fault.ts";
import type { NameKey, WikiPath } from "../../domain/identity.ts";
import type { Page } from "../../domain/page.ts";
import type {
  ColumnWeights,
  IndexedFile,
  IndexOrigin,
  NamedPage,
  PageFilter,
  PageSummary,
  SearchTerm,
  StoreCounts,
  StoredLink,
  StoreReader,
  TextHit,
  VocabularyWord,
} from "../port.ts";
import type { Connection } from "./connection.ts";
import * as queries from "./queries.ts";

/** Where the tables are. */
export interface Source {
  /** Asks on one state of the tables; gives `empty` where there are none. */
  read<Value>(query: (connection: Connection) => Value, empty: Value): Promise<Value> | Value;
  /** A connection to read many rows from while others write, null where there are no tables; `release` ends it. */
  hold(): Promise<Held | null> | Held | null;
  /** What to throw for what reading from a held connection threw. */
  failure(error: unknown): Promise<unknown> | unknown;
}

/** A connection of one reader, who ends it. */
export interface Held {
  readonly connection: Connection;
  release(): void;
}

export class SqliteReader implements StoreReader {
  readonly #source: Source;

  constructor(source: Source) {
    this.#source = source;
  }

  async origin(): Promise<IndexOrigin | null> {
    return this.#source.read(queries.selectOrigin, null);
  }

  async files(): Promise<IndexedFile[]> {
    return this.#source.read(queries.selectFiles, []);
  }

  async named(keys: readonly NameKey[]): Promise<NamedPage[]> {
    return this.#source.read((connection) => queries.selectNamed(connection, keys), []);
  }

  async summaries(filter?: PageFilter): Promise<PageSummary[]> {
    const { conditionOf } = await import("./filter.ts");
    const condition = conditionOf(filter);
    return this.#source.read((connection) => queries.selectSummaries(connection, condition), []);
  }

  async summary(path: WikiPath): Promise<PageSummary | null> {
    return this.#source.read((connection) => queries.selectSummary(connection, path), null);
  }

  async page(path: WikiPath): Promise<Page | null> {
    return this.#source.read((connection) => queries.selectPage(connection, path), null);
  }

  async *pages(): AsyncGenerator<Page> {
    const held = await this.#source.hold();
    if (held === null) return;
    try {
      const rows = held.connection.database
        .prepare(`${queries.WHOLE_PAGE} ORDER BY page.path`)
        .iterate();
      for (const row of rows) yield queries.pageOf(row);
    } catch (error) {
      throw await this.#source.failure(error);
    } finally {
      held.release();
    }
  }

  async linksFrom(path: WikiPath): Promise<StoredLink[]> {
    return this.#source.read((connection) => queries.selectLinksFrom(connection, path), []);
  }

  async linksTo(keys: readonly NameKey[]): Promise<StoredLink[]> {
    return this.#source.read((connection) => queries.selectLinksTo(connection, keys), []);
  }

  async links(): Promise<StoredLink[]> {
    return this.#source.read(queries.selectLinks, []);
  }

  async faults(): Promise<Fault[]> {
    return this.#source.read(queries.selectFaults, []);
  }

  async search(
    terms: readonly SearchTerm[],
    weights: ColumnWeights,
    limit: number,
    filter?: PageFilter,
  ): Promise<TextHit[]> {
    // Loaded when first used: an exact question never searches.
    const { searchWords } = await import("./search.ts");
    const question = { terms, weights, limit, filter: filter ?? {} };
    return this.#source.read((connection) => searchWords(connection, question), []);
  }

  async vocabulary(start: string, limit: number): Promise<VocabularyWord[]> {
    return this.#source.read(
      (connection) => queries.selectVocabulary(connection, start, limit),
      [],
    );
  }

  async nameKeys(start: string, limit: number): Promise<NameKey[]> {
    return this.#source.read((connection) => queries.selectNameKeys(connection, start, limit), []);
  }

  async counts(): Promise<StoreCounts> {
    return this.#source.read(queries.probeAndCount, queries.NO_COUNTS);
  }
}
