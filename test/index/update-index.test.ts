import { mkdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { DEFAULT_CONFIGURATION } from "../../src/domain/configuration.ts";
import type { WikiPath } from "../../src/domain/identity.ts";
import type { Unreadable, WikiFiles } from "../../src/domain/ports.ts";
import { failed } from "../../src/domain/result.ts";
import { type IndexOptions, type IndexOutcome, updateIndex } from "../../src/index/index.ts";
import type { IndexSources } from "../../src/index/sources.ts";
import type { Store } from "../../src/store/port.ts";
import { openFolder } from "../../src/wiki/files.ts";
import { collected } from "../support/exported.ts";
import { temporaryFolder, writeFiles } from "../support/folder.ts";
import { type WatchedStore, watchedStore } from "../support/watched-store.ts";

/** A wiki in a real folder with an index in memory, and a clock by which all its files have long rested. */
class Wiki {
  readonly root: string = temporaryFolder();
  readonly watched: WatchedStore;
  /** Paths that were read, in order. */
  readonly read: string[] = [];
  /** What the machine keeps from being read or listed. */
  readonly blocked: Set<string> = new Set();
  sources: IndexSources;

  private constructor(watched: WatchedStore) {
    this.watched = watched;
    this.sources = {
      files: this.#files(openFolder(this.root)),
      store: watched.store,
      clock: () => Date.now() + 60_000,
      configuration: DEFAULT_CONFIGURATION,
      configurationText: null,
    };
  }

  static async of(files: Readonly<Record<string, string>>): Promise<Wiki> {
    const wiki = new Wiki(await watchedStore());
    writeFiles(wiki.root, files);
    return wiki;
  }

  get store(): Store {
    return this.watched.store;
  }

  async index(options: Partial<IndexOptions> = {}): Promise<IndexOutcome> {
    this.read.length = 0;
    return updateIndex(this.sources, { patience: 0, ...options });
  }

  async paths(): Promise<string[]> {
    return (await collected(this.store.pages())).map(({ path }) => path);
  }

  /** The folder's files, but for what is blocked. */
  #files(files: WikiFiles): WikiFiles {
    const fault = (path: string): Unreadable => ({
      path: path as WikiPath,
      reason: "Permission is denied.",
      blocked: true,
    });
    return {
      list: async (exclude) => {
        const listing = await files.list(exclude);
        const folders = [...this.blocked].filter((path) => !path.endsWith(".md"));
        return {
          files: listing.files.filter(
            ({ path }) => !folders.some((folder) => path.startsWith(`${folder}/`)),
          ),
          unreadable: [...listing.unreadable, ...folders.map(fault)],
        };
      },
      read: async (path) => {
        this.read.push(path);
        return this.blocked.has(path) ? failed(fault(path)) : files.read(path);
      },
    };
  }
}

const summary = ({ outcome, pages, changed, removed, rebuilt }: IndexOutcome) => ({
  outcome,
  pages,
  changed,
  removed,
  rebuilt,
});

describe("updateIndex", () => {
  test("builds from nothing the first time, and then finds nothing to do", async () => {
    const wiki = await Wiki.of({ "a.md": "# A\n", "b/c.md": "# C\n", "d.txt": "no page" });
    expect(summary(await wiki.index())).toEqual({
      outcome: "indexed",
      pages: 2,
      changed: 2,
      removed: 0,
      rebuilt: "first",
    });
    expect(summary(await wiki.index())).toEqual({
      outcome: "unchanged",
      pages: 2,
      changed: 0,
      removed: 0,
      rebuilt: null,
    });
    expect(wiki.read).toEqual([]);
    expect(wiki.watched.patience).toHaveLength(1);
  });

  test("reads only what changed, and sees deletes and renames", async () => {
    const wiki = await Wiki.of({ "a.md": "# A\n", "b.md": "# B\n", "c.md": "# C\n" });
    await wiki.index();
    writeFiles(wiki.root, { "a.md": "# A again\n", "d.md": "# C\n" });
    rmSync(join(wiki.root, "c.md"));
    expect(summary(await wiki.index())).toEqual({
      outcome: "indexed",
      pages: 3,
      changed: 2,
      removed: 1,
      rebuilt: null,
    });
    expect(wiki.read).toEqual(["a.md", "d.md"]);
    expect(await wiki.paths()).toEqual(["a.md", "b.md", "d.md"]);
    expect((await wiki.store.page("a.md" as WikiPath))?.title).toBe("A again");
  });

  test("compares the bytes of a file whose time moved, and does not read it a third time", async () => {
    const wiki = await Wiki.of({ "a.md": "# A\n" });
    await wiki.index();
    utimesSync(join(wiki.root, "a.md"), 1, 1);
    expect(summary(await wiki.index())).toMatchObject({ outcome: "indexed", changed: 0 });
    expect(wiki.read).toEqual(["a.md"]);
    expect((await wiki.index()).outcome).toBe("unchanged");
  });

  test("sees a change of the same size with its time set back", async () => {
    const wiki = await Wiki.of({ "a.md": "# One\n" });
    const file = join(wiki.root, "a.md");
    utimesSync(file, 1, 1);
    await wiki.index();
    writeFileSync(file, "# Two\n");
    utimesSync(file, 1, 1);
    expect((await wiki.index()).changed).toBe(1);
  });

  test("compares the bytes of a file that changed in the tick of its indexing until it has rested", async () => {
    const wiki = await Wiki.of({ "a.md": "# A\n" });
    const listing = await wiki.sources.files.list([]);
    const ctime = listing.files[0]?.ctime ?? 0;
    const at = (clock: number) => {
      wiki.sources = { ...wiki.sources, clock: () => clock };
    };
    at(ctime + 1);
    await wiki.index();
    await wiki.index();
    expect(wiki.read).toEqual(["a.md"]);
    at(ctime + 5000);
    await wiki.index();
    expect(wiki.read).toEqual(["a.md"]);
    await wiki.index();
    expect(wiki.read).toEqual([]);
  });

  test("builds anew when told to, and when palimpsest.yaml has another text", async () => {
    const wiki = await Wiki.of({ "a.md": "# A\n" });
    await wiki.index();
    expect(summary(await wiki.index({ force: true }))).toMatchObject({
      rebuilt: "forced",
      changed: 1,
    });
    wiki.sources = { ...wiki.sources, configurationText: "exclude: []\n" };
    expect(summary(await wiki.index())).toMatchObject({ rebuilt: "configuration", changed: 1 });
    expect((await wiki.index()).outcome).toBe("unchanged");
  });

  test("builds anew when another version made the index", async () => {
    const wiki = await Wiki.of({ "a.md": "# A\n" });
    await wiki.index();
    const origin = await wiki.store.origin();
    if (origin === null) throw new Error("no origin");
    await wiki.store.write((writer) => writer.setOrigin({ ...origin, fingerprint: "reader 0" }), 0);
    expect(summary(await wiki.index())).toMatchObject({ rebuilt: "versions", changed: 1 });
  });

  test("keeps the pages of a folder that cannot be listed, tells it, and goes on when it can", async () => {
    const wiki = await Wiki.of({ "a.md": "# A\n", "docs/b.md": "# B\n", "docs/c.md": "# C\n" });
    await wiki.index();
    wiki.blocked.add("docs");
    const closed = await wiki.index();
    expect(summary(closed)).toMatchObject({ pages: 3, removed: 0 });
    expect(closed.unreadable).toEqual([{ path: "docs", reason: "Permission is denied." }]);
    expect((await wiki.index()).unreadable).toHaveLength(1);
    wiki.blocked.clear();
    rmSync(join(wiki.root, "docs/b.md"));
    const open = await wiki.index();
    expect(summary(open)).toMatchObject({ pages: 2, removed: 1 });
    expect(open.unreadable).toEqual([]);
    expect((await wiki.index()).outcome).toBe("unchanged");
  });

  test("keeps the page of a file that the machine withholds, tells it, and tries again each time", async () => {
    const wiki = await Wiki.of({ "a.md": "# A\n", "new.md": "# New\n" });
    wiki.blocked.add("new.md");
    expect(summary(await wiki.index())).toMatchObject({ pages: 1, changed: 1 });
    wiki.blocked.add("a.md");
    writeFiles(wiki.root, { "a.md": "# A again\n" });
    const withheld = await wiki.index();
    expect(summary(withheld)).toMatchObject({ pages: 1, removed: 0, changed: 0 });
    expect(withheld.unreadable.map(({ path }) => path)).toEqual(["a.md", "new.md"]);
    expect((await wiki.store.page("a.md" as WikiPath))?.title).toBe("A");
    await wiki.index();
    expect(wiki.read).toEqual(["a.md", "new.md"]);
    wiki.blocked.clear();
    const given = await wiki.index();
    expect(summary(given)).toMatchObject({ pages: 2, changed: 2 });
    expect(given.unreadable).toEqual([]);
    expect((await wiki.index()).outcome).toBe("unchanged");
  });

  test("drops the page of a file that became binary, a link or a folder, and tells why", async () => {
    const wiki = await Wiki.of({
      "a.md": "# A\n",
      "b.md": "# B\n",
      "c.md": "# C\n",
      "d.md": "# D\n",
    });
    await wiki.index();
    writeFiles(wiki.root, { "a.md": "\0\0" });
    for (const name of ["b.md", "c.md"]) rmSync(join(wiki.root, name));
    symlinkSync("nowhere.md", join(wiki.root, "b.md"));
    mkdirSync(join(wiki.root, "c.md"));
    const outcome = await wiki.index();
    expect(summary(outcome)).toMatchObject({ pages: 1, changed: 0, removed: 3 });
    expect(outcome.unreadable.map(({ path }) => path)).toEqual(["a.md", "b.md", "c.md"]);
    expect((await wiki.index()).outcome).toBe("unchanged");
    writeFiles(wiki.root, { "a.md": "# Mended\n" });
    expect(summary(await wiki.index())).toMatchObject({ pages: 2, changed: 1 });
  });

  test("tells a wiki that has gone as a whole, and keeps its pages", async () => {
    const wiki = await Wiki.of({ "a.md": "# A\n" });
    await wiki.index();
    rmSync(wiki.root, { recursive: true });
    const outcome = await wiki.index();
    expect(summary(outcome)).toMatchObject({ pages: 1, removed: 0 });
    expect(outcome.unreadable).toEqual([{ path: ".", reason: "It is not there." }]);
  });

  test("tells how far it is, once for each file to read", async () => {
    const wiki = await Wiki.of({ "a.md": "# A\n", "b.md": "\0", "c.md": "# C\n" });
    const told: [number, number][] = [];
    await wiki.index({ onProgress: (done, total) => told.push([done, total]) });
    expect(told).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
  });

  test("says so when another process writes, or the store cannot be written", async () => {
    const wiki = await Wiki.of({ "a.md": "# A\n" });
    await wiki.index();
    writeFiles(wiki.root, { "b.md": "# B\n" });
    wiki.watched.failure = { outcome: "busy" };
    expect(summary(await wiki.index())).toMatchObject({ outcome: "busy", pages: 1, changed: 0 });
    const fault = { reason: "full-disk", location: ":memory:", message: "No space left." } as const;
    wiki.watched.failure = { outcome: "failed", fault };
    expect(await wiki.index()).toMatchObject({ outcome: "failed", pages: 1, fault });
  });

  test("uses the work of a process that indexed between its look and its turn", async () => {
    const wiki = await Wiki.of({ "a.md": "# A\n" });
    const { write } = wiki.store;
    wiki.store.write = async (work, patience) => {
      wiki.store.write = write;
      await wiki.index();
      return write(work, patience);
    };
    expect(summary(await wiki.index())).toMatchObject({
      outcome: "unchanged",
      pages: 1,
      changed: 0,
    });
  });

  test("measures its time by the clock that it was given", async () => {
    const wiki = await Wiki.of({ "a.md": "# A\n" });
    let now = 1e15;
    wiki.sources = { ...wiki.sources, clock: () => (now += 7) };
    const { ms } = await wiki.index();
    expect(ms % 7).toBe(0);
    expect(ms).toBeGreaterThan(0);
  });

  test("never writes into the wiki", async () => {
    const wiki = await Wiki.of({ "a.md": "# A\n" });
    await wiki.index();
    expect(readFileSync(join(wiki.root, "a.md"), "utf8")).toBe("# A\n");
    expect((await openFolder(wiki.root).list([])).files).toHaveLength(1);
  });
});
