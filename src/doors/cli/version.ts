/** The version of this package, from the one file that says it. */
import { readFileSync } from "node:fs";

/** The version in `package.json`, for instance `0.1.0`. */
export function readVersion(): string {
  const file = new URL("../../../package.json", import.meta.url);
  const { version }: { version: string } = JSON.parse(readFileSync(file, "utf8"));
  return version;
}
