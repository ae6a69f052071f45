import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findRepository, repositoryRoot } from "../../src/git/index.ts";
import { temporaryFolder } from "../support/folder.ts";
import { git, makeRepository } from "../support/repository.ts";

describe("findRepository", () => {
  test("finds the repository from a folder deep in it, as git does", () => {
    const folder = temporaryFolder();
    const root = makeRepository(join(folder, "a b é"));
    const deep = join(root, "one", "two");
    mkdirSync(deep, { recursive: true });
    expect(findRepository(deep)).toEqual({ root, commonDirectory: join(root, ".git") });
    expect(git(deep, "rev-parse", "--show-toplevel").trim()).toBe(root);
  });

  test("gives null outside of any repository", () => {
    const folder = temporaryFolder();
    expect(findRepository(folder)).toBeNull();
  });

  test("finds a linked working tree and the directory it shares", () => {
    const folder = temporaryFolder();
    const main = makeRepository(join(folder, "main"));
    const linked = join(folder, "linked");
    git(main, "worktree", "add", "--quiet", linked);
    expect(findRepository(linked)).toEqual({ root: linked, commonDirectory: join(main, ".git") });
  });

  test("finds a linked working tree of a bare repository", () => {
    const folder = temporaryFolder();
    const bare = join(folder, "project.git");
    git(".", "clone", "--quiet", "--bare", makeRepository(join(folder, "main")), bare);
    const linked = join(folder, "linked");
    git(bare, "worktree", "add", "--quiet", linked, "main");
    expect(findRepository(linked)).toEqual({ root: linked, commonDirectory: bare });
  });

  test("finds a submodule as a repository of its own", () => {
    const folder = temporaryFolder();
    const outer = makeRepository(join(folder, "outer"));
    git(outer, "submodule", "--quiet", "add", makeRepository(join(folder, "inner")), "sub");
    const root = join(outer, "sub");
    const commonDirectory = join(outer, ".git", "modules", "sub");
    expect(findRepository(root)).toEqual({ root, commonDirectory });
    expect(git(root, "rev-parse", "--show-toplevel").trim()).toBe(root);
  });

  test("gives null in a bare repository, which has no working tree", () => {
    const folder = temporaryFolder();
    const bare = join(folder, "project.git");
    git(".", "init", "--quiet", "--bare", bare);
    expect(findRepository(bare)).toBeNull();
  });

  test("passes by a .git that is none: an empty folder, and a file with other words", () => {
    const folder = temporaryFolder();
    const root = makeRepository(join(folder, "project"));
    mkdirSync(join(root, "empty", ".git"), { recursive: true });
    mkdirSync(join(root, "words"));
    writeFileSync(join(root, "words", ".git"), "not a pointer\n");
    expect(repositoryRoot(join(root, "empty"))).toBe(root);
    expect(repositoryRoot(join(root, "words"))).toBe(root);
  });
});
