/** What both commands do before anything else is loaded. */
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { cacheFolder } from "../../usecases/cache-folder.ts";
import { EXIT } from "./exit-codes.ts";

/** The oldest Node that has `node:sqlite` and runs TypeScript as it is: `engines` in package.json. */
const OLDEST: readonly [major: number, minor: number] = [22, 18];

/** Runs the command line and sets the exit code of the process. */
export async function start(args: readonly string[]): Promise<void> {
  if (isTooOld(process.versions.node)) {
    process.stderr.write(
      `Palimpsest needs Node ${OLDEST.join(".")} or newer, and this is ${process.versions.node} (${process.execPath}).\n`,
    );
    process.exitCode = EXIT.failed;
    return;
  }
  quietenSqlite();
  keepCompiledCode();
  const { run } = await import("./run.ts");
  process.exitCode = await run(args);
}

function isTooOld(version: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]);
}

/** Keeps what V8 compiled for the next start, in a folder of the person's own and not in one that all users share. */
function keepCompiledCode(): void {
  const { NODE_COMPILE_CACHE: chosen } = process.env;
  enableCompileCache(chosen ?? join(cacheFolder(process.env), "code"));
}

/** Node 22 warns at every start that SQLite is experimental, which is nothing that a person can act on. */
function quietenSqlite(): void {
  const { emitWarning } = process;
  process.emitWarning = (warning: string | Error, ...rest: never[]) => {
    if (!String(warning).includes("SQLite is an experimental feature"))
      emitWarning(warning, ...rest);
  };
}
