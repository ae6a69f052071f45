import { appendFileSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { isIgnoredByGit } from "../../src/git/ignored.ts";
import { git, makeRepository } from "../support/repository.ts";

let home: string;
beforeEach(() => {
  home = realpathSync(mkdtempSync(join(tmpdir(), "palimpsest-ignored-")));
});
afterEach(() => rmSync(home, { recursive: true }));

describe("isIgnoredByGit", () => {
  test("tells a folder that .gitignore keeps out from one that it does not", async () => {
    const root = makeRepository(join(home, "repository"));
    writeFileSync(join(root, ".gitignore"), "wiki/\n");
    expect(await isIgnoredByGit(join(root, "wiki/palimpsest.yaml"))).toBe(true);
    expect(await isIgnoredByGit(join(root, "notes/palimpsest.yaml"))).toBe(false);
  });

  test("heeds info/exclude, from a linked working tree too", async () => {
    const root = makeRepository(join(home, "repository"));
    appendFileSync(join(root, ".git/info/exclude"), "/wiki\n");
    git(root, "worktree", "add", "--quiet", join(home, "linked"));
    expect(await isIgnoredByGit(join(root, "wiki/a.md"))).toBe(true);
    expect(await isIgnoredByGit(join(home, "linked/wiki/a.md"))).toBe(true);
  });

  test("says no outside a repository and of the repository's own root", async () => {
    expect(await isIgnoredByGit(join(home, "wiki/a.md"))).toBe(false);
    expect(await isIgnoredByGit(makeRepository(join(home, "repository")))).toBe(false);
  });
});
