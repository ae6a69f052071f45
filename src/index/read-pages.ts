/** Reads what may have changed, one file at a time, so that memory does not grow with the wiki. */
import { hash } from "node:crypto";
import type { Configuration } from "../domain/configuration.ts";
import type { Unreadable, WikiFiles } from "../domain/ports.ts";
import { failed, ok, type Result } from "../domain/result.ts";
import { sectionTerms } from "../store/analysis/section-terms.ts";
import type { IndexedFile, IndexedPage } from "../store/port.ts";
import { readPage } from "../wiki/read-page.ts";
import type { Harvest } from "./harvest.ts";
import { rowOfUnreadable, type Suspect } from "./plan.ts";
import { stampToKeep } from "./stamp.ts";

interface Reading {
  readonly files: WikiFiles;
  readonly configuration: Configuration;
  /** Milliseconds since the epoch just before the suspects were listed. */
  readonly listedAt: number;
  readonly onRead: () => void;
}

/** The pages that are new or other than before, in the order of the suspects; all else goes into the harvest. */
export async function* readPages(
  suspects: readonly Suspect[],
  reading: Reading,
  harvest: Harvest,
): AsyncGenerator<IndexedPage> {
  for (const suspect of suspects) {
    const read = await readOne(suspect, reading);
    harvest.settle(read.file);
    if (read.page === null) harvest.keep(read.file, suspect.known);
    else {
      harvest.changed += 1;
      yield read.page;
    }
    reading.onRead();
  }
}

interface Read {
  readonly file: IndexedFile;
  /** Null where the bytes are the same as before, or give no page. */
  readonly page: IndexedPage | null;
}

async function readOne(suspect: Suspect, reading: Reading): Promise<Read> {
  const { known } = suspect;
  const stamp = stampToKeep(suspect.stamp, reading.listedAt);
  const bytes = await reading.files.read(stamp.path);
  if (!bytes.ok) return { file: rowOfUnreadable(bytes.fault, known, stamp), page: null };
  const file = { ...stamp, hash: hash("sha256", bytes.value, "hex"), unreadable: null };
  if (file.hash === known?.hash) return { file, page: null };
  const page = pageOf(file, bytes.value, reading.configuration);
  return page.ok
    ? { file, page: page.value }
    : { file: rowOfUnreadable(page.fault, known, stamp), page: null };
}

/** A bug that one page brings to light must not keep the other pages out of the index: it is told as the page's. */
function pageOf(
  file: IndexedFile,
  bytes: Uint8Array,
  configuration: Configuration,
): Result<IndexedPage, Unreadable> {
  try {
    const page = readPage(file.path, bytes, configuration);
    return page.ok ? ok({ page: page.value, file, terms: sectionTerms(page.value) }) : page;
  } catch (error) {
    const reason = `the reader failed on it, which is a bug to report: ${error}`;
    return failed({ path: file.path, reason });
  }
}
