/** Where the wiki lies and where its index goes. Every command starts here, so it only looks at the file system. */
import { accessSync, constants, realpathSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Result } from "../domain/result.ts";
import { failed, ok } from "../domain/result.ts";
import { repositoryRoot } from "../git/repository.ts";
import type { Environment } from "./cache-folder.ts";
import { statsOf } from "./look.ts";
import {
  CONFIGURATION_NAME,
  type PlaceFault,
  type StorePlace,
  storePlaceOf,
} from "./store-place.ts";

/** Name of the configuration; a folder that holds one is a wiki. */
export { CONFIGURATION_NAME };

/** Folder of a repository that holds its wiki, unless told otherwise. */
export const WIKI_FOLDER = "wiki";

export interface WikiLocation {
  /** Absolute path of the wiki's root. */
  readonly root: string;
  /** Absolute path of the root of the repository that holds it; null outside a repository. */
  readonly repository: string | null;
  /** Absolute path of the index. */
  readonly storeFile: string;
  /** Absolute path of `palimpsest.yaml`; null without one. */
  readonly configurationFile: string | null;
  /** Which rule put the index where it is. */
  readonly storePlace: StorePlace;
}

export interface LocateFault {
  readonly kind: "no-such-folder" | "not-a-folder" | "unreadable-folder" | PlaceFault["kind"];
  readonly message: string;
  /** What to do, in the imperative. */
  readonly fix: string;
}

export interface LocateOptions {
  /** Absolute path of the working directory. */
  readonly cwd: string;
  /** `--wiki DIR`, relative to `cwd`. */
  readonly wiki?: string | undefined;
  /** `--store FILE`, relative to `cwd`; a folder means `index.sqlite` in it. */
  readonly store?: string | undefined;
  /** Environment that names the folder for caches; the process's own by default. */
  readonly environment?: Environment;
}

/** Finds the wiki and the place of its index. Reads no file and writes none. */
export function locateWiki(options: LocateOptions): Result<WikiLocation, LocateFault> {
  const { cwd, store, environment = process.env } = options;
  const found = locateRoot(options);
  if (!found.ok) return found;
  const root = found.value;
  const repository = repositoryRoot(root);
  const place = storePlaceOf({ cwd, root, repository, store, environment });
  if (!place.ok) return place;
  return ok({
    root,
    repository,
    storeFile: place.value.file,
    configurationFile: configurationIn(root),
    storePlace: place.value.place,
  });
}

/**
 * The absolute path of the wiki's root. That is the folder that was given, or the folder `wiki` in it where only that
 * one has a `palimpsest.yaml`. When none was given, the same is asked of the working directory and of each folder
 * above it, up to the root of the repository; where no folder has a `palimpsest.yaml`, the whole repository is the
 * wiki, and outside a repository the working directory.
 */
export function locateRoot({
  cwd,
  wiki,
}: Pick<LocateOptions, "cwd" | "wiki">): Result<string, LocateFault> {
  return wiki === undefined ? ok(wikiAbove(realpathSync.native(cwd))) : wikiAt(cwd, wiki);
}

function wikiAt(cwd: string, wiki: string): Result<string, LocateFault> {
  const directory = resolve(cwd, wiki);
  const fault = wiki === "" ? emptyName() : faultOfFolder(directory, wiki);
  if (fault !== null) return failed(fault);
  const real = realpathSync.native(directory);
  return ok(wikiWithConfiguration(real) ?? real);
}

function wikiAbove(cwd: string): string {
  const top = repositoryRoot(cwd);
  for (let folder = cwd; ; folder = dirname(folder)) {
    const wiki = wikiWithConfiguration(folder);
    if (wiki !== null) return wiki;
    if (folder === top || dirname(folder) === folder) return top ?? cwd;
  }
}

/** The folder itself, or the wiki in it, whichever has a configuration first; null where neither does. */
function wikiWithConfiguration(folder: string): string | null {
  const wiki = join(folder, WIKI_FOLDER);
  return [folder, wiki].find((candidate) => configurationIn(candidate) !== null) ?? null;
}

/** The configuration in a folder, which makes it a wiki; null without one. */
export function configurationIn(folder: string): string | null {
  const file = join(folder, CONFIGURATION_NAME);
  return statsOf(file)?.isFile() === true ? file : null;
}

function faultOfFolder(directory: string, asWritten: string): LocateFault | null {
  const stats = statsOf(directory);
  if (stats === null) return noSuchFolder(directory, asWritten);
  if (!stats.isDirectory()) {
    return {
      kind: "not-a-folder",
      message: `"${asWritten}" is a file, and a wiki is a folder of Markdown files.`,
      fix: `Give its folder: --wiki ${shellWord(dirname(asWritten))}`,
    };
  }
  return isReadable(directory)
    ? null
    : {
        kind: "unreadable-folder",
        message: `The folder "${asWritten}" may not be read by you.`,
        fix: "Ask its owner for the right to read it, or give another folder with --wiki DIR.",
      };
}

function noSuchFolder(directory: string, asWritten: string): LocateFault {
  return {
    kind: "no-such-folder",
    message: `There is no folder "${asWritten}" (looked for ${directory}).`,
    fix: `Give a folder of Markdown files with --wiki DIR, or make a wiki: palimpsest init --wiki ${shellWord(asWritten)}`,
  };
}

function emptyName(): LocateFault {
  return {
    kind: "no-such-folder",
    message: "The folder of the wiki was given as an empty name.",
    fix: "Give a folder of Markdown files: --wiki DIR",
  };
}

function isReadable(directory: string): boolean {
  try {
    accessSync(directory, constants.R_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** An argument as a shell takes it: between quotes where it has to be. */
export function shellWord(argument: string): string {
  return /^[\p{L}\p{N}_./\\-]+$/u.test(argument)
    ? argument
    : `'${argument.replaceAll("'", "'\\''")}'`;
}
