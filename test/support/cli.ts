/** The command line as a process of its own, from source. */
import { type SpawnOptions, spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";

const DOORS = join(import.meta.dirname, "../../src/doors/cli");

/** The two commands. */
export const MAIN: string = join(DOORS, "main.ts");
export const RECALL: string = join(DOORS, "recall.ts");

export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CallOptions {
  readonly cwd: string;
  /** Added to an environment that says nothing of colours. */
  readonly env?: Readonly<Record<string, string>>;
}

/** An environment without what the person who runs the tests has set. */
function plainEnvironment(): Record<string, string> {
  const { PATH = "", HOME = tmpdir(), TZ = "", LC_ALL = "" } = process.env;
  const code = join(tmpdir(), "palimpsest-compiled-tests");
  return { PATH, HOME, TZ, LC_ALL, NODE_COMPILE_CACHE: code };
}

/** Runs `palimpsest` with arguments. */
export function palimpsest(args: readonly string[], options: CallOptions): Promise<Finished> {
  return finished(process.execPath, [MAIN, ...args], options);
}

/** Runs any command to its end. */
export function finished(
  command: string,
  args: readonly string[],
  { cwd, env = {} }: CallOptions,
): Promise<Finished> {
  const options: SpawnOptions = { cwd, env: { ...plainEnvironment(), ...env } };
  const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  const chunks = { stdout: [] as Buffer[], stderr: [] as Buffer[] };
  child.stdout?.on("data", (chunk: Buffer) => chunks.stdout.push(chunk));
  child.stderr?.on("data", (chunk: Buffer) => chunks.stderr.push(chunk));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      const [stdout = "", stderr = ""] = [chunks.stdout, chunks.stderr].map((parts) =>
        Buffer.concat(parts).toString("utf8"),
      );
      resolve({ code, stdout, stderr });
    });
  });
}

/** Runs a line of shell in which `palimpsest` is a command. */
export function shell(line: string, options: CallOptions): Promise<Finished> {
  const command = `palimpsest() { '${process.execPath}' '${MAIN}' "$@"; }; ${line}`;
  return finished("bash", ["-c", command], options);
}
