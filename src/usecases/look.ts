/** Looks at the file system for what decides where things lie. */
import { type Stats, statSync } from "node:fs";

/** What is at a path; null where nothing is, and where what leads there is broken, a circle or closed. */
export function statsOf(path: string): Stats | null {
  try {
    return statSync(path, { throwIfNoEntry: false }) ?? null;
  } catch {
    return null;
  }
}
