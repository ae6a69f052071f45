/** Where this package lies: the same whether it runs from source, from `dist/` or from a file of many modules. */
import { dirname, join } from "node:path";
import { statsOf } from "./look.ts";

/** Absolute path of the folder that holds this package's `package.json`. */
export function packageRoot(): string {
  let folder = import.meta.dirname;
  while (statsOf(join(folder, "package.json")) === null && dirname(folder) !== folder) {
    folder = dirname(folder);
  }
  return folder;
}
