/** `palimpsest init`: makes a wiki and touches nothing that is there. */
import { mkdir } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Clock } from "../domain/ports.ts";
import { failed, ok, type Result } from "../domain/result.ts";
import { isIgnoredByGit } from "../git/ignored.ts";
import { repositoryRoot } from "../git/repository.ts";
import { openFolder } from "../wiki/files.ts";
import { writeAtomically } from "../wiki/write.ts";
import { existingLogs } from "./existing-logs.ts";
import { firstConfiguration, firstDecision, type NewFile } from "./first-pages.ts";
import {
  CONFIGURATION_NAME,
  configurationIn,
  type LocateFault,
  type LocateOptions,
  locateRoot,
  WIKI_FOLDER,
} from "./locate.ts";
import { statsOf } from "./look.ts";

export interface InitOptions extends Pick<LocateOptions, "cwd" | "wiki"> {
  readonly clock: Clock;
}

export interface InitReport {
  /** Absolute path of the wiki's root. */
  readonly root: string;
  /** Absolute paths of the files that were made; none where the wiki was there already. */
  readonly made: readonly string[];
  /** Whether git keeps the wiki out of what it versions: then nobody else will see it. */
  readonly isIgnored: boolean;
  /** Absolute paths of folders of the repository that hold decisions already; they were not touched. */
  readonly logs: readonly string[];
}

export interface InitFault {
  readonly kind: LocateFault["kind"] | "no-repository" | "not-written";
  readonly message: string;
  /** What to do, in the imperative. */
  readonly fix: string;
}

/**
 * Makes a wiki in the folder that `wiki` gives, or else in `wiki/` of the repository: its configuration, and a
 * first decision where the folder holds no pages. A folder with a configuration is a wiki already, and stays as it
 * is. The configuration comes last: while it is missing, another run takes up what this one left.
 */
export async function initWiki(options: InitOptions): Promise<Result<InitReport, InitFault>> {
  const place = placeOf(options);
  if (!place.ok) return place;
  const { root, isWiki } = place.value;
  const logs = await existingLogs(repositoryRoot(root) ?? root, root);
  const isIgnored = await isIgnoredByGit(join(root, CONFIGURATION_NAME));
  if (isWiki) return ok({ root, made: [], isIgnored, logs });
  const hasPages = await holdsPages(root);
  const first = hasPages ? [] : [firstDecision(dateOf(options.clock()))];
  const made = await makeFiles(root, [...first, firstConfiguration(hasPages)]);
  return made.ok ? ok({ root, made: made.value, isIgnored, logs }) : made;
}

interface Place {
  readonly root: string;
  /** Whether there is a configuration already. */
  readonly isWiki: boolean;
}

function placeOf({ cwd, wiki }: InitOptions): Result<Place, InitFault> {
  if (wiki !== undefined && wiki !== "" && statsOf(resolve(cwd, wiki)) === null) {
    return ok({ root: resolve(cwd, wiki), isWiki: false });
  }
  const located = locateRoot({ cwd, wiki });
  if (!located.ok) return located;
  const root = located.value;
  if (wiki !== undefined || configurationIn(root) !== null) {
    return ok({ root, isWiki: configurationIn(root) !== null });
  }
  const repository = repositoryRoot(root);
  if (repository !== null) return ok({ root: join(repository, WIKI_FOLDER), isWiki: false });
  return failed({
    kind: "no-repository",
    message: `${cwd} is in no git repository, and a wiki is best kept in one.`,
    fix: "Make a repository first (git init), or say where the wiki goes: palimpsest init --wiki wiki",
  });
}

/** Whether a folder holds pages already; then it is not ours to begin. */
async function holdsPages(root: string): Promise<boolean> {
  return statsOf(root) !== null && (await openFolder(root).list([])).files.length > 0;
}

/** Makes files that are not there; gives the paths of those that were made. */
async function makeFiles(
  root: string,
  files: readonly NewFile[],
): Promise<Result<string[], InitFault>> {
  const made: string[] = [];
  for (const { path, text } of files) {
    const file = join(root, path);
    try {
      await mkdir(dirname(file), { recursive: true });
    } catch (error) {
      return failed(notWritten(error instanceof Error ? error.message : String(error)));
    }
    const written = await writeAtomically(file, new TextEncoder().encode(text), null);
    if (written.ok) made.push(file);
    // Another run made it in the meantime: then it is there, which is all that was wanted.
    else if (written.fault.reason !== "changed") {
      return failed(notWritten(written.fault.message, written.fault.fix));
    }
  }
  return ok(made);
}

function notWritten(reason: string, fix = "Give a folder that may be written."): InitFault {
  return { kind: "not-written", message: `The wiki can not be made: ${reason}`, fix };
}

/** The calendar date of an instant where the person is. */
function dateOf(instant: number): string {
  const date = new Date(instant);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}
