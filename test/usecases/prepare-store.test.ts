import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { locateWiki } from "../../src/usecases/locate.ts";
import { prepareStore } from "../../src/usecases/prepare-store.ts";
import { temporaryFolder } from "../support/folder.ts";
import { git, makeRepository } from "../support/repository.ts";

function locationOf(cwd: string, store?: string) {
  const location = locateWiki({ cwd, store, environment: {} });
  if (!location.ok) throw new Error(location.fault.message);
  return location.value;
}

describe("prepareStore", () => {
  test("makes the folder and keeps it out of git, and nothing more the second time", () => {
    const folder = temporaryFolder();
    const repository = makeRepository(folder);
    const location = locationOf(repository);
    const exclude = join(repository, ".git", "info", "exclude");
    expect(prepareStore(location)).toEqual({ ok: true, value: [] });
    writeFileSync(location.storeFile, "");
    const once = readFileSync(exclude, "utf8");
    expect(prepareStore(location)).toEqual({ ok: true, value: [] });
    expect(readFileSync(exclude, "utf8")).toBe(once);
    expect(git(repository, "status", "--porcelain")).toBe("");
    expect(existsSync(join(repository, ".gitignore"))).toBe(false);
  });

  test("leaves git alone where the index lies elsewhere", () => {
    const folder = temporaryFolder();
    const repository = makeRepository(join(folder, "project"));
    const exclude = join(repository, ".git", "info", "exclude");
    const before = readFileSync(exclude, "utf8");
    expect(prepareStore(locationOf(repository, "../elsewhere/x.db")).ok).toBe(true);
    expect(existsSync(join(folder, "elsewhere"))).toBe(true);
    expect(readFileSync(exclude, "utf8")).toBe(before);
  });

  test("tells where the index went when it is in the cache, as long as it is new", () => {
    const folder = temporaryFolder();
    const storeFile = join(folder, "cache", "index.sqlite");
    const location = { ...locationOf(folder), storeFile, storePlace: "cache" as const };
    const first = prepareStore(location);
    expect(first.ok && first.value.join()).toContain(storeFile);
    writeFileSync(storeFile, "");
    expect(prepareStore(location)).toEqual({ ok: true, value: [] });
  });

  test("says so where git can not be told, and goes on", () => {
    const folder = temporaryFolder();
    const repository = makeRepository(folder);
    const exclude = join(repository, ".git", "info", "exclude");
    rmSync(exclude);
    mkdirSync(exclude);
    const outcome = prepareStore(locationOf(repository));
    expect(outcome.ok && outcome.value.join()).toContain("Add the line /.palimpsest/");
  });

  test("fails where a file stands in the way", () => {
    const folder = temporaryFolder();
    const location = locationOf(folder);
    writeFileSync(join(folder, "file"), "");
    const outcome = prepareStore({
      ...location,
      storeFile: join(folder, "file", "index.sqlite"),
    });
    expect(outcome.ok ? null : outcome.fault.kind).toBe("no-place-for-store");
  });
});
