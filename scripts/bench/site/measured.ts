/** A command as a whole: how long it took, and the most memory that one of its processes had. */
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

export interface Measured {
  readonly ms: number;
  /** Bytes of the largest of its processes. */
  readonly peakBytes: number;
}

/** Each Node process of the command runs this at its start, and writes down its peak when it ends. */
const PEAK = new URL("./report-peak.mjs", import.meta.url);

/** Runs Node with `args` in `cwd`. Throws where the command fails. */
export function measured(
  cwd: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Measured {
  const peaks = join(cwd, "peaks.txt");
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd,
    env: {
      ...process.env,
      ...environment,
      NODE_OPTIONS: `--import ${PEAK.href}`,
      PALIMPSEST_PEAKS: peaks,
    },
    encoding: "utf8",
  });
  const ms = performance.now() - start;
  if (status !== 0) throw new Error(`node ${args.join(" ")} ended with ${status}: ${stderr}`);
  const kibibytes = readFileSync(peaks, "utf8").trim().split("\n").map(Number);
  rmSync(peaks);
  return { ms, peakBytes: Math.max(...kibibytes) * 1024 };
}
