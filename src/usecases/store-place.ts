/** Which file keeps the index of a wiki: the first place of a short list that can be written. */
import { accessSync, constants } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import type { Result } from "../domain/result.ts";
import { failed, ok } from "../domain/result.ts";
import { isForeign } from "../store/sqlite/is-foreign.ts";
import { cacheFolder, type Environment } from "./cache-folder.ts";
import { statsOf } from "./look.ts";

/**
 * `repository`: at its root. `beside`: in the folder that holds the wiki, outside a repository. `cache`: among the
 * person's caches, because the place before could not be written. `given`: where `--store` says.
 */
export type StorePlace = "repository" | "beside" | "cache" | "given";

export interface PlaceFault {
  readonly kind: "no-place-for-store" | "not-an-index";
  readonly message: string;
  /** What to do, in the imperative. */
  readonly fix: string;
}

/** Folder of everything that is derived; kept out of git. */
export const STORE_FOLDER = ".palimpsest";

const INDEX_NAME = "index.sqlite";

interface Question {
  /** Absolute path of the working directory. */
  readonly cwd: string;
  /** Absolute path of the wiki's root. */
  readonly root: string;
  readonly repository: string | null;
  readonly store: string | undefined;
  readonly environment: Environment;
}

/**
 * The file that keeps the index. Below the folder of stores it lies at the wiki's own path, so that two wikis never
 * share one: `docs/adr` of a repository has `.palimpsest/docs/adr/index.sqlite`, and the whole repository
 * `.palimpsest/index.sqlite`.
 */
export function storePlaceOf(
  question: Question,
): Result<{ readonly file: string; readonly place: StorePlace }, PlaceFault> {
  const { cwd, root, repository, store, environment } = question;
  if (store !== undefined) return givenPlace(cwd, store);
  const home = repository ?? dirname(root);
  const file = join(home, STORE_FOLDER, relative(home, root), INDEX_NAME);
  if (isWritable(file)) return ok({ file, place: repository === null ? "beside" : "repository" });
  const cached = join(cacheFolder(environment), "stores", pathAsFolders(root), INDEX_NAME);
  if (isWritable(cached)) return ok({ file: cached, place: "cache" });
  return failed({
    kind: "no-place-for-store",
    message: `The index can be written neither to ${file} nor to ${cached}.`,
    fix: "Give a file that may be written: --store FILE",
  });
}

function givenPlace(cwd: string, store: string): ReturnType<typeof storePlaceOf> {
  const path = resolve(cwd, store);
  const isFolder = /[/\\]$/.test(store) || statsOf(path)?.isDirectory() === true;
  const file = isFolder ? join(path, INDEX_NAME) : path;
  if (isForeign(file)) {
    return failed({
      kind: "not-an-index",
      message: `"${store}", which --store gives, is a file of something else; it was left as it is.`,
      fix: "Give the file of an index, or a name that is free.",
    });
  }
  // An index that is there can be read even where nothing can be written.
  const isThere = statsOf(file)?.isFile() === true;
  if (store !== "" && (isThere || isWritable(file))) return ok({ file, place: "given" });
  return failed({
    kind: "no-place-for-store",
    message: `The index can not be written to "${store}", which --store gives.`,
    fix: "Give a file in a folder that may be written.",
  });
}

/** An absolute path as one below another folder: without its leading separator, and `C:` as `C`. */
function pathAsFolders(path: string): string {
  return path.replace(/^([A-Za-z]):/, "$1").replace(/^[/\\]+/, "");
}

/**
 * Whether a file could be written, judged by what of its path is there. A folder that nobody may write counts as
 * closed for the superuser too: whoever took the rights away meant it.
 */
function isWritable(file: string): boolean {
  const stats = statsOf(file);
  const folder = nearestFolder(dirname(file));
  if (stats?.isDirectory() === true || statsOf(folder)?.isDirectory() !== true) return false;
  const there = stats === null ? [folder] : [file, folder];
  return there.every((path) => {
    try {
      accessSync(path, constants.W_OK);
      return ((statsOf(path)?.mode ?? 0) & 0o222) !== 0;
    } catch {
      return false;
    }
  });
}

function nearestFolder(folder: string): string {
  const up = dirname(folder);
  return up === folder || statsOf(folder) !== null ? folder : nearestFolder(up);
}
