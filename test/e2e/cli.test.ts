/** Every verb as a real process on a real wiki: results, messages and exit codes. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import {
  checkSchema,
  exportRecordSchema,
  exportSchema,
  fixSchema,
  indexSchema,
  initSchema,
  recallSchema,
  showSchema,
} from "../../src/doors/cli/schema/index.ts";
import { finished, palimpsest, RECALL } from "../support/cli.ts";
import { temporaryFolder, writeFiles } from "../support/folder.ts";
import { git, makeRepository } from "../support/repository.ts";
import { makeSmallWiki } from "../support/small-wiki.ts";

function documentOf(schema: v.GenericSchema, text: string) {
  const document: Record<string, never> = JSON.parse(text);
  v.parse(schema, document);
  return document;
}

describe("palimpsest", () => {
  test("makes a wiki, indexes it and answers from it", async () => {
    const cwd = makeRepository(temporaryFolder());
    const made = await palimpsest(["init", "--json"], { cwd });
    expect(documentOf(initSchema, made.stdout)).toEqual({
      version: 1,
      wiki: "wiki",
      made: ["wiki/adr/0001-record-architecture-decisions.md", "wiki/palimpsest.yaml"],
      ignored: false,
      logs: [],
    });
    const answer = await palimpsest(["recall", "adr 1"], { cwd });
    expect(answer.code).toBe(0);
    expect(answer.stdout).toMatch(/^ADR-0001 {2}Record architecture decisions {2}accepted/);
    const checked = await palimpsest(["check"], { cwd });
    expect(checked).toMatchObject({ code: 0, stderr: "" });
    expect(checked.stdout).toContain("No faults in 1 page.");
    expect(git(cwd, "status", "--porcelain")).toBe("?? wiki/\n");
    const again = await palimpsest(["init"], { cwd });
    expect(again).toMatchObject({
      code: 0,
      stdout: "wiki is a wiki already; nothing was changed.\n",
    });
  });
});

describe("palimpsest recall", () => {
  test("puts what is in force before what it replaced", async () => {
    const cwd = makeSmallWiki(temporaryFolder());
    const { code, stdout } = await palimpsest(["recall", "ADR-1", "--json"], { cwd });
    expect(code).toBe(0);
    const { hits } = documentOf(recallSchema, stdout);
    expect(hits).toMatchObject([
      { identity: "ADR-0002", score: 1 },
      {
        identity: "ADR-0001",
        superseded_by: "ADR-0002",
        path: "adr/0001-keep-pages-in-files.md",
      },
    ]);
  });

  test("prints places that open from the working directory, and words between stars", async () => {
    const repository = makeSmallWiki(temporaryFolder());
    const cwd = join(repository, "wiki", "adr");
    const { stdout, stderr } = await palimpsest(["recall", "elephant", "tools"], { cwd });
    expect(stderr).toBe("");
    const place = /^ {2}(\S+\.md):(\d+)/m.exec(stdout);
    const file = join(cwd, place?.[1] ?? "");
    const line = readFileSync(file, "utf8").split("\n")[Number(place?.[2]) - 1];
    expect(line).toContain("elephant");
    expect(stdout).toContain("**elephant**");
  });

  test.each([
    [["ADR-0001"], 0, "found"],
    [["why did ADR-0002 replace ADR-0001?"], 0, "found"],
    [["ADR-0999"], 1, "missing"],
    [["xylophone"], 1, "nothing"],
    [["elephant", "--kind", "memory"], 1, "nothing"],
    [["elephant", "--status", "proposed", "--since", "2024-03"], 0, "found"],
  ])("%j exits with %i", async (question, code, outcome) => {
    const cwd = makeSmallWiki(temporaryFolder());
    const asked = await palimpsest(["recall", ...question, "--json"], { cwd });
    expect(asked.code).toBe(code);
    expect(documentOf(recallSchema, asked.stdout)).toMatchObject({ outcome });
    expect((await palimpsest(["recall", ...question], { cwd })).code).toBe(code);
  });

  test("lists both pages that claim a name, and exits with 3", async () => {
    const cwd = makeSmallWiki(temporaryFolder());
    writeFiles(cwd, { "wiki/adr/0002-also.md": "# 2. Also\n\n## Status\n\nAccepted\n" });
    const asked = await palimpsest(["recall", "ADR-0002", "--json"], { cwd });
    expect(asked.code).toBe(3);
    expect(documentOf(recallSchema, asked.stdout)).toMatchObject({
      outcome: "ambiguous",
      hits: [{ path: "adr/0002-also.md" }, { path: "adr/0002-keep-pages-in-git.md" }],
    });
    const shown = await palimpsest(["show", "ADR-0002", "--json"], { cwd });
    expect(shown.code).toBe(3);
    documentOf(showSchema, shown.stdout);
  });

  test("answers to its short name", async () => {
    const cwd = makeSmallWiki(temporaryFolder());
    const { code, stdout } = await finished(process.execPath, [RECALL, "ADR-0003"], { cwd });
    expect(code).toBe(0);
    expect(stdout).toContain("Ask in words");
  });

  test("sees a page that was changed, made or removed since, unless told not to look", async () => {
    const cwd = makeSmallWiki(temporaryFolder());
    const early = await palimpsest(["recall", "zebra", "--no-refresh"], { cwd });
    expect(early).toMatchObject({ code: 4, stdout: "" });
    expect(early.stderr).toContain("palimpsest index");
    expect((await palimpsest(["recall", "zebra"], { cwd })).code).toBe(1);
    writeFiles(cwd, { "wiki/zebra.md": "# Zebra\n\nStripes.\n" });
    expect((await palimpsest(["recall", "zebra", "--no-refresh"], { cwd })).code).toBe(1);
    expect((await palimpsest(["recall", "zebra"], { cwd })).code).toBe(0);
    expect((await palimpsest(["recall", "zebra", "--no-refresh"], { cwd })).code).toBe(0);
  });
});

describe("palimpsest show", () => {
  test("prints a page with its chain, as text, as Markdown and as JSON", async () => {
    const cwd = makeSmallWiki(temporaryFolder());
    const text = await palimpsest(["show", "ADR-0001"], { cwd });
    expect(text).toMatchObject({ code: 0, stderr: "" });
    expect(text.stdout).toMatchSnapshot("text");
    const markdown = await palimpsest(["show", "ADR-0002", "--md"], { cwd });
    expect(markdown.stdout).toMatchSnapshot("markdown");
    const json = await palimpsest(["show", "ADR-0002", "--json"], { cwd });
    expect(documentOf(showSchema, json.stdout)).toMatchObject({
      outcome: "found",
      page: { identity: "ADR-0002", status: "accepted" },
      superseded_by: null,
    });
  });

  test("says that nobody bears a name, names the nearest and exits with 1", async () => {
    const cwd = makeSmallWiki(temporaryFolder());
    const { code, stdout, stderr } = await palimpsest(["show", "ADR-0004"], { cwd });
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toContain("No page is named ADR-0004.");
    expect(stderr).toContain("ADR-0003");
    const json = await palimpsest(["show", "ADR-0004", "--json"], { cwd });
    documentOf(showSchema, json.stdout);
  });
});

describe("an index that is broken", () => {
  test.each([["recall", "ADR-0001"], ["show", "ADR-0001"], ["check"], ["index"]])(
    "is put aside and made anew by %s",
    async (...args) => {
      const cwd = makeSmallWiki(temporaryFolder());
      const store = join(cwd, "index.sqlite");
      const before = await palimpsest([...args, "--store", store], { cwd });
      const bytes = readFileSync(store);
      writeFileSync(store, bytes.fill(0xa5, 100));
      const after = await palimpsest([...args, "--store", store], { cwd });
      expect(after.code).toBe(before.code);
      if (args[0] !== "index") expect(after.stdout).toBe(before.stdout);
      expect(after.stderr).toContain("broken-1");
    },
  );
});

describe("palimpsest check", () => {
  test("reports faults by file, line and column, and exits with 1", async () => {
    const cwd = makeSmallWiki(temporaryFolder());
    writeFiles(cwd, {
      "wiki/adr/0004-x.md":
        "---\nstatus: accepted\ndate: 2024-05-01\n---\n# X\n\nSee [[ADR-0999]].\n",
    });
    const text = await palimpsest(["check"], { cwd });
    expect(text.code).toBe(1);
    expect(text.stdout).toMatch(/^wiki\/adr\/0004-x\.md:7:\d+: error: .*\[dangling-link\]$/m);
    const json = await palimpsest(["check", "--json"], { cwd });
    expect(json.code).toBe(1);
    expect(documentOf(checkSchema, json.stdout)).toMatchObject({
      faults: expect.arrayContaining([
        expect.objectContaining({ rule: "dangling-link", path: "adr/0004-x.md", line: 7 }),
      ]),
    });
    const sarif = await palimpsest(["check", "--format", "sarif"], { cwd });
    expect(sarif.code).toBe(1);
    expect(JSON.parse(sarif.stdout)).toMatchObject({ version: "2.1.0" });
    expect(sarif.stdout).toContain('"uri": "wiki/adr/0004-x.md"');
  });

  test("fails on a warning too, unless it is to fail on errors only", async () => {
    const cwd = makeSmallWiki(temporaryFolder());
    writeFiles(cwd, { "wiki/adr/0004-x.md": "---\nstatus: accepted\n---\n# X\n\n[[ADR-0001]]\n" });
    const checked = await palimpsest(["check"], { cwd });
    expect(checked.stdout).toMatch(/warning: .*\[missing-date\]/);
    expect(checked.code).toBe(1);
    expect((await palimpsest(["check", "--fail-on", "error"], { cwd })).code).toBe(0);
    expect((await palimpsest(["check", "--fail-on", "nothing"], { cwd })).code).toBe(2);
  });

  test("mends what has one right answer, after telling what it would do", async () => {
    const cwd = makeSmallWiki(temporaryFolder());
    const file = join(cwd, "wiki/adr/0002-keep-pages-in-git.md");
    const whole = readFileSync(file, "utf8");
    const broken = whole.replace("supersedes: ADR-0001\n", "");
    writeFiles(cwd, { "wiki/adr/0002-keep-pages-in-git.md": broken });
    const dry = await palimpsest(["check", "--dry-run", "--json"], { cwd });
    expect(documentOf(fixSchema, dry.stdout)).toMatchObject({ dry_run: true });
    expect(readFileSync(file, "utf8")).toBe(broken);
    const fixed = await palimpsest(["check", "--fix", "--json"], { cwd });
    expect(fixed.code).toBe(0);
    expect(documentOf(fixSchema, fixed.stdout)).toMatchObject({ dry_run: false, faults: [] });
    expect(readFileSync(file, "utf8")).toBe(whole);
  });

  test("reports a configuration that can not be read as a fault of its own", async () => {
    const cwd = makeSmallWiki(temporaryFolder());
    writeFiles(cwd, { "wiki/palimpsest.yaml": "langage: en\n" });
    const checked = await palimpsest(["check", "--json"], { cwd });
    expect(checked.code).toBe(1);
    expect(documentOf(checkSchema, checked.stdout)).toMatchObject({
      faults: [{ rule: "bad-configuration", path: "palimpsest.yaml", line: 1, column: 1 }],
    });
    const asked = await palimpsest(["recall", "ADR-0001"], { cwd });
    expect(asked).toMatchObject({ code: 2, stdout: "" });
    expect(asked.stderr).toContain("palimpsest.yaml:1:1");
    expect(asked.stderr).toContain("language");
  });
});

describe("palimpsest index", () => {
  test("counts what changed, in one line or as JSON", async () => {
    const cwd = makeSmallWiki(temporaryFolder());
    const first = await palimpsest(["index", "--json"], { cwd });
    expect(first.stderr).toBe("");
    expect(documentOf(indexSchema, first.stdout)).toMatchObject({
      pages: 4,
      decisions: 3,
      changed: 4,
      removed: 0,
      unreadable: 0,
      store: join(cwd, ".palimpsest/wiki/index.sqlite"),
    });
    const second = await palimpsest(["index"], { cwd });
    expect(second.stdout).toMatch(/^4 pages, 3 decisions, nothing changed \(\d+ ms\)\n$/);
    const forced = await palimpsest(["index", "--force", "--json"], { cwd });
    expect(documentOf(indexSchema, forced.stdout)).toMatchObject({ changed: 4, rebuilt: "forced" });
  });

  test("names a file that it can not read, and indexes the rest", async () => {
    const cwd = makeSmallWiki(temporaryFolder());
    writeFiles(cwd, { "wiki/picture.md": new Uint8Array([0x89, 0x50, 0, 0, 1]) });
    const { code, stdout, stderr } = await palimpsest(["index"], { cwd });
    expect(code).toBe(0);
    expect(stdout).toContain("4 pages, 3 decisions, 4 changed, 0 removed, 1 unreadable");
    expect(stderr).toMatch(/^wiki\/picture\.md: /);
  });
});

describe("palimpsest export", () => {
  test("prints everything in one order, as lines or as one document", async () => {
    const cwd = makeSmallWiki(temporaryFolder());
    const lines = await palimpsest(["export"], { cwd });
    const records = lines.stdout
      .trimEnd()
      .split("\n")
      .map((line) => documentOf(exportRecordSchema, line));
    expect(records.map(({ type }) => type)).toEqual(["index", "page", "page", "page", "page"]);
    const whole = await palimpsest(["export", "--json"], { cwd });
    expect(documentOf(exportSchema, whole.stdout)).toEqual({ version: 1, records });
    const words = await palimpsest(["export", "--words"], { cwd });
    expect(words.stdout).toContain('{"pages":2,"type":"word","word":"eleph');
  });
});

describe("palimpsest init", () => {
  test("refuses outside a repository with what to do, and works where the folder is given", async () => {
    const cwd = temporaryFolder();
    const refused = await palimpsest(["init"], { cwd });
    expect(refused).toMatchObject({ code: 2, stdout: "" });
    expect(refused.stderr).toContain("git init");
    expect((await palimpsest(["init", "--wiki", "notes"], { cwd })).code).toBe(0);
    expect(existsSync(join(cwd, "notes/palimpsest.yaml"))).toBe(true);
    expect((await palimpsest(["recall", "ADR-0001", "--wiki", "notes"], { cwd })).code).toBe(0);
    expect(existsSync(join(cwd, ".palimpsest/notes/index.sqlite"))).toBe(true);
  });

  test("tells how to use a log that is there", async () => {
    const cwd = makeRepository(temporaryFolder());
    writeFiles(cwd, { "docs/adr/0001-x.md": "# 1. X\n\n## Status\n\nAccepted\n" });
    const { stderr } = await palimpsest(["init"], { cwd });
    expect(stderr).toContain("palimpsest --wiki docs/adr recall");
    expect((await palimpsest(["--wiki", "docs/adr", "recall", "1"], { cwd })).code).toBe(0);
  });
});
