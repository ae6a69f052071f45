/** One run of writes is one transaction: others see all of it or nothing, whatever happens to this process. */
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { StoreFault, StoreReader, StoreWriter, WriteOutcome } from "../port.ts";
import type { Connection } from "./connection.ts";
import { openForWriting } from "./connection.ts";
import { damagedFault, folderReason, moveAside, reasonOf, storeFault } from "./faults.ts";
import { SqliteReader } from "./reader.ts";
import { ownershipOf } from "./schema.ts";
import { makeTables } from "./tables.ts";
import { SqliteWriter } from "./writer.ts";

export type Work<Value> = (writer: StoreWriter, reader: StoreReader) => Promise<Value>;

/** Milliseconds between two attempts to become the writer. */
const ATTEMPT_INTERVAL = 20;

/** Bytes of a page of a new file: most documents fit into one, which makes a whole build a sixth faster than 4,096. */
const PAGE_BYTES = 16_384;

/** Kibibytes of the file that a run keeps in memory, so that a whole build seldom reads what it wrote. */
const CACHE_KIBIBYTES = 128 << 10;

/** The size of a page counts only for a new file. A commit is not synced, for what a power cut takes can be made again. */
const SETTINGS = [
  `PRAGMA page_size = ${PAGE_BYTES}`,
  "PRAGMA synchronous = NORMAL",
  `PRAGMA cache_size = -${CACHE_KIBIBYTES}`,
].join("; ");

/**
 * Others read while one writes. The first build of a file does without it: nothing is there yet to be read, and each
 * page of the file is then written once and not twice, which is a sixth of the whole time.
 */
const READ_WHILE_WRITTEN = "PRAGMA journal_mode = WAL";

/** Milliseconds for which the end of a first build waits for those who look whether something is there. */
const READERS_PATIENCE = 5000;

/** Runs `work` as the only writer of a file. `deadline` is on the clock of `performance.now()`. */
export async function writeFile<Value>(
  file: string,
  work: Work<Value>,
  deadline: number,
): Promise<WriteOutcome<Value>> {
  const folder = makeFolder(dirname(file));
  if (folder !== null) return { outcome: "failed", fault: storeFault(folder, file) };
  let connection: Connection | null = null;
  try {
    connection = openForWriting(file);
    if (!(await becomeWriter(connection, deadline))) return { outcome: "busy" };
    return { outcome: "written", value: await transact(connection, work) };
  } catch (error) {
    connection?.close();
    return await outcomeOf(error, file);
  } finally {
    connection?.close();
  }
}

/** Why a folder cannot be made; null where it is there. */
function makeFolder(folder: string): StoreFault["reason"] | null {
  try {
    mkdirSync(folder, { recursive: true });
    return null;
  } catch (error) {
    return folderReason(error);
  }
}

/** What a failure means for the caller. The transaction is rolled back; bugs, and what `work` threw, go on. */
async function outcomeOf(error: unknown, file: string): Promise<WriteOutcome<never>> {
  const reason = error instanceof ForeignFileError ? "damaged" : await reasonOrDamage(error, file);
  if (reason === null) throw error;
  if (reason === "busy") return { outcome: "busy" };
  const fault =
    reason === "damaged" ? damagedFault(file, moveAside(file)) : storeFault(reason, file);
  return { outcome: "failed", fault };
}

async function reasonOrDamage(error: unknown, file: string): Promise<ReturnType<typeof reasonOf>> {
  const { isDamage } = await import("./damage.ts");
  return isDamage(error, file) ? "damaged" : reasonOf(error);
}

/** The file became somebody else's database since it was opened. */
class ForeignFileError extends Error {}

/** Runs `work` in a transaction of a connection that nobody else has: a store in memory. */
export async function writeConnection<Value>(
  connection: Connection,
  work: Work<Value>,
): Promise<WriteOutcome<Value>> {
  connection.database.exec("BEGIN IMMEDIATE");
  return { outcome: "written", value: await transact(connection, work) };
}

/** Begins the transaction; false where others write until the deadline. Waits without blocking this process. */
async function becomeWriter(connection: Connection, deadline: number): Promise<boolean> {
  const { database } = connection;
  for (;;) {
    try {
      database.exec(SETTINGS);
      const isNew = isEmpty(connection);
      database.exec(isNew ? `PRAGMA busy_timeout = ${READERS_PATIENCE}` : READ_WHILE_WRITTEN);
      database.exec("BEGIN IMMEDIATE");
      return true;
    } catch (error) {
      if (reasonOf(error) !== "busy") throw error;
    }
    const left = deadline - performance.now();
    if (left <= 0) return false;
    await sleep(Math.min(ATTEMPT_INTERVAL, left));
  }
}

async function transact<Value>(connection: Connection, work: Work<Value>): Promise<Value> {
  const { database } = connection;
  try {
    const owner = ownershipOf(connection);
    if (owner === "foreign") throw new ForeignFileError();
    if (owner !== "ours") makeTables(connection);
    const writer = new SqliteWriter(connection);
    const reader = new SqliteReader({
      read: (query) => query(connection),
      hold: () => ({ connection, release: () => undefined }),
      failure: (error) => error,
    });
    const value = await work(writer, reader);
    writer.finish();
    database.exec("COMMIT");
    letReadWhileWritten(connection);
    return value;
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

/** Whether nothing has ever been written into a file. */
function isEmpty(connection: Connection): boolean {
  return connection.database.prepare("PRAGMA page_count").get()?.page_count === 0;
}

/** After a first build. Where somebody reads just then, the next run of writes does it. */
function letReadWhileWritten({ database }: Connection): void {
  try {
    database.exec(READ_WHILE_WRITTEN);
  } catch (error) {
    if (reasonOf(error) !== "busy") throw error;
  }
}
