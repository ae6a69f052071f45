/** Tells an index that turned out to be broken from a bug. */
import { DamagedStoreError } from "../store/sqlite/faults.ts";

/** What to say where an index broke while it was read; null for every other error. The file is out of the way already. */
export function damageOf(error: unknown): string | null {
  return error instanceof DamagedStoreError ? error.message : null;
}
