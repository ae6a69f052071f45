/** One connection to an SQLite file (ADR-0003). The only file that knows how one is opened. */
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { pathToFileURL } from "node:url";

/** Milliseconds that a read waits for the rare moments in which SQLite locks readers out: recovery after a crash. */
const READ_PATIENCE = 5000;

export class Connection {
  readonly database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.database = database;
  }

  /** A statement, prepared when it is first asked for: a start pays only for what it uses. */
  statement(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const prepared = this.database.prepare(sql);
    this.#statements.set(sql, prepared);
    return prepared;
  }

  /** Runs `work` on one state of the database, whatever others write meanwhile. */
  snapshot<Value>(work: () => Value): Value {
    if (this.database.isTransaction) return work();
    this.statement("BEGIN").run();
    try {
      return work();
    } finally {
      // A failure may have ended the transaction by itself; what it says must not be lost over that.
      if (this.database.isTransaction) this.statement("COMMIT").run();
    }
  }

  close(): void {
    if (this.database.isOpen) this.database.close();
  }
}

/** Opens a file for reading; it may be written through the same connection unless the disk forbids it. */
export function openForReading(file: string): Connection {
  const database = new DatabaseSync(file, { timeout: READ_PATIENCE });
  return new Connection(database);
}

/** Opens a file for one run of writes. It does not wait for other writers: the caller does, without blocking. */
export function openForWriting(file: string): Connection {
  return new Connection(new DatabaseSync(file, { timeout: 0 }));
}

/**
 * Opens a file on a disk where nothing can be written, not even the file by which SQLite counts readers. Correct
 * only where nobody can write it meanwhile.
 */
export function openImmutable(file: string): Connection {
  const url = pathToFileURL(file);
  url.searchParams.set("immutable", "1");
  return new Connection(new DatabaseSync(url, { readOnly: true }));
}
