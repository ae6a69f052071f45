/** The version of this package, from the one file that says it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "../../usecases/package-root.ts";

/** The version in `package.json`, for instance `0.1.0`. */
export function readVersion(): string {
  const file = join(packageRoot(), "package.json");
  const { version }: { version: string } = JSON.parse(readFileSync(file, "utf8"));
  return version;
}
