import { isAbsolute, relative, sep } from "node:path";

/** Whether an absolute path is a folder or lies in it, by the spelling alone: both without symbolic links. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
