/** Keys that stand in a block more than once. */
import type { PageFault } from "../../domain/fault.ts";
import type { PlacedEntry } from "./fields.ts";

/** The entries that count, the last of each key as in most readers of YAML, and a fault for each that does not. */
export function duplicates(entries: readonly PlacedEntry[]): {
  readonly kept: readonly PlacedEntry[];
  readonly faults: readonly PageFault[];
} {
  const last = new Map(entries.map((placed) => [placed.entry.key.text, placed]));
  if (last.size === entries.length) return { kept: entries, faults: [] };
  const kept = entries.filter((placed) => last.get(placed.entry.key.text) === placed);
  const faults = entries.flatMap((placed) => {
    const counts = last.get(placed.entry.key.text);
    return counts === undefined || counts === placed ? [] : [fault(placed, counts)];
  });
  return { kept, faults };
}

function fault(placed: PlacedEntry, counts: PlacedEntry): PageFault {
  const { key } = placed.entry;
  const other = counts.positionOf(counts.entry.key.start).line;
  return {
    rule: "bad-front-matter",
    ...placed.positionOf(key.start),
    message: `The key \`${key.text}\` stands here and in line ${other}; the last one counts.`,
    fix: "Keep one of the two lines.",
  };
}
