/** Small ports that several rooms need; adapters are connected by `wire()`. */
import type { WikiPath } from "./identity.ts";
import type { Result } from "./result.ts";

/** Milliseconds since the epoch. The core never asks the machine for the time. */
export type Clock = () => number;

/** What tells a file's version without reading it. */
export interface FileStamp {
  readonly path: WikiPath;
  /** Bytes. */
  readonly size: number;
  /** Modification time in milliseconds since the epoch, fraction included. */
  readonly mtime: number;
  /** Change time in milliseconds since the epoch: moves even where a tool sets `mtime` back. */
  readonly ctime: number;
}

/** A file or folder that could not be read, and why, in words for a person. */
export interface Unreadable {
  readonly path: WikiPath;
  readonly reason: string;
  /**
   * True where the machine stood in the way (no permission, a disk fault) and the file may be fine: what was known
   * of the path and of everything beneath it stays.
   */
  readonly blocked?: true;
}

export interface WikiListing {
  /** Sorted by path, in code-unit order. */
  readonly files: readonly FileStamp[];
  readonly unreadable: readonly Unreadable[];
}

/** The files of a wiki: the working tree today, a commit's tree for questions about the past. */
export interface WikiFiles {
  /** Every Markdown file under the root, without those that the configuration leaves out. */
  list(exclude: readonly string[]): Promise<WikiListing>;
  read(path: WikiPath): Promise<Result<Uint8Array, Unreadable>>;
}

/** Thrown by a port that `wire()` did not connect: a bug, named so that it is found at once. */
export class UnwiredPortError extends Error {
  constructor(port: string) {
    super(`The port "${port}" is not wired. Connect it in wire().`);
    this.name = "UnwiredPortError";
  }
}
