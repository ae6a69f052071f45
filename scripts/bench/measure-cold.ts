/** Whole processes, in pairs: a command and `node -e 0` by turns, so that a slow moment of the machine hits both. */
import { spawnSync } from "node:child_process";
import { percentile } from "./measure.ts";

export interface ColdStart {
  /** What was asked, for the table. */
  readonly what: string;
  /** Median milliseconds of the command. */
  readonly ms: number;
  /** Median milliseconds of `node -e 0` in the same run. */
  readonly nodeMs: number;
  /** Median of the ratios pair by pair. */
  readonly ratio: number;
}

/** Starts `args` under this Node `runs` times after three warm-ups, each beside an empty Node. */
export function coldStart(what: string, args: readonly string[], runs: number): ColdStart {
  const pairs = Array.from(
    { length: runs + 3 },
    () => [run(args), run(["-e", "0"])] as const,
  ).slice(3);
  return {
    what,
    ms: percentile(
      pairs.map(([command]) => command),
      0.5,
    ),
    nodeMs: percentile(
      pairs.map(([, node]) => node),
      0.5,
    ),
    ratio: percentile(
      pairs.map(([command, node]) => command / node),
      0.5,
    ),
  };
}

function run(args: readonly string[]): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  const ms = performance.now() - start;
  if (status !== 0) throw new Error(`node ${args.join(" ")} ended with ${status}: ${stderr}`);
  return ms;
}
