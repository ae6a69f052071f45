/** Paths as a person at a prompt can use them. */
import { isAbsolute, join, relative } from "node:path";

/** A path below `root` as one from the working directory, which terminals and editors can open. */
export function shownPath(cwd: string, root: string, path: string): string {
  const shown = relative(cwd, join(root, path));
  return shown === "" || isAbsolute(shown) ? join(root, path) : shown;
}
