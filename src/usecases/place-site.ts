/** Puts a finished site where a person wants it, and never in the place of anything else. */
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { failed, ok, type Result } from "../domain/result.ts";
import { statsOf } from "./look.ts";

/** Marks a folder as a site of ours, so that the next one may take its place. */
const MARKER = ".palimpsest-site";

export interface PlaceFaultOfSite {
  readonly message: string;
  /** What to do, in the imperative. */
  readonly fix: string;
}

/** Why a site may not go to `out`; null where it may: it is not there yet, is empty, or holds an earlier site. */
export function refusalOfPlace(out: string): PlaceFaultOfSite | null {
  const stats = statsOf(out);
  if (stats === null) return null;
  const fix = "Give a new or empty folder: --out DIR";
  if (!stats.isDirectory()) return { message: `${out} is a file.`, fix };
  const entries = readdirSync(out);
  if (entries.length === 0 || entries.includes(MARKER)) return null;
  return {
    message: `${out} holds files that are no site of Palimpsest; nothing was written.`,
    fix,
  };
}

/** Copies the site from `built` to `out`, in the place of an earlier one. */
export function placeSite(built: string, out: string): Result<void, PlaceFaultOfSite> {
  const refusal = refusalOfPlace(out);
  if (refusal !== null) return failed(refusal);
  mkdirSync(out, { recursive: true });
  for (const entry of readdirSync(out)) {
    if (entry !== MARKER) rmSync(join(out, entry), { recursive: true, force: true });
  }
  // The marker comes first: a copy that is cut short may be replaced too.
  writeFileSync(
    join(out, MARKER),
    "Made by palimpsest site build; the next build replaces this folder.\n",
  );
  cpSync(built, out, { recursive: true });
  return ok(undefined);
}
