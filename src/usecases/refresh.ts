/** What every answer starts with: a look for changed files, and an index of just those. */
import type { IndexOptions, IndexOutcome } from "../index/index.ts";
import { look } from "../index/look.ts";
import type { Palimpsest } from "./palimpsest.ts";

/** Milliseconds that an answer waits for another writer when there is an index to answer from. */
const SHORT_PATIENCE = 100;

/** Milliseconds that it waits when there is none: somebody is building the first. */
const LONG_PATIENCE = 120_000;

/**
 * Whether answers are those of the files as they are. `stale`: they come from the index as it was; `missing`: there
 * is no index, and none could be made. `remark` then says why, in words for a person.
 */
export type Refreshed =
  | { readonly outcome: "current"; readonly index: null; readonly remark: null }
  | { readonly outcome: "updated"; readonly index: IndexOutcome; readonly remark: null }
  | {
      readonly outcome: "stale" | "missing";
      readonly index: IndexOutcome;
      readonly remark: string;
    };

/**
 * Brings the index up to the files at the price of one listing where nothing has changed. While another process
 * writes, the last index answers; only where there is none is there a wait.
 */
export async function refresh(
  palimpsest: Palimpsest,
  options: Partial<IndexOptions> = {},
): Promise<Refreshed> {
  const seen = await look(palimpsest, await palimpsest.store.origin());
  if (seen.current) return { outcome: "current", index: null, remark: null };
  const patience = seen.origin === null ? LONG_PATIENCE : SHORT_PATIENCE;
  // Loaded only now: most answers find nothing changed.
  const { updateIndex } = await import("../index/update-index.ts");
  const index = await updateIndex(palimpsest, { patience, ...options }, seen);
  if (index.outcome === "indexed" || index.outcome === "unchanged") {
    return { outcome: "updated", index, remark: null };
  }
  const outcome = seen.origin === null ? "missing" : "stale";
  return { outcome, index, remark: `${reasonOf(index)} ${CONSEQUENCES[outcome]}` };
}

const CONSEQUENCES = {
  stale: "Answers come from the last index.",
  missing: "There is no index to answer from.",
} as const;

function reasonOf({ outcome, fault }: IndexOutcome): string {
  return outcome === "busy"
    ? "Another process is writing the index."
    : (fault?.message ?? "The index could not be written.");
}
