/** `palimpsest index`: brings the index up to the files, and tells what it found. */
import { type IndexOptions, type IndexOutcome, updateIndex } from "../index/index.ts";
import type { Palimpsest } from "./palimpsest.ts";

/** Milliseconds that an asked-for run waits for another process: longer than any index takes. */
const PATIENCE = 120_000;

/** Indexes what changed, or all of it with `force`. Waits up to two minutes for another writer unless told otherwise. */
export function indexWiki(
  palimpsest: Palimpsest,
  options: Partial<IndexOptions> = {},
): Promise<IndexOutcome> {
  return updateIndex(palimpsest, { patience: PATIENCE, ...options });
}
