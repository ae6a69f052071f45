import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { type LocateOptions, locateWiki } from "../../src/usecases/locate.ts";
import { temporaryFolder } from "../support/folder.ts";
import { makeRepository } from "../support/repository.ts";

function write(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, "");
}

/** The beginning of an SQLite file with the number of an application. */
function databaseOf(application: number): Uint8Array {
  const bytes = Buffer.alloc(4096);
  bytes.write("SQLite format 3\0");
  bytes.writeInt32BE(application, 68);
  return bytes;
}

function located(options: LocateOptions) {
  const location = locateWiki(options);
  if (!location.ok) throw new Error(location.fault.message);
  return location.value;
}

function faultOf(options: LocateOptions) {
  const location = locateWiki(options);
  return location.ok ? null : location.fault;
}

describe("locateWiki", () => {
  test("takes the folder wiki of the repository from any folder in it", () => {
    const folder = temporaryFolder();
    const repository = makeRepository(folder);
    const cwd = join(repository, "src", "deep");
    const configurationFile = join(repository, "wiki", "palimpsest.yaml");
    write(configurationFile);
    mkdirSync(cwd, { recursive: true });
    expect(located({ cwd })).toEqual({
      root: join(repository, "wiki"),
      repository,
      configurationFile,
      storeFile: join(repository, ".palimpsest", "wiki", "index.sqlite"),
      storePlace: "repository",
    });
  });

  test("takes the nearest wiki, and a folder's own configuration before that of the wiki in it", () => {
    const folder = temporaryFolder();
    const repository = makeRepository(folder);
    write(join(repository, "wiki", "palimpsest.yaml"));
    write(join(repository, "app", "wiki", "palimpsest.yaml"));
    write(join(repository, "app", "docs", "palimpsest.yaml"));
    write(join(repository, "app", "docs", "wiki", "palimpsest.yaml"));
    expect(located({ cwd: join(repository, "app") }).root).toBe(join(repository, "app", "wiki"));
    const docs = join(repository, "app", "docs");
    expect(located({ cwd: docs }).root).toBe(docs);
    expect(located({ cwd: repository, wiki: "app/docs" }).root).toBe(docs);
    expect(located({ cwd: join(docs, "wiki") }).root).toBe(join(docs, "wiki"));
  });

  test("takes the whole repository where nothing says otherwise", () => {
    const folder = temporaryFolder();
    const repository = makeRepository(folder);
    const cwd = join(repository, "src");
    mkdirSync(cwd);
    expect(located({ cwd })).toEqual({
      root: repository,
      repository,
      configurationFile: null,
      storeFile: join(repository, ".palimpsest", "index.sqlite"),
      storePlace: "repository",
    });
  });

  test("never takes the wiki of a folder above the repository", () => {
    const folder = temporaryFolder();
    write(join(folder, "wiki", "palimpsest.yaml"));
    const repository = makeRepository(join(folder, "project"));
    expect(located({ cwd: repository }).root).toBe(repository);
  });

  test("keeps the index beside the folder outside a repository", () => {
    const folder = temporaryFolder();
    const notes = join(folder, "my notes 🗒");
    mkdirSync(notes);
    const storeFile = join(folder, ".palimpsest", "my notes 🗒", "index.sqlite");
    expect(located({ cwd: notes })).toEqual({
      root: notes,
      repository: null,
      configurationFile: null,
      storeFile,
      storePlace: "beside",
    });
    expect(located({ cwd: folder, wiki: "my notes 🗒/" }).storeFile).toBe(storeFile);
  });

  test("finds a wiki above the working directory outside a repository", () => {
    const folder = temporaryFolder();
    write(join(folder, "wiki", "palimpsest.yaml"));
    const cwd = join(folder, "wiki", "adr");
    mkdirSync(cwd);
    expect(located({ cwd }).root).toBe(join(folder, "wiki"));
  });

  test("gives two wikis of one repository two files, and one wiki one file however it is reached", () => {
    const folder = temporaryFolder();
    const repository = makeRepository(folder);
    mkdirSync(join(repository, "a"));
    mkdirSync(join(repository, "b"));
    symlinkSync("a", join(repository, "link"));
    const fileOf = (wiki: string) => located({ cwd: repository, wiki }).storeFile;
    expect(new Set([fileOf("a"), fileOf("b"), fileOf(".")]).size).toBe(3);
    expect(fileOf("link")).toBe(fileOf("a"));
    expect(fileOf("b/../a/")).toBe(fileOf("a"));
    expect(located({ cwd: join(repository, "b"), wiki: "../a" }).storeFile).toBe(fileOf("a"));
  });

  test("goes to the cache where the folder can not be written", () => {
    const folder = temporaryFolder();
    const cache = temporaryFolder();
    const notes = join(folder, "closed", "notes");
    mkdirSync(notes, { recursive: true });
    chmodSync(join(folder, "closed"), 0o555);
    const environment = { XDG_CACHE_HOME: cache };
    const location = located({ cwd: notes, environment });
    chmodSync(join(folder, "closed"), 0o755);
    expect(location.storePlace).toBe("cache");
    expect(location.storeFile).toBe(join(cache, "palimpsest", "stores", notes, "index.sqlite"));
  });

  test("says so where not even the cache can be written", () => {
    const folder = temporaryFolder();
    const notes = join(folder, "closed", "notes");
    mkdirSync(notes, { recursive: true });
    chmodSync(join(folder, "closed"), 0o555);
    const fault = faultOf({ cwd: notes, environment: { XDG_CACHE_HOME: "/dev/null/x" } });
    chmodSync(join(folder, "closed"), 0o755);
    expect(fault?.kind).toBe("no-place-for-store");
    expect(fault?.fix).toMatch(/--store FILE/);
  });

  test.each([
    ["x.db", "x.db"],
    ["kept", "kept/index.sqlite"],
    ["new/", "new/index.sqlite"],
    ["new/x.db", "new/x.db"],
  ])("--store %s means %s", (store, file) => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "kept"));
    const location = located({ cwd: folder, store });
    expect(location.storeFile).toBe(join(folder, file));
    expect(location.storePlace).toBe("given");
  });

  test.each<[string, string | Uint8Array, boolean]>([
    ["a text", "# Precious\n", false],
    ["a database of another program", databaseOf(0x0f055111), false],
    ["an index", databaseOf(0x50614c69), true],
    ["a database in which an index is being made", databaseOf(0), true],
    ["an empty file", "", false],
  ])("--store given %s", (_, content, taken) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "given"), content);
    const fault = faultOf({ cwd: folder, store: "given" });
    expect(fault?.kind).toBe(taken ? undefined : "not-an-index");
  });

  test.each([["given.sqlite"], ["given.db"]])("takes an empty file that is named %s", (store) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, store), "");
    expect(located({ cwd: folder, store }).storeFile).toBe(join(folder, store));
  });

  test.each([
    ["adr/new.md"],
    ["new/deep/x.MDX"],
    ["palimpsest.yaml"],
    ["adr/palimpsest.yaml"],
    ["link/new.md"],
  ])("refuses a place that the wiki itself reads: --store %s", (store) => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "adr"));
    symlinkSync("adr", join(folder, "link"));
    const fault = faultOf({ cwd: folder, store });
    expect(fault).toMatchObject({ kind: "not-an-index" });
    expect(fault?.message).toContain("the wiki itself reads");
  });

  test("takes the name of a page outside the wiki", () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "notes"));
    expect(located({ cwd: folder, wiki: "notes", store: "x.md" }).storePlace).toBe("given");
  });

  test.each([
    ["nowhere", "no-such-folder", 'There is no folder "nowhere"'],
    ["", "no-such-folder", "an empty name"],
    ["page.md", "not-a-folder", '"page.md" is a file'],
    ["circle", "no-such-folder", 'There is no folder "circle"'],
    ["with\0nul", "no-such-folder", "There is no folder"],
  ])("refuses --wiki %j", (wiki, kind, message) => {
    const folder = temporaryFolder();
    write(join(folder, "page.md"));
    symlinkSync("circle", join(folder, "circle"));
    const fault = faultOf({ cwd: folder, wiki });
    expect(fault?.kind).toBe(kind);
    expect(fault?.message).toContain(message);
  });
});
