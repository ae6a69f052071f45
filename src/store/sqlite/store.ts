/** The Store port over SQLite (ADR-0003): one file, read by many and written by one at a time. */
import { existsSync, statSync } from "node:fs";
import { failed, ok, type Result } from "../../domain/result.ts";
import type { Store, StoreFault, WriteOutcome } from "../port.ts";
import { type Connection, openForReading, openImmutable } from "./connection.ts";
import { moveAside, reasonOf, storeFault } from "./faults.ts";
import { SqliteReader } from "./reader.ts";
import { ownershipOf } from "./schema.ts";
import { FileSource, isFirstBuild, MemorySource } from "./source.ts";
import type { Turns } from "./turns.ts";
import type { Work } from "./write.ts";

/** The location of a store that lives as long as its process. It is for one caller at a time. */
export const IN_MEMORY = ":memory:";

export class SqliteStore extends SqliteReader implements Store {
  readonly location: string;
  /** Where a broken or foreign file went that lay there before; null where there was none. */
  readonly movedAside: string | null;
  readonly #source: FileSource | MemorySource;
  #turns: Turns | null = null;

  constructor(location: string, source: FileSource | MemorySource, movedAside: string | null) {
    super(source);
    this.location = location;
    this.#source = source;
    this.movedAside = movedAside;
  }

  async write<Value>(work: Work<Value>, patience: number): Promise<WriteOutcome<Value>> {
    const deadline = performance.now() + patience;
    // Loaded when first used: most starts only read.
    const [write, { Turns }] = await Promise.all([import("./write.ts"), import("./turns.ts")]);
    this.#turns ??= new Turns();
    const end = await this.#turns.take(patience);
    if (end === null) return { outcome: "busy" };
    try {
      return this.#source instanceof MemorySource
        ? await write.writeConnection(this.#source.connection, work)
        : await write.writeFile(this.location, work, deadline);
    } finally {
      end();
    }
  }

  async close(): Promise<void> {
    this.#source.close();
  }
}

/**
 * Opens the store in a file, or in memory. Makes nothing: a file that is not there yet is an empty store until the
 * first write. A broken file, or one of another program, is moved aside and never deleted; an index with other
 * tables counts as empty.
 */
export async function openSqliteStore(file: string): Promise<Result<SqliteStore, StoreFault>> {
  if (file === IN_MEMORY) {
    return ok(new SqliteStore(file, new MemorySource(openForReading(file)), null));
  }
  if (!existsSync(file)) return ok(new SqliteStore(file, new FileSource(file), null));
  const seen = await look(file, openForReading);
  if (seen === null) return ok(new SqliteStore(file, new FileSource(file), null));
  if (seen.ok) return ok(storeOf(file, seen.value, openForReading));
  if (seen.fault === "damaged") return startAgain(file);
  return openWithoutWriting(file, seen.fault);
}

/** Opens a file and looks whose it is; null while it is made for the first time. */
async function look(
  file: string,
  open: Open,
): Promise<Result<Connection, StoreFault["reason"]> | null> {
  let connection: Connection | null = null;
  try {
    connection = open(file);
    const opened = connection;
    if (opened.snapshot(() => ownershipOf(opened)) !== "foreign") return ok(opened);
    opened.close();
    return failed("damaged");
  } catch (error) {
    connection?.close();
    if (isFirstBuild(error, file)) return null;
    const { isDamage } = await import("./damage.ts");
    if (isDamage(error, file)) return failed("damaged");
    const reason = reasonOf(error);
    if (reason === null) throw error;
    return failed(reason === "busy" ? "unavailable" : reason);
  }
}

type Open = (file: string) => Connection;

function storeOf(file: string, connection: Connection, open: Open): SqliteStore {
  const source = new FileSource(file, open);
  source.adopt(connection);
  return new SqliteStore(file, source, null);
}

function startAgain(file: string): Result<SqliteStore, StoreFault> {
  try {
    return ok(new SqliteStore(file, new FileSource(file), moveAside(file)));
  } catch {
    return failed(storeFault("damaged", file));
  }
}

/** Opens a file where SQLite can write nothing beside it; not where a crash left changes that only a writer can add. */
async function openWithoutWriting(
  file: string,
  reason: StoreFault["reason"],
): Promise<Result<SqliteStore, StoreFault>> {
  const pending = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  const seen = pending > 0 ? failed(reason) : await look(file, openImmutable);
  if (seen?.ok) return ok(storeOf(file, seen.value, openImmutable));
  return failed(storeFault(reason, file));
}
