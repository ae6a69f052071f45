/** Whether git would leave a file out of what it versions. */
import fs from "node:fs";
import { isIgnored } from "isomorphic-git";
import { findRepository } from "./repository.ts";

/**
 * True where `.gitignore` files or `.git/info/exclude` of the repository keep `path` out; false outside a repository.
 * `path` is absolute and need not exist.
 */
export async function isIgnoredByGit(path: string): Promise<boolean> {
  const repository = findRepository(path);
  if (repository === null) return false;
  const { root, commonDirectory: gitdir } = repository;
  const filepath = path.slice(root.length + 1).replaceAll("\\", "/");
  return filepath !== "" && isIgnored({ fs, dir: root, gitdir, filepath });
}
