import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { wikiPath } from "../../../src/domain/identity.ts";
import { DamagedStoreError, openSqliteStore, type SqliteStore } from "../../../src/store/index.ts";
import { temporaryFolder, withoutPrivilege } from "../../support/folder.ts";
import { apply, found, put, storeContract } from "../contract.ts";

const folder = mkdtempSync(join(tmpdir(), "palimpsest-stores-"));
let stores = 0;
afterAll(() => rmSync(folder, { recursive: true }));

storeContract("SQLite in a file", () => {
  stores += 1;
  return opened(join(folder, String(stores), "index.sqlite"));
});

async function opened(file: string): Promise<SqliteStore> {
  const store = await openSqliteStore(file);
  if (!store.ok) throw new Error(store.fault.message);
  return store.value;
}

function newFile(): string {
  return join(temporaryFolder(), "index.sqlite");
}

/** A file that holds a few pages, closed. */
async function filled(file: string = newFile(), count = 3): Promise<string> {
  const store = await opened(file);
  const paths = Array.from({ length: count }, (_, index) => ({ path: `own/${index}.md` }));
  await put(store, ...paths);
  await store.close();
  return file;
}

async function pagesIn(file: string): Promise<number> {
  const store = await opened(file);
  const { pages } = await store.counts();
  await store.close();
  return pages;
}

const WRITER = join(import.meta.dirname, "../../support/write-store.ts");

function writing(file: string, count: number, hold: "hold" | "go"): ChildProcess {
  return spawn(process.execPath, [WRITER, file, String(count), hold], {
    stdio: ["pipe", "pipe", "inherit"],
  });
}

async function nextLine(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error("The child has no output.");
  const [chunk] = await once(child.stdout, "data");
  return String(chunk).trim();
}

describe("openSqliteStore", () => {
  test("makes nothing until something is written, then the folders too", async () => {
    const file = join(temporaryFolder(), "a", "b", "index.sqlite");
    const store = await opened(file);
    expect(await store.counts()).toMatchObject({ pages: 0 });
    expect(existsSync(dirname(file))).toBe(false);
    await put(store, { path: "a.md" });
    expect(await store.counts()).toMatchObject({ pages: 1 });
    await store.close();
    expect(readdirSync(dirname(file))).toEqual(["index.sqlite"]);
  });

  test("takes an empty file for an empty store", async () => {
    const file = newFile();
    writeFileSync(file, "");
    const store = await opened(file);
    expect(store.movedAside).toBeNull();
    await put(store, { path: "a.md" });
    await store.close();
    expect(await pagesIn(file)).toBe(1);
  });

  test("takes an index with other tables for an empty one, and keeps it until the first write is whole", async () => {
    const file = await filled();
    const other = new DatabaseSync(file);
    other.exec("PRAGMA user_version = 99; CREATE TABLE later (x); INSERT INTO later VALUES (1)");
    const store = await opened(file);
    expect(store.movedAside).toBeNull();
    expect(await store.counts()).toMatchObject({ pages: 0 });
    expect(await store.origin()).toBeNull();
    const failing = store.write(async (writer) => {
      await writer.clear();
      expect(other.prepare("SELECT x FROM later").get()).toEqual({ x: 1 });
      throw new Error("No.");
    }, 0);
    await expect(failing).rejects.toThrow("No.");
    expect(other.prepare("SELECT x FROM later").get()).toEqual({ x: 1 });
    await put(store, { path: "a.md" });
    expect(await store.counts()).toMatchObject({ pages: 1 });
    await store.close();
    expect(() => other.prepare("SELECT x FROM later").get()).toThrow("no such table");
    other.close();
  });

  test("moves a file that is no database aside, as often as need be, and loses none", async () => {
    const file = newFile();
    for (const number of [1, 2]) {
      writeFileSync(file, `Not a database, ${number}. ${"x".repeat(5000)}`);
      const store = await opened(file);
      expect(store.movedAside).toBe(`${file}.broken-${number}`);
      await put(store, { path: "a.md" });
      await store.close();
      expect(readFileSync(`${file}.broken-${number}`, "utf8")).toContain(`database, ${number}.`);
    }
    expect(await pagesIn(file)).toBe(1);
  });

  test("moves the database of another program aside", async () => {
    const file = newFile();
    const theirs = new DatabaseSync(file);
    theirs.exec("CREATE TABLE bookmark (url); INSERT INTO bookmark VALUES ('x')");
    theirs.close();
    const store = await opened(file);
    expect(store.movedAside).toBe(`${file}.broken-1`);
    await store.close();
    const kept = new DatabaseSync(`${file}.broken-1`);
    expect(kept.prepare("SELECT url FROM bookmark").all()).toEqual([{ url: "x" }]);
    kept.close();
  });

  test("says that a folder is no store", async () => {
    const file = newFile();
    mkdirSync(file);
    expect(await openSqliteStore(file)).toMatchObject({
      ok: false,
      fault: { reason: "unavailable", location: file },
    });
  });
});

describe("a broken index", () => {
  test("is moved aside when it shows while reading, and a new one can be built", async () => {
    const file = await filled(newFile(), 300);
    const descriptor = openSync(file, "r+");
    writeSync(descriptor, Buffer.alloc(statSync(file).size - 8192, 0xab), 0, undefined, 8192);
    closeSync(descriptor);
    const store = await opened(file);
    const reading = (async () => {
      for await (const page of store.pages()) expect(page.kind).toBe("note");
    })();
    await expect(reading).rejects.toThrow(DamagedStoreError);
    await store.close();
    expect(existsSync(`${file}.broken-1`)).toBe(true);
    const fresh = await opened(file);
    await put(fresh, { path: "a.md" });
    expect(await fresh.counts()).toMatchObject({ pages: 1 });
    await fresh.close();
  });

  test("is moved aside when it shows while writing, and the write says so", async () => {
    const file = await filled(newFile(), 300);
    const store = await opened(file);
    expect(await store.counts()).toMatchObject({ pages: 300 });
    const descriptor = openSync(file, "r+");
    writeSync(descriptor, Buffer.alloc(statSync(file).size - 8192, 0xab), 0, undefined, 8192);
    closeSync(descriptor);
    const written = await store.write((writer) => writer.clear(), 0);
    expect(written).toMatchObject({ outcome: "failed", fault: { reason: "damaged" } });
    expect(existsSync(`${file}.broken-1`)).toBe(true);
    await put(store, { path: "a.md" });
    expect(await store.counts()).toMatchObject({ pages: 1 });
    await store.close();
  });
});

describe("an index that is deleted while it is open", () => {
  test("counts as empty, and the next write is seen", async () => {
    const file = await filled();
    const store = await opened(file);
    expect(await store.counts()).toMatchObject({ pages: 3 });
    rmSync(file);
    expect(await store.counts()).toMatchObject({ pages: 0 });
    await put(store, { path: "a.md" });
    expect(await store.counts()).toMatchObject({ pages: 1 });
    await store.close();
    expect(await pagesIn(file)).toBe(1);
  });
});

describe("a disk that may only be read", () => {
  test("answers from the index, and says why nothing can be written", async () => {
    const file = await filled();
    chmodSync(file, 0o444);
    chmodSync(dirname(file), 0o555);
    try {
      await withoutPrivilege(async () => {
        const store = await opened(file);
        expect(await store.counts()).toMatchObject({ pages: 3 });
        expect(await found(store, "md")).not.toEqual([]);
        expect(await store.write(async () => 1, 0)).toMatchObject({
          outcome: "failed",
          fault: { reason: "read-only", location: file },
        });
        expect(await store.counts()).toMatchObject({ pages: 3 });
        await store.close();
      });
    } finally {
      chmodSync(dirname(file), 0o755);
    }
  });

  test("says why no folder can be made", async () => {
    const home = temporaryFolder();
    chmodSync(home, 0o555);
    await withoutPrivilege(async () => {
      const store = await opened(join(home, "a", "index.sqlite"));
      expect(await store.write(async () => 1, 0)).toMatchObject({
        outcome: "failed",
        fault: { reason: "read-only" },
      });
      await store.close();
    });
    chmodSync(home, 0o755);
  });
});

/** A shell whose mounts nobody else sees; a machine may forbid that. */
const ownMounts = {
  command: "unshare",
  options: ["--user", "--map-root-user", "--mount", "sh", "-c"],
};
const canMount =
  spawnSync(ownMounts.command, [...ownMounts.options, "mount -t tmpfs tmpfs /mnt"]).status === 0;

describe("a full disk", () => {
  test.skipIf(!canMount)("leaves the old index as it was, and says so", () => {
    const place = temporaryFolder();
    const file = join(place, "index.sqlite");
    const node = `'${process.execPath}' '${WRITER}' '${file}'`;
    const line = `mount -t tmpfs -o size=1m tmpfs '${place}' && ${node} 3 go && ${node} 5000 go; ${node} 0 count`;
    const { stdout, stderr } = spawnSync(ownMounts.command, [...ownMounts.options, line], {
      encoding: "utf8",
    });
    expect(stderr).toBe("");
    expect(stdout.trim().split("\n")).toEqual([
      "writing",
      "written",
      "writing",
      `full-disk: No space is left on the disk of ${file}. The index is as it was before; free some space and run again.`,
      "3 pages",
    ]);
  });
});

describe("several processes", () => {
  test("read the old index while one writes, wait for it or are told that it is busy", async () => {
    const file = await filled();
    const store = await opened(file);
    const child = writing(file, 50, "hold");
    expect(await nextLine(child)).toBe("writing");
    expect(await store.counts()).toMatchObject({ pages: 3 });
    expect(await store.write(async () => 1, 50)).toEqual({ outcome: "busy" });
    const waiting = store.write((_, reader) => reader.counts(), 20_000);
    child.stdin?.write("go on\n");
    expect(await waiting).toMatchObject({ outcome: "written", value: { pages: 50 } });
    expect(await store.counts()).toMatchObject({ pages: 50 });
    await store.close();
  });

  test("lose nothing when one is killed in the middle", async () => {
    const file = await filled();
    const store = await opened(file);
    const child = writing(file, 500, "hold");
    await nextLine(child);
    await wait(100);
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(await store.counts()).toMatchObject({ pages: 3 });
    await put(store, { path: "more.md" });
    expect(await store.counts()).toMatchObject({ pages: 4 });
    await store.close();
  });

  test("see the old index or the new one, whenever one is killed", async () => {
    const file = await filled();
    const seen = new Set<number>();
    for (const delay of [0, 20, 60, 150]) {
      const child = writing(file, 400, "go");
      await nextLine(child);
      await wait(delay);
      child.kill("SIGKILL");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      const pages = await pagesIn(file);
      expect([3, 400]).toContain(pages);
      seen.add(pages);
      const database = new DatabaseSync(file);
      expect(database.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
      database.close();
    }
    expect(seen.has(3)).toBe(true);
  });

  test("make one index out of nothing together", async () => {
    const file = newFile();
    const children = [writing(file, 20, "go"), writing(file, 20, "go"), writing(file, 20, "go")];
    const codes = await Promise.all(children.map(async (child) => (await once(child, "exit"))[0]));
    expect(codes).toEqual([0, 0, 0]);
    expect(await pagesIn(file)).toBe(20);
  });
});

describe("an index that is built for the first time", () => {
  test("is empty for others, also once it has outgrown the memory of its builder", async () => {
    const file = join(temporaryFolder(), "index.sqlite");
    const builder = new DatabaseSync(file);
    builder.exec("BEGIN EXCLUSIVE; CREATE TABLE page (id INTEGER)");
    const opened = await openSqliteStore(file);
    expect(opened.ok && (await opened.value.counts()).pages).toBe(0);
    expect(opened.ok && (await opened.value.origin())).toBeNull();
    builder.exec("ROLLBACK");
    builder.close();
    if (opened.ok) {
      await put(opened.value, { path: "a.md" });
      expect((await opened.value.counts()).pages).toBe(1);
      await opened.value.close();
    }
    const after = new DatabaseSync(file);
    expect(after.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
    after.close();
  }, 60_000);
});

describe("pages", () => {
  test("go on as they were while others write", async () => {
    const file = await filled();
    const [store, other] = [await opened(file), await opened(file)];
    const paths: string[] = [];
    for await (const { path } of store.pages()) {
      if (paths.length === 0) await apply(other, { removed: [wikiPath("own/2.md")] });
      paths.push(path);
    }
    expect(paths).toEqual(["own/0.md", "own/1.md", "own/2.md"]);
    expect(await store.counts()).toMatchObject({ pages: 2 });
    await Promise.all([store.close(), other.close()]);
  });
});
