/** `palimpsest check --fix`: mends what has one right answer, file by file, and checks again. */
import { join } from "node:path";
import type { Edit } from "../domain/fault.ts";
import type { WikiPath } from "../domain/identity.ts";
import { byCodeUnit } from "../domain/order.ts";
import { failed, ok, type Result } from "../domain/result.ts";
import { contentHash } from "../index/content-hash.ts";
import { editFields } from "../wiki/edit/edit.ts";
import { writeAtomically } from "../wiki/write.ts";
import { changedLines, type LineChange } from "./changed-lines.ts";
import { type CheckReport, checkWiki, type ReportedFault } from "./check-wiki.ts";
import type { Palimpsest } from "./palimpsest.ts";
import { refresh } from "./refresh.ts";

/** A file that was mended, or would be. */
export interface Mended {
  readonly path: WikiPath;
  /** The faults that the change mends. */
  readonly faults: readonly ReportedFault[];
  readonly changes: readonly LineChange[];
}

/** A file that was left as it is although something in it could be mended. */
export interface Refused {
  readonly path: WikiPath;
  readonly message: string;
  /** What to do, in the imperative. */
  readonly fix: string;
}

export interface FixReport {
  readonly mended: readonly Mended[];
  readonly refused: readonly Refused[];
  /** What is left, by a check after the last change; with `dryRun`, what there is. */
  readonly after: CheckReport;
  readonly isDryRun: boolean;
}

export interface FixOptions {
  /** Tells what would be done, and writes nothing. */
  readonly dryRun?: boolean;
}

/**
 * One change may lay open the next: a page that has got its successor needs another status. A chain of more rounds
 * than this is a bug in a rule, and ends here.
 */
const MOST_ROUNDS = 8;

/** Mends until a check finds nothing more to mend. Every edit is tried once, so a refused one ends nothing else. */
export async function fixWiki(
  palimpsest: Palimpsest,
  { dryRun = false }: FixOptions = {},
): Promise<FixReport> {
  const mended: Mended[] = [];
  const refused: Refused[] = [];
  const tried = new Set<string>();
  let after = await checkWiki(palimpsest);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const due = dueEdits(after, tried);
    if (due.size === 0) break;
    const hashes = new Map((await palimpsest.store.files()).map(({ path, hash }) => [path, hash]));
    for (const [path, faults] of due) {
      const outcome = await mendFile(palimpsest, path, hashes.get(path), faults, dryRun);
      if (outcome.ok) mended.push(outcome.value);
      else refused.push(outcome.fault);
    }
    if (dryRun) break;
    await refresh(palimpsest);
    after = await checkWiki(palimpsest);
  }
  return { mended, refused, after, isDryRun: dryRun };
}

/** A fault with the edit that mends it. */
type Mendable = ReportedFault & { readonly edit: Edit };

/** The edits of one round by path, in order. Those that would touch one line of a file twice wait for the next. */
function dueEdits(report: CheckReport, tried: Set<string>): Map<WikiPath, Mendable[]> {
  const untried = report.faults
    .filter((fault): fault is Mendable => fault.edit !== undefined)
    .filter((fault) => !tried.has(keyOf(fault)));
  const byPath = Map.groupBy(untried, ({ path }) => path);
  const due = [...byPath].map(([path, faults]) => [path, withoutClashes(faults)] as const);
  for (const fault of due.flatMap(([, faults]) => faults)) tried.add(keyOf(fault));
  return new Map(due.toSorted(([one], [other]) => byCodeUnit(one, other)));
}

function keyOf({ path, edit }: Mendable): string {
  return `${path}\0${JSON.stringify(edit)}`;
}

/** Mended lines come first and alone: until then the block may be one that cannot be edited. */
function withoutClashes(faults: readonly Mendable[]): Mendable[] {
  const lines = faults.filter(({ edit }) => edit.kind === "replace-line");
  const round = lines.length > 0 ? lines : faults;
  const taken = new Set<string>();
  return round.filter(({ edit }) => {
    const target = edit.kind === "replace-line" ? String(edit.line) : edit.key;
    return !taken.has(target) && taken.add(target);
  });
}

async function mendFile(
  palimpsest: Palimpsest,
  path: WikiPath,
  hash: string | undefined,
  faults: readonly Mendable[],
  dryRun: boolean,
): Promise<Result<Mended, Refused>> {
  const read = await readAsIndexed(palimpsest, path, hash);
  if (!read.ok) return read;
  const edited = editFields(
    read.value,
    faults.map(({ edit }) => edit),
  );
  if (!edited.ok) return failed({ path, message: edited.fault.message, fix: edited.fault.fix });
  if (!dryRun) {
    const file = join(palimpsest.location.root, path);
    const written = await writeAtomically(file, edited.value, read.value);
    if (!written.ok)
      return failed({ path, message: written.fault.message, fix: written.fault.fix });
  }
  return ok({ path, faults, changes: changedLines(read.value, edited.value) });
}

/** The bytes that the check saw; a file that is another by now is left to whoever changed it. */
async function readAsIndexed(
  { files }: Palimpsest,
  path: WikiPath,
  indexedHash: string | undefined,
): Promise<Result<Uint8Array, Refused>> {
  const read = await files.read(path);
  if (!read.ok) return failed({ path, message: read.fault.reason, fix: "Make the file readable." });
  if (contentHash(read.value) === indexedHash) return read;
  return failed({
    path,
    message: "The file has changed since it was checked; it was left as it is.",
    fix: "Run the check again.",
  });
}
