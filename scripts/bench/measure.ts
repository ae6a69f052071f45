/** What one measured process reports to the bench that started it: one line of JSON on standard output. */
import { spawnSync } from "node:child_process";

export interface Measurement {
  /** Milliseconds by step. */
  readonly ms: Readonly<Record<string, number>>;
  /** Warm query latencies in milliseconds; empty where none were asked. */
  readonly queries: readonly number[];
  /** Peak resident memory in bytes. */
  readonly peakBytes: number;
}

/** Runs `work` and gives its value with the milliseconds it took. */
export async function timed<Value>(
  work: () => Value | Promise<Value>,
): Promise<[value: Value, ms: number]> {
  const start = performance.now();
  const value = await work();
  return [value, performance.now() - start];
}

/** Ends a measured process: prints what it measured. */
export function report(ms: Record<string, number>, queries: readonly number[] = []): void {
  const measurement: Measurement = {
    ms,
    queries,
    peakBytes: process.resourceUsage().maxRSS * 1024,
  };
  console.log(JSON.stringify(measurement));
}

/** Runs one of the measuring scripts in a process of its own, so that memory and caches are its own too. */
export function measureIn(script: string, ...args: string[]): Measurement {
  const child = spawnSync(process.execPath, [new URL(script, import.meta.url).pathname, ...args], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (child.status !== 0) throw new Error(`${script} ended with ${child.status}`);
  return JSON.parse(child.stdout.trim().split("\n").at(-1) ?? "") as Measurement;
}

/** The value below which `share` (0 to 1) of the sample lies. */
export function percentile(sample: readonly number[], share: number): number {
  const sorted = sample.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
