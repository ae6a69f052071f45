/** A real store in memory, whose writes are counted and can be made to fail as those of a full disk would. */
import type { Store, WriteOutcome } from "../../src/store/port.ts";
import { IN_MEMORY, openSqliteStore } from "../../src/store/sqlite/store.ts";

export interface WatchedStore {
  readonly store: Store;
  /** How many milliseconds each write would have waited for another writer. */
  readonly patience: number[];
  /** What every write answers instead; null to write. */
  failure: Exclude<WriteOutcome<never>, { outcome: "written" }> | null;
}

export async function watchedStore(): Promise<WatchedStore> {
  const opened = await openSqliteStore(IN_MEMORY);
  if (!opened.ok) throw new Error(opened.fault.message);
  const store = opened.value;
  const write = store.write.bind(store);
  const watched: WatchedStore = { store, patience: [], failure: null };
  store.write = (work, patience) => {
    watched.patience.push(patience);
    return watched.failure === null ? write(work, patience) : Promise.resolve(watched.failure);
  };
  return watched;
}
