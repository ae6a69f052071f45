/** Makes the folder of the index and keeps it out of git, before anything is written there. */
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Result } from "../domain/result.ts";
import { failed, ok } from "../domain/result.ts";
import { excludeFromGit } from "../git/exclude.ts";
import type { WikiLocation } from "./locate.ts";
import { statsOf } from "./look.ts";
import { type PlaceFault, STORE_FOLDER } from "./store-place.ts";

/**
 * Makes the folder of the index where it is missing, and adds `/.palimpsest/` to `.git/info/exclude` where the index
 * lies in the repository. Changes nothing the second time; cheap enough for every start. Gives what a person
 * should know: where the index went when it could not go to its usual place, or that git could not be told.
 */
export function prepareStore(location: WikiLocation): Result<readonly string[], PlaceFault> {
  const { storeFile, storePlace, repository } = location;
  const remarks: string[] = [];
  const isNew = statsOf(storeFile) === null;
  const fault = isNew ? folderFault(storeFile) : null;
  if (fault !== null) return failed(fault);
  if (isNew && storePlace === "cache") {
    remarks.push(
      `The index is kept in ${storeFile}, because the folder of the wiki can not be written.`,
    );
  }
  if (repository !== null && isInStoreFolder(storeFile, repository)) {
    const excluded = excludeFromGit(repository, `/${STORE_FOLDER}/`);
    if (!excluded.ok) remarks.push(notExcluded(excluded.fault));
  }
  return ok(remarks);
}

function folderFault(storeFile: string): PlaceFault | null {
  try {
    mkdirSync(dirname(storeFile), { recursive: true });
    return null;
  } catch (error) {
    return {
      kind: "no-place-for-store",
      message: `The folder of the index can not be made: ${error instanceof Error ? error.message : error}`,
      fix: "Give a file that may be written: --store FILE",
    };
  }
}

function isInStoreFolder(storeFile: string, repository: string): boolean {
  const folder = join(repository, STORE_FOLDER);
  for (let path = dirname(storeFile); path !== dirname(path); path = dirname(path)) {
    if (path === folder) return true;
  }
  return false;
}

function notExcluded(reason: string): string {
  return `Git was not told to leave out ${STORE_FOLDER}/ (${reason}). Add the line /${STORE_FOLDER}/ to .git/info/exclude.`;
}
