/** Reads what may have changed, a few files at a time, so that memory does not grow with the wiki. */
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Configuration } from "../domain/configuration.ts";
import type { WikiFiles } from "../domain/ports.ts";
import type { IndexedFile, IndexedPage } from "../store/port.ts";
import { contentHash } from "./content-hash.ts";
import type { Harvest } from "./harvest.ts";
import type { ParsedPage } from "./parse-page.ts";
import type { Parser } from "./parser.ts";
import { parserFor } from "./parser-for.ts";
import { rowOfUnreadable, type Suspect } from "./plan.ts";
import { stampToKeep } from "./stamp.ts";

interface Reading {
  readonly files: WikiFiles;
  readonly configuration: Configuration;
  /** Milliseconds since the epoch just before the suspects were listed. */
  readonly listedAt: number;
  readonly onRead: () => void;
}

/** A batch ends with whichever comes first: so many files, or so many bytes. */
const BATCH_FILES = 32;
const BATCH_BYTES = 512 << 10;

/** The pages that are new or other than before, in the order of the suspects; all else goes into the harvest. */
export async function* readPages(
  suspects: readonly Suspect[],
  reading: Reading,
  harvest: Harvest,
): AsyncGenerator<IndexedPage> {
  const parser = await parserFor(suspects.length, reading.configuration);
  try {
    for await (const { suspect, file, parsed } of parsedInOrder(suspects, reading, parser)) {
      const row = parsed?.ok === false ? rowOfUnreadable(parsed.fault, suspect.known, file) : file;
      harvest.settle(row);
      if (parsed?.ok) {
        harvest.changed += 1;
        yield { ...parsed.value, file };
      } else harvest.keep(row, suspect.known);
      reading.onRead();
    }
  } finally {
    await parser.close();
  }
}

/** A file that was looked at. */
interface Looked {
  readonly suspect: Suspect;
  /** How it is to be known, as far as its bytes tell. */
  readonly file: IndexedFile;
  /** Null where there is nothing to parse: the bytes are the same as before, or could not be had. */
  readonly bytes: Uint8Array | null;
}

type Parsed = Looked & { readonly parsed: ParsedPage | null };

/** Keeps the parser busy with as many batches as it takes, and gives their files in order. */
async function* parsedInOrder(
  suspects: readonly Suspect[],
  reading: Reading,
  parser: Parser,
): AsyncGenerator<Parsed> {
  const ahead: Promise<Parsed[]>[] = [];
  for await (const batch of batchesOf(suspects, reading)) {
    ahead.push(parseBatch(batch, parser));
    // What threads have finished, and a progress bar's timer, are heard only between two turns of the event loop.
    await nextTurn();
    if (ahead.length > parser.ahead) yield* (await ahead.shift()) ?? [];
  }
  for (const batch of ahead) yield* await batch;
}

async function parseBatch(batch: readonly Looked[], parser: Parser): Promise<Parsed[]> {
  const raw = batch.flatMap(({ file, bytes }) => (bytes ? [{ path: file.path, bytes }] : []));
  const pages = raw.length === 0 ? [] : await parser.parse(raw);
  let next = 0;
  return batch.map((looked) => ({
    ...looked,
    bytes: null,
    parsed: looked.bytes === null ? null : (pages[next++] ?? null),
  }));
}

async function* batchesOf(
  suspects: readonly Suspect[],
  reading: Reading,
): AsyncGenerator<Looked[]> {
  let batch: Looked[] = [];
  let bytes = 0;
  for (const suspect of suspects) {
    const looked = await lookAt(suspect, reading);
    batch.push(looked);
    bytes += looked.bytes?.length ?? 0;
    if (batch.length < BATCH_FILES && bytes < BATCH_BYTES) continue;
    yield batch;
    [batch, bytes] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}

async function lookAt(suspect: Suspect, reading: Reading): Promise<Looked> {
  const { known } = suspect;
  const stamp = stampToKeep(suspect.stamp, reading.listedAt);
  const read = await reading.files.read(stamp.path);
  if (!read.ok) return { suspect, file: rowOfUnreadable(read.fault, known, stamp), bytes: null };
  const file = { ...stamp, hash: contentHash(read.value), unreadable: null };
  return { suspect, file, bytes: file.hash === known?.hash ? null : read.value };
}
