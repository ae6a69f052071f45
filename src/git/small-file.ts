/** The small text files in which git keeps what it knows of itself. */
import { readFileSync } from "node:fs";

/** The text of a small file; empty where it is not there or cannot be read. */
export function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
