import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { excludeFromGit } from "../../src/git/index.ts";
import { temporaryFolder } from "../support/folder.ts";
import { git, makeRepository } from "../support/repository.ts";

const PATTERN = "/.palimpsest/";

function readExclude(repository: string): string {
  return readFileSync(join(repository, ".git", "info", "exclude"), "utf8");
}

function makeStore(root: string): void {
  mkdirSync(join(root, ".palimpsest"));
  writeFileSync(join(root, ".palimpsest", "index.sqlite"), "");
}

describe("excludeFromGit", () => {
  test("keeps the folder out of git without a change that git sees", () => {
    const folder = temporaryFolder();
    const root = makeRepository(folder);
    makeStore(root);
    expect(git(root, "status", "--porcelain")).not.toBe("");
    expect(excludeFromGit(root, PATTERN)).toEqual({ ok: true, value: true });
    expect(git(root, "status", "--porcelain")).toBe("");
  });

  test("adds the line once and leaves every other byte", () => {
    const folder = temporaryFolder();
    const root = makeRepository(folder);
    const before = "# mine\r\n*.swp\r\nno line end";
    writeFileSync(join(root, ".git", "info", "exclude"), before);
    expect(excludeFromGit(root, PATTERN)).toEqual({ ok: true, value: true });
    expect(excludeFromGit(root, PATTERN)).toEqual({ ok: true, value: false });
    expect(readExclude(root)).toBe(`${before}\n${PATTERN}\n`);
  });

  test("makes the file where a template left it out", () => {
    const folder = temporaryFolder();
    const root = makeRepository(folder);
    rmSync(join(root, ".git", "info"), { recursive: true });
    expect(excludeFromGit(root, PATTERN)).toEqual({ ok: true, value: true });
    expect(readExclude(root)).toBe(`${PATTERN}\n`);
  });

  test("writes to the directory that linked working trees share", () => {
    const folder = temporaryFolder();
    const main = makeRepository(join(folder, "main"));
    const linked = join(folder, "linked");
    git(main, "worktree", "add", "--quiet", linked);
    makeStore(linked);
    expect(excludeFromGit(linked, PATTERN)).toEqual({ ok: true, value: true });
    expect(git(linked, "status", "--porcelain")).toBe("");
    expect(excludeFromGit(main, PATTERN)).toEqual({ ok: true, value: false });
  });

  test("changes nothing outside a repository", () => {
    const folder = temporaryFolder();
    expect(excludeFromGit(folder, PATTERN)).toEqual({ ok: true, value: false });
  });

  test("tells why the file can not be written", () => {
    const folder = temporaryFolder();
    const root = makeRepository(folder);
    rmSync(join(root, ".git", "info", "exclude"));
    mkdirSync(join(root, ".git", "info", "exclude"));
    const outcome = excludeFromGit(root, PATTERN);
    expect(outcome.ok ? "" : outcome.fault).toMatch(/EISDIR/);
  });
});
