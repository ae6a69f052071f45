/** What was measured, as rows of the table: ours, the limit, the ratio and the target it is held against, the peer. */
import { type Measurement, percentile } from "./measure.ts";
import type { ColdStart } from "./measure-cold.ts";
import { duration, mebibytes } from "./table.ts";

export const HEADINGS = [
  "measure",
  "palimpsest",
  "limit",
  "ratio",
  "target",
  "met",
  "minisearch",
] as const;

export interface Measured {
  readonly name: string;
  readonly ours: Measurement;
  readonly limit: Measurement;
  readonly peer: Measurement;
}

const NONE = "";

/** Full index, one changed file, nothing changed, and memory. */
export function indexRows({ name, ours, limit, peer }: Measured): string[][] {
  const ratio = step(ours, "full") / step(limit, "full");
  const changed = step(ours, "changed");
  return [
    [
      `${name}: full index`,
      duration(step(ours, "full")),
      duration(step(limit, "full")),
      `${ratio.toFixed(2)}x`,
      "under 4x",
      met(ratio < 4),
      duration(step(peer, "full")),
    ],
    [
      `${name}: of it reading files`,
      NONE,
      duration(step(limit, "read")),
      NONE,
      NONE,
      NONE,
      duration(step(peer, "read")),
    ],
    [
      `${name}: of it inserting`,
      NONE,
      duration(step(limit, "insert")),
      NONE,
      NONE,
      NONE,
      duration(step(peer, "insert")),
    ],
    [
      `${name}: one file changed`,
      duration(changed),
      NONE,
      NONE,
      "under 0.4 s",
      met(changed < 400),
      NONE,
    ],
    [`${name}: nothing changed`, duration(step(ours, "unchanged")), NONE, NONE, NONE, NONE, NONE],
    [
      `${name}: peak memory`,
      mebibytes(ours.peakBytes),
      mebibytes(limit.peakBytes),
      NONE,
      NONE,
      NONE,
      mebibytes(peer.peakBytes),
    ],
  ];
}

/** Where the time of a full index goes, in the words of the indexer. */
export function splitRows(name: string, split: Readonly<Record<string, number>>): string[][] {
  return Object.entries(split).map(([part, ms]) => [
    `${name}: split, ${part}`,
    duration(ms),
    NONE,
    NONE,
    NONE,
    NONE,
    NONE,
  ]);
}

/** Questions of six words to a process that already runs. */
export function queryRows({ name, ours, limit, peer }: Measured): string[][] {
  return [0.5, 0.95].map((share) => {
    const mine = percentile(ours.queries, share);
    return [
      `${name}: warm question, p${share * 100}`,
      duration(mine),
      duration(percentile(limit.queries, share)),
      `${(mine / percentile(limit.queries, share)).toFixed(2)}x`,
      share === 0.95 ? "under 20 ms" : NONE,
      share === 0.95 ? met(mine < 20) : NONE,
      duration(percentile(peer.queries, share)),
    ];
  });
}

/** A whole process that starts, answers and ends, beside one that does nothing. */
export function coldRow(name: string, cold: ColdStart, target: number | null): string[] {
  return [
    `${name}: cold ${cold.what}`,
    duration(cold.ms),
    duration(cold.nodeMs),
    `${cold.ratio.toFixed(2)}x`,
    target === null ? NONE : `under ${target}x`,
    target === null ? NONE : met(cold.ratio < target),
    NONE,
  ];
}

/** A wiki far larger than most: that it is indexed and answers in bounded memory. */
export function largeRows(name: string, ours: Measurement): string[][] {
  const limit = 2 * 2 ** 30;
  return [
    [`${name}: full index`, duration(step(ours, "full")), NONE, NONE, NONE, NONE, NONE],
    [
      `${name}: warm question, p95`,
      duration(percentile(ours.queries, 0.95)),
      NONE,
      NONE,
      NONE,
      NONE,
      NONE,
    ],
    [
      `${name}: peak memory`,
      mebibytes(ours.peakBytes),
      NONE,
      NONE,
      "under 2 GiB",
      met(ours.peakBytes < limit),
      NONE,
    ],
  ];
}

function step(measurement: Measurement, name: string): number {
  return measurement.ms[name] ?? Number.NaN;
}

function met(reached: boolean): string {
  return reached ? "yes" : "NO";
}
