/** Which file keeps the index of a wiki: the first place of a short list that can be written. */
import { accessSync, constants, realpathSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { isMarkdown } from "../domain/markdown-file.ts";
import type { Result } from "../domain/result.ts";
import { failed, ok } from "../domain/result.ts";
import { isForeign } from "../store/sqlite/is-foreign.ts";
import { isInside } from "../wiki/files/inside.ts";
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
  if (store !== undefined) return givenPlace(cwd, root, store);
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

function givenPlace(cwd: string, root: string, store: string): ReturnType<typeof storePlaceOf> {
  const path = resolve(cwd, store);
  const isFolder = /[/\\]$/.test(store) || statsOf(path)?.isDirectory() === true;
  const file = isFolder ? join(path, INDEX_NAME) : path;
  if (isPartOfWiki(root, file)) {
    return notAnIndex(store, "has a name that the wiki itself reads");
  }
  if (isForeign(file) || isEmptyOfOther(file)) {
    return notAnIndex(store, "is a file of something else; it was left as it is");
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

function notAnIndex(store: string, why: string): ReturnType<typeof storePlaceOf> {
  return failed({
    kind: "not-an-index",
    message: `"${store}", which --store gives, ${why}.`,
    fix: "Give the file of an index, or a name that is free, for instance index.sqlite.",
  });
}

/** The configuration of a wiki; it lies here for `locate.ts` imports this file. */
export const CONFIGURATION_NAME = "palimpsest.yaml";

/** Whether the wiki would read a file as a page or as its configuration, wherever symbolic links lead on the way. */
function isPartOfWiki(root: string, file: string): boolean {
  const isRead = isMarkdown(file) || basename(file).toLowerCase() === CONFIGURATION_NAME;
  if (!isRead) return false;
  const folder = nearestFolder(dirname(file));
  return isInside(root, join(realpathSync.native(folder), relative(folder, file)));
}

/** Names by which an empty file may be meant for an index; any other was made for something else. */
const INDEX_EXTENSION = /\.(?:sqlite|db)$/i;

function isEmptyOfOther(file: string): boolean {
  const stats = statsOf(file);
  return stats?.isFile() === true && stats.size === 0 && !INDEX_EXTENSION.test(file);
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
