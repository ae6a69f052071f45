/** The files of a wiki as a folder on disk: the adapter of the port {@link WikiFiles} for the working tree. */
import { realpathSync } from "node:fs";
import type { WikiFiles } from "../domain/ports.ts";
import { listFolder } from "./files/list.ts";
import { readerOf } from "./files/read.ts";

/**
 * The wiki under `root`, an absolute path. Nothing outside it is ever read: `..` and symbolic links that lead out are
 * refused. The root itself may be a symbolic link.
 */
export function openFolder(root: string): WikiFiles {
  const real = resolved(root);
  const read = readerOf(real);
  return {
    list: async (exclude) => listFolder(real, exclude),
    read: async (path) => read(path),
  };
}

/** A root that is not there is told by the first listing, which has a way to. */
function resolved(root: string): string {
  try {
    return realpathSync.native(root);
  } catch {
    return root;
  }
}
