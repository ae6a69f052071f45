/** When a file's stamp can be trusted to tell that its bytes are the same. Pure. */
import type { FileStamp } from "../domain/ports.ts";

/**
 * A change time that no file has. It marks what must be looked at again although its stamp may not move: a file that
 * changed in the clock tick of its indexing, or one that the machine kept from being read.
 */
const UNTRUSTED = 0;

/**
 * The stamp to keep of a file that is read after it was listed at `listedAt`. When it changed so shortly before that
 * a later change could carry the same time, the time is not kept, and the next look compares the bytes. Git calls
 * such an entry racily clean.
 */
export function stampToKeep(stamp: FileStamp, listedAt: number): FileStamp {
  return stamp.ctime > listedAt - tickOf(stamp.ctime) ? untrusted(stamp) : stamp;
}

/** The stamp without its word. */
export function untrusted<Stamp extends FileStamp>(stamp: Stamp): Stamp {
  return { ...stamp, ctime: UNTRUSTED };
}

export function isTrusted({ ctime }: FileStamp): boolean {
  return ctime !== UNTRUSTED;
}

/** Whether two stamps of one path are of the same version of the file, as far as stamps can tell. */
export function isSameStamp(one: FileStamp, other: FileStamp): boolean {
  return one.size === other.size && one.mtime === other.mtime && one.ctime === other.ctime;
}

/**
 * Milliseconds within which two changes may carry one time. Kernels stamp files by a clock that ticks every 1 to
 * 10 ms; file systems that keep whole seconds may round to even ones (FAT).
 */
function tickOf(ctime: number): number {
  return ctime % 1000 === 0 ? 2000 : 20;
}
