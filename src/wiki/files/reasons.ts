/** Why the file system refused, in words for a person, and whether it is the file's fault or the machine's. */
import type { WikiPath } from "../../domain/identity.ts";
import type { Unreadable } from "../../domain/ports.ts";

interface Reason {
  readonly words: string;
  /** True where the file itself may be fine: what was known of it must not be thrown away. */
  readonly blocked: boolean;
}

/** By error code. A code that is not here counts as the machine's fault, for then nothing is lost. */
const REASONS: Readonly<Record<string, Reason>> = {
  EACCES: { words: "Permission is denied.", blocked: true },
  EPERM: { words: "The system does not permit it.", blocked: true },
  EIO: { words: "The disk reports a fault.", blocked: true },
  EBUSY: { words: "Another program is using it.", blocked: true },
  EMFILE: { words: "Too many files are open.", blocked: true },
  ENFILE: { words: "Too many files are open on this machine.", blocked: true },
  ESTALE: { words: "The network drive has lost it.", blocked: true },
  ETIMEDOUT: { words: "The network drive does not answer.", blocked: true },
  ENAMETOOLONG: { words: "Its path is too long for this machine.", blocked: true },
  ERR_FS_FILE_TOO_LARGE: { words: "It is larger than 2 GiB.", blocked: false },
  ENOENT: { words: "It is not there.", blocked: false },
  ENOTDIR: { words: "It is not there.", blocked: false },
  EISDIR: { words: "It is a folder, not a file.", blocked: false },
  ELOOP: { words: "It is a symbolic link, which is not followed.", blocked: false },
  ENXIO: { words: "It is neither a file nor a folder.", blocked: false },
};

/** What a thrown error of `node:fs` says of a path. Anything else that was thrown is a bug, and is thrown on. */
export function unreadableBecause(path: WikiPath, error: unknown): Unreadable {
  if (!(error instanceof Error && "code" in error)) throw error;
  const reason = REASONS[String(error.code)];
  if (reason === undefined) return { path, reason: error.message, blocked: true };
  return unreadable(path, reason.words, reason.blocked);
}

/** An {@link Unreadable}; `blocked` where the machine is at fault. */
export function unreadable(path: WikiPath, reason: string, blocked = false): Unreadable {
  return blocked ? { path, reason, blocked } : { path, reason };
}
