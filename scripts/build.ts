/**
 * Makes `dist/`, as it is published: every module with its types, and the two commands once more in few files
 * (ADR-0015). A cold `recall` then reads one file instead of seventy, and what it does not need when it is asked for.
 */
import { execFileSync } from "node:child_process";
import { chmodSync, rmSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { type Plugin, rolldown } from "rolldown";

const ROOT = join(import.meta.dirname, "..");
const SOURCE = join(ROOT, "src");
const OUTPUT = join(ROOT, "dist");

const COMMANDS = ["doors/cli/main", "doors/cli/recall"];

/** Where all other files of the commands go. */
const CHUNKS = "doors/cli/chunks";

/** What a command starts as a thread, from a file of this name beside its own: no import tells of it. */
const THREADS = ["index/parser-thread"];

interface File {
  readonly name: string;
  /** Modules that go into it, with all that they import and no file before it has. */
  readonly modules: readonly string[];
  /** Whether it may import packages, which are then loaded with it. */
  readonly packages: boolean;
}

/** Files that many modules share; each other module goes where it is asked for. */
const FILES: readonly File[] = [
  // Turns the cache of compiled code on: only files that are loaded after it are in the cache.
  { name: "start", modules: ["doors/cli/start.ts"], packages: false },
  // What a question asked by name goes through.
  {
    name: "cold",
    modules: ["doors/cli/run.ts", "doors/cli/verbs/recall.ts", "usecases/refresh.ts"],
    packages: false,
  },
  // What a question in words needs as well.
  {
    name: "words",
    modules: ["recall/search.ts", "recall/found-hits.ts", "store/sqlite/search.ts"],
    packages: true,
  },
];

rmSync(OUTPUT, { recursive: true, force: true });
execFileSync("npx", ["tsc", "-p", "tsconfig.build.json"], { cwd: ROOT, stdio: "inherit" });
await bundle();
for (const command of COMMANDS) chmodSync(join(OUTPUT, `${command}.js`), 0o755);

async function bundle(): Promise<void> {
  const placed = new Map<string, string>();
  const build = await rolldown({
    input: Object.fromEntries([
      ...COMMANDS.map((command) => [command, join(SOURCE, `${command}.ts`)]),
      ...THREADS.map((thread) => [`${CHUNKS}/${basename(thread)}`, join(SOURCE, `${thread}.ts`)]),
    ]),
    cwd: ROOT,
    platform: "node",
    external: (id) => !id.startsWith(".") && !id.startsWith("/"),
    plugins: [placing(placed)],
  });
  await build.write({
    dir: OUTPUT,
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: `${CHUNKS}/[name]-[hash].js`,
    codeSplitting: {
      groups: FILES.map(({ name }, index) => ({
        debugName: name,
        name: (id) => (placed.get(id) === name ? name : null),
        priority: FILES.length - index,
      })),
    },
  });
  await build.close();
}

/** Finds the file of each module once all are known. */
function placing(placed: Map<string, string>): Plugin {
  return {
    name: "placing",
    buildEnd() {
      const importsOf: ImportsOf = (id) => this.getModuleInfo(id)?.importedIds ?? [];
      for (const file of FILES) {
        for (const module of file.modules) place(join(SOURCE, module), file, importsOf, placed);
      }
    },
    renderChunk: withPlainFiles,
  };
}

type ImportsOf = (id: string) => readonly string[];

/** A package on the way of every start is a mistake in the source, so the build ends. */
function place(id: string, file: File, importsOf: ImportsOf, placed: Map<string, string>): void {
  if (placed.has(id)) return;
  placed.set(id, file.name);
  for (const imported of importsOf(id)) {
    if (imported.startsWith(SOURCE)) place(imported, file, importsOf, placed);
    else if (!file.packages && !imported.startsWith("node:")) {
      const importer = relative(SOURCE, id);
      throw new Error(`${importer} loads ${imported} at every start. Import it where it is used.`);
    }
  }
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
