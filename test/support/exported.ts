/** All that is in an index, as one text. */
import type { Clock } from "../../src/domain/ports.ts";
import { exportLine, exportWiki } from "../../src/usecases/export-wiki.ts";
import type { Palimpsest } from "../../src/usecases/palimpsest.ts";
import { wire } from "../../src/usecases/wire.ts";

/** The export of an index, its words of full text search included. */
export async function exported(palimpsest: Pick<Palimpsest, "store">): Promise<string> {
  const records = await collected(exportWiki(palimpsest, { words: true }));
  return records.map(exportLine).join("");
}

/** A wiki in a folder, wired with its index in a file. */
export async function wired(wiki: string, store: string, clock?: Clock): Promise<Palimpsest> {
  const result = await wire({ cwd: wiki, wiki, store, ...(clock ? { clock } : {}) });
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
}

/** The items of a stream as a list. */
export async function collected<Item>(stream: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of stream) items.push(item);
  return items;
}
