/** What is published, installed into an empty folder: the tarball's own files with this checkout's packages. */
import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { finished } from "../support/cli.ts";
import { temporaryFolder, writeFiles } from "../support/folder.ts";
import { makeSmallWiki } from "../support/small-wiki.ts";

const ROOT = join(import.meta.dirname, "../..");
const { bin, dependencies, version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

/** Where the package was installed. */
let folder = "";
const installed = (...parts: string[]) => join(folder, "node_modules", "palimpsest", ...parts);

/** Packs and unpacks; the packages that it depends on are links to those of this checkout. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "palimpsest-package-"));
  execFileSync("npm", ["pack", "--silent", "--pack-destination", folder], {
    cwd: ROOT,
    stdio: "pipe",
  });
  mkdirSync(installed(), { recursive: true });
  const tarball = join(folder, `palimpsest-${version}.tgz`);
  execFileSync("tar", ["-xzf", tarball, "-C", installed(), "--strip-components=1"]);
  for (const name of Object.keys(dependencies)) {
    const link = join(folder, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(ROOT, "node_modules", name), link);
  }
  mkdirSync(join(folder, "node_modules", ".bin"));
  for (const [name, file] of Object.entries<string>(bin)) {
    symlinkSync(join("..", "palimpsest", file), join(folder, "node_modules", ".bin", name));
  }
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command of the package as a shell would find it. */
function run(command: string, args: readonly string[], cwd: string) {
  const path = [join(folder, "node_modules", ".bin"), dirname(process.execPath), process.env.PATH];
  return finished("/usr/bin/env", [command, ...args], { cwd, env: { PATH: path.join(delimiter) } });
}

describe("the published package", () => {
  test("has commands that the system can start", () => {
    for (const file of Object.values<string>(bin)) {
      expect(readFileSync(installed(file), "utf8")).toMatch(/^#!\/usr\/bin\/env node\n/);
      expect(statSync(installed(file)).mode & 0o111).toBe(0o111);
    }
  });

  test("makes the site of a wiki", async () => {
    const cwd = makeSmallWiki(temporaryFolder());
    expect(await run("palimpsest", ["site", "build", "--out", "out"], cwd)).toMatchObject({
      code: 0,
    });
    expect(existsSync(join(cwd, "out/ADR-0001/index.html"))).toBe(true);
  });

  test("answers by both commands", async () => {
    const cwd = makeSmallWiki(temporaryFolder());
    const asked = await run("palimpsest", ["recall", "ADR-0001"], cwd);
    expect(asked).toMatchObject({ code: 0, stderr: "" });
    expect(asked.stdout).toContain("superseded by ADR-0002");
    expect(await run("recall", ["ADR-0001"], cwd)).toEqual(asked);
    expect((await run("recall", ["ADR-0999"], cwd)).code).toBe(1);
    expect((await run("palimpsest", ["--version"], cwd)).stdout).toBe(`${version}\n`);
  });

  test("carries out every verb", async () => {
    const cwd = makeSmallWiki(temporaryFolder());
    writeFiles(cwd, { "wiki/x.md": "# X\n\nSee [[ADR-0099]].\n" });
    const calls: [args: string[], code: number][] = [
      [["index"], 0],
      [["show", "ADR-0002", "--md"], 0],
      [["check"], 1],
      [["check", "--format", "sarif"], 1],
      [["export"], 0],
      [["init"], 0],
      [["help", "recall"], 0],
      [["recal"], 2],
    ];
    for (const [args, code] of calls) {
      expect({ args, code: (await run("palimpsest", args, cwd)).code }).toEqual({ args, code });
    }
  });

  test("has the file of each thread that it starts", async () => {
    const chunks = installed("dist", "doors", "cli", "chunks");
    const started = readdirSync(chunks).flatMap((name) => {
      const code = readFileSync(join(chunks, name), "utf8");
      return [...code.matchAll(/new URL\(`\.\/([\w-]+)\$/g)].map(([, thread]) => `${thread}.js`);
    });
    expect(started).toContain("parser-thread.js");
    for (const file of started) {
      const thread = new Worker(join(chunks, file), { workerData: {} });
      const died = new Promise((_, reject) => thread.on("error", reject));
      await Promise.race([died, new Promise((resolve) => thread.on("online", resolve))]);
      await thread.terminate();
    }
  });

  test("gives its schemas to who imports them", async () => {
    const program = `
      import { recallSchema } from "palimpsest/schema";
      console.log(recallSchema.type);`;
    const args = ["--input-type=module", "--eval", program];
    const { stdout } = await finished(process.execPath, args, { cwd: folder });
    expect(stdout).toBe("object\n");
  });

  test("is as package managers and bundlers want it", async () => {
    const { messages, pkg } = await publint({ pkgDir: installed(), strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });
});
