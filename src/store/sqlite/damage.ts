/** Tells a broken index from a bug of ours. Loaded only when something failed, for it may look through the whole file. */
import { DatabaseSync } from "node:sqlite";
import { BrokenRowError } from "../seal.ts";
import { Connection, openForReading } from "./connection.ts";
import { reasonOf } from "./faults.ts";
import { makeTables } from "./tables.ts";

/**
 * Whether the file is at fault for what reading or writing it threw. Much of what breaks shows as an error in SQL, a
 * number out of range or a constraint; that is a bug only where the file is whole and its tables are those we made.
 */
export function isDamage(error: unknown, file: string): boolean {
  if (error instanceof BrokenRowError) return true;
  const reason = reasonOf(error);
  if (reason !== null) return reason === "damaged";
  return isFromSqlite(error) && (tellsDamage(error) || !isWhole(file));
}

function isFromSqlite(error: unknown): error is Error {
  return error instanceof Error && ("errcode" in error || isOutOfRange(error));
}

/** `node:sqlite` says so of a whole number past 2^53; the index holds none. */
function isOutOfRange(error: Error): boolean {
  return "code" in error && error.code === "ERR_OUT_OF_RANGE";
}

/** What the virtual tables say of their own broken rows, with the code of an error in SQL. */
const TELLING = /malformed|vtable constructor failed|no such fts5 table|invalid fts5 file format/;

function tellsDamage(error: Error): boolean {
  return isOutOfRange(error) || TELLING.test(error.message);
}

/** Whether a file has the tables that we made, each of them sound. */
function isWhole(file: string): boolean {
  const expected = new Connection(new DatabaseSync(":memory:"));
  let connection: Connection | null = null;
  try {
    makeTables(expected);
    connection = openForReading(file);
    const check = connection.database.prepare("PRAGMA integrity_check(1)").get();
    return check?.integrity_check === "ok" && tablesOf(connection) === tablesOf(expected);
  } catch (error) {
    // Where somebody else keeps us from looking, the error stays what it was.
    return reasonOf(error) === "busy";
  } finally {
    connection?.close();
    expected.close();
  }
}

function tablesOf({ database }: Connection): string {
  const tables = database.prepare("SELECT name, sql FROM sqlite_schema ORDER BY name").all();
  return JSON.stringify(tables);
}
