/**
 * Makes `dist/`, as it is published: every module with its types, and the two commands once more in few files
 * (ADR-0015). A cold `recall` then reads one file instead of seventy, and what it does not need when it is asked for.
 */
import { execFileSync } from "node:child_process";
import { chmodSync, rmSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { rolldown } from "rolldown";

const ROOT = join(import.meta.dirname, "..");
const SOURCE = join(ROOT, "src");
const OUTPUT = join(ROOT, "dist");

const COMMANDS = ["doors/cli/main", "doors/cli/recall"];

/** Where all other files of the commands go. */
const CHUNKS = "doors/cli/chunks";

/** What a command starts as a thread, from a file of this name beside its own: no import tells of it. */
const THREADS = ["index/parser-thread"];

/** What turns the cache of compiled code on: only files that are loaded after it are in the cache. */
const START = "doors/cli/start.ts";

/** What a question asked by name goes through. All that these import goes into one file. */
const COLD_PATH = ["doors/cli/run.ts", "doors/cli/verbs/recall.ts", "usecases/refresh.ts"];

rmSync(OUTPUT, { recursive: true, force: true });
execFileSync("npx", ["tsc", "-p", "tsconfig.build.json"], { cwd: ROOT, stdio: "inherit" });
await bundle();
for (const command of COMMANDS) chmodSync(join(OUTPUT, `${command}.js`), 0o755);

async function bundle(): Promise<void> {
  const first = new Set<string>();
  const cold = new Set<string>();
  const build = await rolldown({
    input: Object.fromEntries([
      ...COMMANDS.map((command) => [command, join(SOURCE, `${command}.ts`)]),
      ...THREADS.map((thread) => [`${CHUNKS}/${basename(thread)}`, join(SOURCE, `${thread}.ts`)]),
    ]),
    cwd: ROOT,
    platform: "node",
    external: (id) => !id.startsWith(".") && !id.startsWith("/"),
    plugins: [
      {
        name: "cold-path",
        buildEnd() {
          const importsOf: ImportsOf = (id) => this.getModuleInfo(id)?.importedIds ?? [];
          addWithImports(join(SOURCE, START), importsOf, first);
          for (const start of COLD_PATH) addWithImports(join(SOURCE, start), importsOf, cold);
        },
        renderChunk: withPlainFiles,
      },
    ],
  });
  await build.write({
    dir: OUTPUT,
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: `${CHUNKS}/[name]-[hash].js`,
    codeSplitting: {
      groups: [
        { debugName: "start", name: (id) => (first.has(id) ? "start" : null), priority: 1 },
        { debugName: "cold", name: (id) => (cold.has(id) ? "cold" : null) },
      ],
    },
  });
  await build.close();
}

/**
 * Takes `node:fs` as the object that Node has, not as a module: a module of it has every export as a name, and making
 * those names loads all of Node's streams, three milliseconds at every start.
 */
function withPlainFiles(code: string): string {
  return code.replace(
    /^import \{([^}]+)\} from "node:fs";$/m,
    (_, names: string) =>
      `const {${names.replaceAll(" as ", ": ")}} = process.getBuiltinModule("node:fs");`,
  );
}

type ImportsOf = (id: string) => readonly string[];

/** A package on the cold path would be loaded at every start: that is a mistake in the source, so the build ends. */
function addWithImports(id: string, importsOf: ImportsOf, cold: Set<string>): void {
  if (cold.has(id)) return;
  cold.add(id);
  for (const imported of importsOf(id)) {
    if (imported.startsWith(SOURCE)) addWithImports(imported, importsOf, cold);
    else if (!imported.startsWith("node:")) {
      const file = relative(SOURCE, id);
      throw new Error(`${file} loads ${imported} at every start. Import it where it is used.`);
    }
  }
}
