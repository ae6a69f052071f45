/**
 * Gathers rows of one table and inserts many with one statement, which costs a third of inserting each. A row that
 * is there already is left as it is. `OR IGNORE` for another reason too: a statement that could be undone half way
 * makes SQLite set a savepoint, and at each of these FTS5 writes out all that it has gathered.
 */
import type { SQLInputValue } from "node:sqlite";
import type { Connection } from "./connection.ts";

/** Rows of one statement: more gains nothing, and all their values stay far below SQLite's limit of 32,766. */
const ROWS = 64;

export class RowBuffer {
  readonly #connection: Connection;
  readonly #insert: string;
  readonly #row: string;
  readonly #columns: number;
  #values: SQLInputValue[] = [];

  /** `into` names the table and its columns, for instance `tag (tag, page)`. */
  constructor(connection: Connection, into: string, columns: number) {
    this.#connection = connection;
    this.#insert = `INSERT OR IGNORE INTO ${into} VALUES `;
    this.#row = `(${Array(columns).fill("?").join(", ")})`;
    this.#columns = columns;
  }

  add(...row: SQLInputValue[]): void {
    this.#values.push(...row);
    if (this.#values.length === ROWS * this.#columns) this.flush();
  }

  /** Inserts what is gathered. To be called before anything reads or deletes rows of the table. */
  flush(): void {
    if (this.#values.length === 0) return;
    const rows = Array(this.#values.length / this.#columns).fill(this.#row);
    this.#connection.statement(this.#insert + rows.join(", ")).run(...this.#values);
    this.#values = [];
  }
}
