/**
 * Where a repository lies, found with a few looks at the file system. `recall` asks this at every start, so nothing
 * here loads isomorphic-git.
 */
import { type Stats, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { textOf } from "./small-file.ts";

/** A repository with a working tree. */
export interface RepositoryPlace {
  /** Absolute path of the working tree's root. */
  readonly root: string;
  /** Absolute path of what all its working trees share: configuration, objects, `info/exclude`. */
  readonly commonDirectory: string;
}

/** What a `.git` file says in a linked working tree or a submodule. */
const POINTER = /^gitdir: (.+?)\s*$/m;

/**
 * The repository whose working tree holds the absolute path `directory`, or null. Linked working trees and
 * submodules count as their own; a bare repository has no working tree and a `.git` without a HEAD is none, as git
 * itself has it.
 */
export function findRepository(directory: string): RepositoryPlace | null {
  for (let root = directory; ; root = dirname(root)) {
    const gitDirectory = gitDirectoryOf(root);
    if (gitDirectory !== null) return { root, commonDirectory: commonDirectoryOf(gitDirectory) };
    if (dirname(root) === root) return null;
  }
}

/** The root of the working tree that holds the absolute path `directory`, or null. */
export function repositoryRoot(directory: string): string | null {
  return findRepository(directory)?.root ?? null;
}

function gitDirectoryOf(root: string): string | null {
  const dotGit = join(root, ".git");
  const stats = statsOf(dotGit);
  if (stats === null) return null;
  if (stats.isDirectory()) return statsOf(join(dotGit, "HEAD")) === null ? null : dotGit;
  const pointer = POINTER.exec(textOf(dotGit))?.[1];
  return pointer === undefined ? null : resolve(root, pointer);
}

function commonDirectoryOf(gitDirectory: string): string {
  const shared = textOf(join(gitDirectory, "commondir")).trim();
  return shared === "" ? gitDirectory : resolve(gitDirectory, shared);
}

/** What is at a path; null where nothing is, and where what leads there is closed. */
function statsOf(path: string): Stats | null {
  try {
    return statSync(path, { throwIfNoEntry: false }) ?? null;
  } catch {
    return null;
  }
}
