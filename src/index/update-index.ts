/**
 * Brings the index up to the files: what changed is read again and the rest stays. The result is the same as that of
 * a build from nothing, for a page depends on no other page; only what the machine keeps from being read stays as
 * it was, where a build from nothing could not have it.
 */
import type { Unreadable } from "../domain/ports.ts";
import type { StoreFault, StoreReader, StoreWriter } from "../store/port.ts";
import { DamagedStoreError } from "../store/sqlite/faults.ts";
import { Harvest } from "./harvest.ts";
import { type Look, look, originOf, type RebuildReason } from "./look.ts";
import { UNSETTLED } from "./manifest.ts";
import { hasPage, type Plan, planIndex, rowOfUnreadable } from "./plan.ts";
import type { IndexSources } from "./sources.ts";

export interface IndexOptions {
  /** Builds from nothing although that is not needed. */
  readonly force?: boolean | undefined;
  /** Milliseconds to wait for another process that is writing. */
  readonly patience: number;
  /** Told after each file that was read, with how many there are to read. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/**
 * The index after a run. `busy`: another process was writing, and the index is what it was or what that one made.
 * `failed`: the store could not be written, and the index is what it was.
 */
export interface IndexOutcome {
  readonly outcome: "indexed" | "unchanged" | "busy" | "failed";
  /** Why the store could not be written; null unless that failed. */
  readonly fault: StoreFault | null;
  readonly pages: number;
  readonly decisions: number;
  /** Pages that are new or other than before. */
  readonly changed: number;
  /**
   * Pages that are gone. A page whose file was renamed counts as removed and as changed; a build from nothing
   * removes none.
   */
  readonly removed: number;
  /** Everything that could not be read, now or before, in the order of path. */
  readonly unreadable: readonly Unreadable[];
  readonly ms: number;
  readonly rebuilt: RebuildReason | null;
}

type Run = Pick<IndexOutcome, "outcome" | "fault" | "changed" | "removed" | "rebuilt">;

/**
 * Indexes what changed. Waits for another writer no longer than the options say; never leaves half an index. A look
 * that has just been taken need not be taken twice.
 */
export async function updateIndex(
  sources: IndexSources,
  options: IndexOptions,
  seen?: Look,
): Promise<IndexOutcome> {
  const start = sources.clock();
  const first = seen ?? (await look(sources, await sources.store.origin()));
  const run = first.current && !options.force ? UNCHANGED : await write(sources, options, first);
  const { pages, decisions, unreadable } = await sources.store.counts();
  return {
    ...run,
    pages,
    decisions,
    unreadable: unreadable === 0 ? [] : await unreadableIn(sources.store),
    ms: sources.clock() - start,
  };
}

const UNCHANGED: Run = {
  outcome: "unchanged",
  fault: null,
  changed: 0,
  removed: 0,
  rebuilt: null,
};

async function write(sources: IndexSources, options: IndexOptions, first: Look): Promise<Run> {
  const written = await sources.store.write(async (writer, reader) => {
    const now = await lookAgain(sources, reader, first);
    if (now.current && !options.force) return UNCHANGED;
    return build(sources, options, writer, reader, now);
  }, options.patience);
  switch (written.outcome) {
    case "written":
      return written.value;
    case "busy":
      return { ...UNCHANGED, outcome: "busy" };
    case "failed":
      // It is out of the way by now: whoever asked can start again and make a new one.
      if (written.fault.reason === "damaged") throw new DamagedStoreError(written.fault);
      return { ...UNCHANGED, outcome: "failed", fault: written.fault };
  }
}

/** Looks anew where another process wrote in between: its listing may be younger than ours. */
async function lookAgain(sources: IndexSources, reader: StoreReader, first: Look): Promise<Look> {
  const origin = await reader.origin();
  const isSame = origin?.manifest === first.origin?.manifest && origin?.manifest !== UNSETTLED;
  return isSame ? first : look(sources, origin);
}

async function build(
  sources: IndexSources,
  options: IndexOptions,
  writer: StoreWriter,
  reader: StoreReader,
  now: Look,
): Promise<Run> {
  const rebuilt = options.force ? (now.rebuild ?? "forced") : now.rebuild;
  if (rebuilt !== null) await writer.clear();
  const plan = planIndex(now.listing, rebuilt === null ? await reader.files() : []);
  const harvest = await carryOut(plan, sources, options, writer, now.listedAt);
  await writer.setOrigin(originOf(sources, now.manifest, harvest.settled));
  const { changed, removed } = harvest;
  return { outcome: "indexed", fault: null, changed, removed, rebuilt };
}

async function carryOut(
  plan: Plan,
  sources: IndexSources,
  options: IndexOptions,
  writer: StoreWriter,
  listedAt: number,
): Promise<Harvest> {
  const harvest = new Harvest();
  harvest.removed = plan.removed.filter(hasPage).length;
  for (const { fault, known } of plan.closed) {
    const row = rowOfUnreadable(fault, known);
    if (fault.blocked) harvest.settle(row);
    harvest.keep(row, known);
  }
  let done = 0;
  const onRead = () => options.onProgress?.(++done, plan.suspects.length);
  const { readPages } = await import("./read-pages.ts");
  const reading = { files: sources.files, configuration: sources.configuration, listedAt, onRead };
  const removed = plan.removed.map(({ path }) => path);
  const pages = readPages(plan.suspects, reading, harvest);
  await writer.apply({ removed, pages, touched: [], unreadable: [] });
  // The harvest is whole only now that the pages have been taken.
  await writer.apply(harvest.change());
  return harvest;
}

async function unreadableIn(store: StoreReader): Promise<Unreadable[]> {
  const files = await store.files();
  return files.flatMap(({ path, unreadable }) =>
    unreadable === null ? [] : [{ path, reason: unreadable }],
  );
}
