/** The same processes where things are not as usual: pipes, terminals, odd folders, other processes. */
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { finished, MAIN, palimpsest, shell } from "../support/cli.ts";
import { temporaryFolder, writeFiles } from "../support/folder.ts";
import { git, makeRepository } from "../support/repository.ts";
import { makeSmallWiki, SMALL_WIKI } from "../support/small-wiki.ts";

const ESCAPE = "\u001b[";

/** Runs `palimpsest` on a terminal of its own: `script` gives it one and prints what it shows. */
function onTerminal(line: string, cwd: string, env: Readonly<Record<string, string>> = {}) {
  const call = `'${process.execPath}' '${MAIN}' ${line}`;
  return finished("script", ["-qec", call, "/dev/null"], { cwd, env: { TERM: "xterm", ...env } });
}

function recordOf(title: string): string {
  return `# 1. ${title}\n\n## Status\n\nAccepted\n`;
}

const hasScript = existsSync("/usr/bin/script");

describe("colours", () => {
  test.each<[string, string[], Record<string, string>, boolean]>([
    ["a pipe", [], {}, false],
    ["a pipe and --color", ["--color"], {}, true],
    ["a pipe and FORCE_COLOR", [], { FORCE_COLOR: "1" }, true],
    ["FORCE_COLOR=0", [], { FORCE_COLOR: "0" }, false],
    ["NO_COLOR and FORCE_COLOR", [], { FORCE_COLOR: "1", NO_COLOR: "1" }, false],
    ["NO_COLOR and --color", ["--color"], { NO_COLOR: "1" }, true],
    ["FORCE_COLOR and --no-color", ["--no-color"], { FORCE_COLOR: "1" }, false],
    ["an empty NO_COLOR and --color", ["--color"], { NO_COLOR: "" }, true],
  ])("with %s", async (_, args, env, coloured) => {
    const cwd = makeSmallWiki(temporaryFolder());
    const { stdout, stderr } = await palimpsest(["recall", "elephant", ...args], { cwd, env });
    expect(stdout.includes(ESCAPE)).toBe(coloured);
    expect(stdout.includes("**elephant**")).toBe(!coloured);
    expect(stderr).toBe("");
  });

  test.skipIf(!hasScript)("on a terminal, unless it is a dumb one", async () => {
    const cwd = makeSmallWiki(temporaryFolder());
    expect((await onTerminal("recall elephant", cwd)).stdout).toContain(ESCAPE);
    expect((await onTerminal("recall elephant", cwd, { TERM: "dumb" })).stdout).not.toContain(
      ESCAPE,
    );
    expect((await onTerminal("recall elephant", cwd, { NO_COLOR: "1" })).stdout).not.toContain(
      ESCAPE,
    );
  });
});

describe("output", () => {
  test("ends quietly when its reader has gone", async () => {
    const cwd = makeSmallWiki(temporaryFolder());
    const long = "Words about an elephant. ".repeat(20_000);
    writeFiles(cwd, { "wiki/a.md": long, "wiki/b.md": long, "wiki/c.md": long });
    const piped = await shell('set -o pipefail; palimpsest export | head -c 20; echo " $?"', {
      cwd,
    });
    expect(piped).toEqual({ code: 0, stdout: '{"counts":{"decision 0\n', stderr: "" });
  });

  test("is whole when its reader is slow", async () => {
    const cwd = makeSmallWiki(temporaryFolder());
    writeFiles(cwd, { "wiki/long.md": "Words about an elephant. ".repeat(40_000) });
    const whole = await palimpsest(["export"], { cwd });
    const slow = await shell("palimpsest export | (sleep 0.5; cat) | wc -c", { cwd });
    expect(Number(slow.stdout)).toBe(Buffer.byteLength(whole.stdout));
  });

  test.skipIf(!existsSync("/dev/full"))("tells of a full disk in one line", async () => {
    const cwd = makeSmallWiki(temporaryFolder());
    const { code, stderr } = await shell("palimpsest export > /dev/full", { cwd });
    expect(code).toBe(4);
    expect(stderr).toMatch(/^The output could not be written: there is no space left.*\n$/);
  });

  test("keeps messages and progress out of results, and --quiet keeps them out of sight", async () => {
    const cwd = makeSmallWiki(temporaryFolder());
    writeFiles(cwd, { "wiki/picture.md": new Uint8Array([1, 0, 2]) });
    const loud = await palimpsest(["index", "--json"], { cwd });
    expect(JSON.parse(loud.stdout)).toMatchObject({ unreadable: 1 });
    expect(loud.stderr).toContain("picture.md");
    const quiet = await palimpsest(["index", "--quiet"], { cwd });
    expect(quiet.stderr).toBe("");
    expect(quiet.stdout).toContain("1 unreadable");
  });

  test("shows nothing of a page that steers a terminal", async () => {
    const cwd = makeSmallWiki(temporaryFolder());
    writeFiles(cwd, {
      "wiki/evil.md": "# Evil \u001b]0;owned\u0007 page\n\nwicked \u001b[31mred\u202e\n",
    });
    for (const verb of ["recall", "show"]) {
      const { stdout } = await palimpsest([verb, "evil.md"], { cwd });
      expect(stdout).toContain("Evil");
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there.
      expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
    }
  });
});

describe("arguments", () => {
  test.each([
    [[], "Usage: palimpsest"],
    [["recal", "x"], "Did you mean recall?"],
    [["recall", "x", "--jsno"], "Did you mean --json?"],
    [["recall", "  "], "The question is empty."],
    [["recall", "x", "--since", "2024-02-30"], "a date is YYYY"],
    [["recall", "x", "--wiki", "nowhere"], 'There is no folder "nowhere"'],
    [["recall", "x", "--wiki", "wiki/index.md"], "--wiki wiki"],
  ])("%j are refused with what to do", async (args, words) => {
    const cwd = makeSmallWiki(temporaryFolder());
    const { code, stdout, stderr } = await palimpsest(args, { cwd });
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(words);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  test("that are no UTF-8 are a question like any other", async () => {
    const cwd = makeSmallWiki(temporaryFolder());
    const asked = await shell("palimpsest recall $'caf\\xe9 \\xff elephant'", { cwd });
    expect(asked.code).toBe(0);
    const folder = await shell("palimpsest recall x --wiki $'caf\\xe9'", { cwd });
    expect(folder.code).toBe(2);
  });
});

describe("places", () => {
  test("with spaces, emoji and quotes in their names", async () => {
    const cwd = join(temporaryFolder(), "a b '🐘' \"c\"");
    mkdirSync(cwd);
    makeSmallWiki(cwd);
    const { code, stdout } = await palimpsest(["recall", "elephant", "--json"], { cwd });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ hits: [{}, {}] });
  });

  test("outside a repository", async () => {
    const folder = temporaryFolder();
    writeFiles(folder, { "notes/0001-x.md": "# 1. Elephants\n\n## Status\n\nAccepted\n" });
    const asked = await palimpsest(["recall", "1", "--wiki", "notes"], { cwd: folder });
    expect(asked.code).toBe(0);
    expect(readdirSync(join(folder, "notes"))).toEqual(["0001-x.md"]);
    expect(existsSync(join(folder, ".palimpsest/notes/index.sqlite"))).toBe(true);
    expect((await palimpsest(["recall", "1"], { cwd: join(folder, "notes") })).code).toBe(0);
  });

  test("in a linked working tree, with an index of its own that git does not see", async () => {
    const folder = temporaryFolder();
    const main = makeSmallWiki(join(folder, "main"));
    git(main, "add", "wiki");
    git(main, "commit", "--quiet", "--message=Wiki");
    const linked = join(folder, "linked");
    git(main, "worktree", "add", "--quiet", linked);
    expect((await palimpsest(["recall", "ADR-0002"], { cwd: linked })).code).toBe(0);
    expect(existsSync(join(linked, ".palimpsest/wiki/index.sqlite"))).toBe(true);
    expect(git(linked, "status", "--porcelain")).toBe("");
  });

  test("that nobody may write: the index goes to the cache, and says so once", async () => {
    const folder = temporaryFolder();
    const cache = temporaryFolder();
    const wiki = join(folder, "closed", "wiki");
    writeFiles(wiki, SMALL_WIKI);
    chmodSync(wiki, 0o555);
    chmodSync(join(folder, "closed"), 0o555);
    const env = { XDG_CACHE_HOME: cache };
    const first = await palimpsest(["recall", "ADR-0002"], { cwd: wiki, env });
    const second = await palimpsest(["recall", "ADR-0002"], { cwd: wiki, env });
    chmodSync(join(folder, "closed"), 0o755);
    chmodSync(wiki, 0o755);
    expect(first).toMatchObject({ code: 0, stderr: expect.stringContaining(cache) });
    expect(second).toEqual({ ...first, stderr: "" });
    expect(readdirSync(join(folder, "closed"))).toEqual(["wiki"]);
  });

  test("that are gone", async () => {
    const folder = temporaryFolder();
    const { code, stderr } = await shell("mkdir x && cd x && rmdir ../x && palimpsest recall x", {
      cwd: folder,
    });
    expect(code).toBe(2);
    expect(stderr).toContain("The working directory is not there any more.");
  });

  test("--store takes any file, and leaves one alone that is no index", async () => {
    const cwd = makeSmallWiki(temporaryFolder());
    const given = await palimpsest(["recall", "ADR-0002", "--store", "../kept.db"], {
      cwd: join(cwd, "wiki"),
    });
    expect(given.code).toBe(0);
    expect(existsSync(join(cwd, "kept.db"))).toBe(true);
    expect(existsSync(join(cwd, ".palimpsest"))).toBe(false);
    writeFiles(cwd, { "precious.md": "# Precious\n" });
    const refused = await palimpsest(["recall", "x", "--store", "precious.md"], { cwd });
    expect(refused).toMatchObject({ code: 2, stdout: "" });
    expect(readdirSync(cwd).filter((name) => name.startsWith("precious"))).toEqual(["precious.md"]);
    expect(readFileSync(join(cwd, "precious.md"), "utf8")).toBe("# Precious\n");
  });

  test("two wikis of one repository do not share an index", async () => {
    const cwd = makeRepository(temporaryFolder());
    writeFiles(cwd, { "a/0001-x.md": recordOf("Apples"), "b/0001-x.md": recordOf("Bananas") });
    for (const [wiki, title] of [
      ["a", "Apples"],
      ["b", "Bananas"],
      ["a", "Apples"],
    ] as const) {
      const asked = await palimpsest(["--wiki", wiki, "recall", "1", "--no-refresh"], { cwd });
      const fresh = await palimpsest(["--wiki", wiki, "recall", "1"], { cwd });
      expect(fresh.stdout).toContain(title);
      if (asked.code === 0) expect(asked.stdout).toBe(fresh.stdout);
    }
  });
});

describe("two processes at once", () => {
  test("both index, and none fails", async () => {
    const cwd = makeSmallWiki(temporaryFolder());
    const pages = Array.from({ length: 200 }, (_, n) => [
      `wiki/n${n}.md`,
      `# Note ${n}\n\nText.\n`,
    ]);
    writeFiles(cwd, Object.fromEntries(pages));
    const calls = [
      ["index", "--json"],
      ["index", "--json"],
      ["recall", "ADR-0002"],
    ];
    const ended = await Promise.all(calls.map((args) => palimpsest(args, { cwd })));
    expect(ended.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(ended.slice(0, 2).map(({ stdout }) => JSON.parse(stdout).pages)).toEqual([204, 204]);
    const exclude = readFileSync(join(cwd, ".git/info/exclude"), "utf8");
    expect(exclude).toContain("/.palimpsest/\n");
  });
});
