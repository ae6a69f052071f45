/** Writes a file whole or not at all: the only writer of wiki pages. */
import {
  access,
  constants,
  type FileHandle,
  link,
  open,
  readFile,
  realpath,
  rename,
  rm,
  stat,
} from "node:fs/promises";
import { dirname, join } from "node:path";
import { failed, ok, type Result } from "../domain/result.ts";

export type WriteReason =
  /** The file is not as it was when it was read. */
  "changed" | "disk-full" | "read-only-disk" | "forbidden" | "no-folder" | "not-a-file" | "failed";

/** Why a file was not written. The old file is whole, and nothing lies beside it. */
export interface WriteFault {
  readonly reason: WriteReason;
  readonly file: string;
  readonly message: string;
  /** What to do, in the imperative. */
  readonly fix: string;
}

/** What each code of the file system means for a person. */
const REASONS: Readonly<Record<string, Pick<WriteFault, "reason" | "message" | "fix">>> = {
  ENOSPC: { reason: "disk-full", message: "The disk is full", fix: "Make room, then try again." },
  EDQUOT: {
    reason: "disk-full",
    message: "Your share of the disk is used up",
    fix: "Make room, then try again.",
  },
  EROFS: {
    reason: "read-only-disk",
    message: "The disk is mounted read-only",
    fix: "Mount it for writing, or work on a copy.",
  },
  EACCES: {
    reason: "forbidden",
    message: "Permission denied",
    fix: "Allow writing to the file and its folder.",
  },
  EPERM: {
    reason: "forbidden",
    message: "Not permitted",
    fix: "Allow writing to the file and its folder.",
  },
  ENOENT: {
    reason: "no-folder",
    message: "Its folder is not there",
    fix: "Make the folder first.",
  },
  ENOTDIR: {
    reason: "no-folder",
    message: "Its folder is a file",
    fix: "Move that file away first.",
  },
  EISDIR: { reason: "not-a-file", message: "It is a folder", fix: "Move the folder away first." },
};

/**
 * Replaces the bytes of `file` by `bytes`: a temporary file beside it, fsync, rename, fsync of the folder. Whoever
 * reads meanwhile sees the old file or the new one, and a crash leaves one of the two.
 *
 * `expected` is what the file held when it was read, null where it was not there; where it holds something else by
 * now, nothing is written and the reason is `changed`. Mode and, where that is allowed, owner are kept. A symbolic link
 * stays one: what it points at is written. A file that has the bytes already is not touched.
 */
export async function writeAtomically(
  file: string,
  bytes: Uint8Array,
  expected: Uint8Array | null,
): Promise<Result<void, WriteFault>> {
  try {
    const target = expected === null ? file : await realpath(file);
    if (expected !== null && same(bytes, expected)) return await confirmed(target, file, expected);
    const temporary = await openBeside(target);
    try {
      await fill(temporary.handle, bytes, expected === null ? null : target);
      return await putInPlace(temporary.path, target, file, expected);
    } finally {
      await rm(temporary.path, { force: true });
    }
  } catch (error) {
    return failed(faultOf(error, file, expected));
  }
}

function same(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.compare(one, other) === 0;
}

async function confirmed(
  target: string,
  file: string,
  expected: Uint8Array,
): Promise<Result<void, WriteFault>> {
  return same(await readFile(target), expected) ? ok(undefined) : failed(changed(file));
}

interface Temporary {
  readonly path: string;
  readonly handle: FileHandle;
}

/** A dot-file without an extension of pages, so that no index takes it for one while it is there. */
async function openBeside(target: string): Promise<Temporary> {
  for (let attempt = 0; ; attempt += 1) {
    const path = join(dirname(target), `.palimpsest-${process.pid}-${attempt}.tmp`);
    try {
      return { path, handle: await open(path, "wx") };
    } catch (error) {
      // One of that name was left by a process that died, or is another writer's.
      if (codeOf(error) !== "EEXIST") throw error;
    }
  }
}

/** `model` is the file whose mode and owner are kept. Closes the handle in any case. */
async function fill(handle: FileHandle, bytes: Uint8Array, model: string | null): Promise<void> {
  try {
    await handle.writeFile(bytes);
    if (model !== null) await resemble(handle, model);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Only the owner's wish to write is asked for: rename would replace a write-protected file without a word. */
async function resemble(handle: FileHandle, model: string): Promise<void> {
  await access(model, constants.W_OK);
  const { mode, uid, gid } = await stat(model);
  await handle.chown(uid, gid).catch(() => undefined);
  await handle.chmod(mode & 0o7777);
}

/** The last look at the file is as near to the rename as can be; no file system offers both in one step. */
async function putInPlace(
  temporary: string,
  target: string,
  file: string,
  expected: Uint8Array | null,
): Promise<Result<void, WriteFault>> {
  if (expected === null) {
    await putWhereNothingIs(temporary, target);
  } else {
    if (!same(await readFile(target), expected)) return failed(changed(file));
    await rename(temporary, target);
  }
  await syncFolder(dirname(target));
  return ok(undefined);
}

/** Unlike rename, a link never replaces a file that somebody else made meanwhile; FAT and some networks have none. */
async function putWhereNothingIs(temporary: string, target: string): Promise<void> {
  try {
    await link(temporary, target);
  } catch (error) {
    if (!["EPERM", "ENOTSUP", "ENOSYS"].includes(codeOf(error))) throw error;
    const claim = await open(target, "wx");
    await claim.close();
    await rename(temporary, target);
  }
}

/** A rename is only safe from a power cut when its folder is written too. Some systems cannot open folders. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => null);
  if (handle === null) return;
  try {
    await handle.sync();
  } catch (error) {
    if (!["EINVAL", "ENOTSUP", "EPERM", "EISDIR"].includes(codeOf(error))) throw error;
  } finally {
    await handle.close();
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

function changed(file: string): WriteFault {
  return {
    reason: "changed",
    file,
    message: `${file} is not as it was when it was read; nothing was written.`,
    fix: "Look at what changed, then try again.",
  };
}

/** What was thrown by `node:fs` as a fault; anything else is a bug, and is thrown on. */
function faultOf(error: unknown, file: string, expected: Uint8Array | null): WriteFault {
  const code = codeOf(error);
  if (code === "") throw error;
  const gone = code === "ENOENT" && expected !== null;
  if (gone || code === "EEXIST") return changed(file);
  const known = REASONS[code];
  if (known) return { ...known, file, message: `${known.message}: ${file} was not written.` };
  const why = error instanceof Error ? error.message : code;
  return { reason: "failed", file, message: `${file} was not written: ${why}`, fix: "Try again." };
}
