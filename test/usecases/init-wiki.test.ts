import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { wikiPath } from "../../src/domain/identity.ts";
import { initWiki } from "../../src/usecases/init-wiki.ts";
import { parseConfiguration } from "../../src/wiki/configuration.ts";
import { temporaryFolder, writeFiles } from "../support/folder.ts";
import { git, makeRepository } from "../support/repository.ts";

/** Noon, so that it is one day in every zone but the farthest. */
const clock = () => Date.UTC(2026, 2, 4, 12);

async function init(cwd: string, wiki?: string) {
  const report = await initWiki({ cwd, wiki, clock });
  if (!report.ok) throw new Error(report.fault.message);
  return report.value;
}

async function faultOf(cwd: string, wiki?: string) {
  const report = await initWiki({ cwd, wiki, clock });
  return report.ok ? null : report.fault;
}

/** Every file below a folder but git's own, with its bytes and its time. */
function snapshot(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes(".git"))
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((file) => [file, `${statSync(file).mtimeMs} ${readFileSync(file, "utf8")}`]),
  );
}

describe("initWiki", () => {
  test("makes a configuration and a first decision in the repository, from any folder of it", async () => {
    const repository = makeRepository(temporaryFolder());
    const deep = join(repository, "src", "deep");
    mkdirSync(deep, { recursive: true });
    expect(await init(deep)).toEqual({
      root: join(repository, "wiki"),
      made: [
        join(repository, "wiki", "adr", "0001-record-architecture-decisions.md"),
        join(repository, "wiki", "palimpsest.yaml"),
      ],
      isIgnored: false,
      logs: [],
    });
    expect(git(repository, "status", "--porcelain", "--untracked-files=all")).toBe(
      "?? wiki/adr/0001-record-architecture-decisions.md\n?? wiki/palimpsest.yaml\n",
    );
  });

  test("tells when git would keep the wiki from everybody else", async () => {
    const repository = makeRepository(temporaryFolder());
    writeFiles(repository, { ".gitignore": "wiki/\n" });
    expect((await init(repository)).isIgnored).toBe(true);
  });

  test("dates the decision by the clock and names nobody", async () => {
    const repository = makeRepository(temporaryFolder());
    const { made } = await init(repository);
    expect(readFileSync(made[0] ?? "", "utf8")).toMatchSnapshot();
  });

  test.each(["", "0001-x.md"])(
    "writes a configuration that says what it means to",
    async (page) => {
      const folder = temporaryFolder();
      if (page !== "") writeFiles(folder, { [page]: "# 1. X\n" });
      await init(folder, ".");
      const text = readFileSync(join(folder, "palimpsest.yaml"), "utf8");
      const configuration = parseConfiguration(text, wikiPath("palimpsest.yaml"));
      expect(configuration).toMatchObject({
        ok: true,
        value: { logs: page === "" ? [{ path: "adr", prefix: "ADR", scope: "" }] : [] },
      });
    },
  );

  test("changes nothing the second time", async () => {
    const repository = makeRepository(temporaryFolder());
    await init(repository);
    const before = snapshot(repository);
    expect((await init(repository)).made).toEqual([]);
    expect((await init(join(repository, "wiki", "adr"))).made).toEqual([]);
    expect((await init(repository, ".")).made).toEqual([]);
    expect((await init(repository, "wiki")).made).toEqual([]);
    expect(snapshot(repository)).toEqual(before);
  });

  test("leaves a log that is there alone and tells of it", async () => {
    const repository = makeRepository(temporaryFolder());
    writeFiles(repository, {
      "docs/adr/0001-x.md": "# 1. X\n",
      "docs/decisions/README.md": "Nothing yet.\n",
      ".adr-dir": "records\n",
      "records/0001-y.md": "# 1. Y\n",
    });
    const before = snapshot(repository);
    const { logs } = await init(repository);
    expect(logs).toEqual([join(repository, "records"), join(repository, "docs", "adr")]);
    expect(snapshot(repository)).toMatchObject(before);
  });

  test("adds only a configuration to a folder that has pages", async () => {
    const repository = makeRepository(temporaryFolder());
    writeFiles(repository, { "docs/adr/0001-x.md": "# 1. X\n" });
    expect(await init(repository, "docs/adr")).toEqual({
      root: join(repository, "docs", "adr"),
      made: [join(repository, "docs", "adr", "palimpsest.yaml")],
      isIgnored: false,
      logs: [],
    });
  });

  test("takes up what a run left that ended before its end", async () => {
    const repository = makeRepository(temporaryFolder());
    await init(repository);
    const page = readFileSync(
      join(repository, "wiki", "adr", "0001-record-architecture-decisions.md"),
      "utf8",
    );
    const other = makeRepository(temporaryFolder());
    writeFiles(other, { "wiki/adr/0001-record-architecture-decisions.md": page });
    const { made } = await init(other);
    expect(made).toEqual([join(other, "wiki", "palimpsest.yaml")]);
  });

  test("works outside a repository where the folder is given, and refuses where it is not", async () => {
    const folder = temporaryFolder();
    const fault = await faultOf(folder);
    expect(fault?.kind).toBe("no-repository");
    expect(fault?.fix).toContain("palimpsest init --wiki wiki");
    expect(existsSync(join(folder, "wiki"))).toBe(false);
    expect((await init(folder, "my notes/wiki 🗒")).made).toHaveLength(2);
  });

  test("makes one wiki when two begin at once", async () => {
    const repository = makeRepository(temporaryFolder());
    const reports = await Promise.all([init(repository), init(repository)]);
    const made = reports.flatMap((report) => report.made);
    expect(new Set(made).size).toBe(made.length);
    expect(snapshot(repository)).toMatchObject(
      Object.fromEntries(made.map((file) => [file, expect.any(String)])),
    );
  });

  test("says why nothing can be made where a file stands in the way", async () => {
    const repository = makeRepository(temporaryFolder());
    writeFiles(repository, { wiki: "a file" });
    expect((await faultOf(repository))?.kind).toBe("not-written");
    expect((await faultOf(repository, "wiki"))?.kind).toBe("not-a-folder");
  });
});
