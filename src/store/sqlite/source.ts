/** Where a store reads: a file that may come, go and change hands while the process lives, or memory. */
import { existsSync, statSync } from "node:fs";
import { type Connection, openForReading } from "./connection.ts";
import { DamagedStoreError, damagedFault, moveAside, reasonOf } from "./faults.ts";
import type { Held, Source } from "./reader.ts";
import { hasTables } from "./schema.ts";

export type Open = (file: string) => Connection;

/** Reads a file. Looks at each question whether it is still the same one, for anybody may delete an index. */
export class FileSource implements Source {
  readonly #file: string;
  readonly #open: Open;
  #connection: Connection | null = null;
  #inode = 0;

  constructor(file: string, open: Open = openForReading) {
    this.#file = file;
    this.#open = open;
  }

  read<Value>(query: (connection: Connection) => Value, empty: Value): Promise<Value> {
    return this.#guarded(() => {
      const connection = this.#current();
      if (connection === null) return empty;
      return connection.snapshot(() => (hasTables(connection) ? query(connection) : empty));
    }, empty);
  }

  async hold(): Promise<Held | null> {
    return this.#guarded(() => (this.#current() === null ? null : this.#begin()), null);
  }

  #begin(): Held | null {
    const connection = this.#open(this.#file);
    const release = () => connection.close();
    try {
      connection.database.exec("BEGIN");
      if (hasTables(connection)) return { connection, release };
    } catch (error) {
      release();
      throw error;
    }
    release();
    return null;
  }

  /** Reads on with a connection that has just been opened. */
  adopt(connection: Connection): void {
    this.#connection = connection;
    this.#inode = inodeOf(this.#file) ?? 0;
  }

  close(): void {
    this.#connection?.close();
    this.#connection = null;
  }

  #current(): Connection | null {
    const inode = inodeOf(this.#file);
    if (inode === this.#inode && this.#connection !== null) return this.#connection;
    this.close();
    if (inode !== null) {
      this.#connection = this.#open(this.#file);
      this.#inode = inode;
    }
    return this.#connection;
  }

  async failure(error: unknown): Promise<unknown> {
    const { isDamage } = await import("./damage.ts");
    if (!isDamage(error, this.#file)) return error;
    this.close();
    return new DamagedStoreError(damagedFault(this.#file, moveAside(this.#file)));
  }

  async #guarded<Value>(work: () => Value, empty: Value): Promise<Value> {
    try {
      return work();
    } catch (error) {
      if (isFirstBuild(error, this.#file)) return empty;
      throw await this.failure(error);
    }
  }
}

/**
 * Whether a read failed because another process is building the index for the first time: only then is there a
 * rollback journal, and until it is done the index is empty.
 */
export function isFirstBuild(error: unknown, file: string): boolean {
  return reasonOf(error) === "busy" && existsSync(`${file}-journal`);
}

function inodeOf(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.ino ?? null;
}

/** Reads the one connection there is. While it is written, it shows what is written so far. */
export class MemorySource implements Source {
  readonly connection: Connection;

  constructor(connection: Connection) {
    this.connection = connection;
  }

  read<Value>(query: (connection: Connection) => Value, empty: Value): Value {
    return hasTables(this.connection) ? query(this.connection) : empty;
  }

  hold(): Held | null {
    const { connection } = this;
    return hasTables(connection) ? { connection, release: () => undefined } : null;
  }

  failure(error: unknown): unknown {
    return error;
  }

  close(): void {
    this.connection.close();
  }
}
