/**
 * `palimpsest export`: everything in the index in one total order. Two indexes of the same files export the same
 * bytes, whether made at once or in steps, on this machine or another; so nothing of the machine is in it: no times,
 * no places.
 */

import { byCodeUnit } from "../domain/order.ts";
import type { Page } from "../domain/page.ts";
import type { StoreCounts } from "../store/port.ts";
import type { Palimpsest } from "./palimpsest.ts";

/** Version of the shape of {@link ExportRecord}. */
export const EXPORT_VERSION = 1;

/** One line of the export. */
export type ExportRecord =
  | {
      readonly type: "index";
      readonly version: typeof EXPORT_VERSION;
      readonly counts: StoreCounts;
    }
  /** A page with the SHA-256 of its file's bytes, in hex. */
  | { readonly type: "page"; readonly hash: string; readonly page: Page }
  | { readonly type: "unreadable"; readonly path: string; readonly reason: string }
  /** A word that full text search knows, and on how many pages it finds it. */
  | { readonly type: "word"; readonly word: string; readonly pages: number };

export interface ExportOptions {
  /** Also gives the words of full text search: they prove that its index is the same too. */
  readonly words?: boolean;
}

/** Every record, in order: the index, its pages by path, unreadable paths, and the words if asked for. */
export async function* exportWiki(
  { store }: Pick<Palimpsest, "store">,
  options: ExportOptions = {},
): AsyncGenerator<ExportRecord> {
  yield { type: "index", version: EXPORT_VERSION, counts: await store.counts() };
  const files = await store.files();
  const hashes = new Map(files.map(({ path, hash }) => [path, hash]));
  for await (const page of store.pages()) {
    yield { type: "page", hash: hashes.get(page.path) ?? "", page };
  }
  for (const { path, unreadable } of files) {
    if (unreadable !== null) yield { type: "unreadable", path, reason: unreadable };
  }
  if (options.words !== true) return;
  for (const { term, pages } of await store.vocabulary("", Number.MAX_SAFE_INTEGER)) {
    yield { type: "word", word: term, pages };
  }
}

/** A record as one line of JSON, keys in code-unit order, so that stores may give them in any. */
export function exportLine(record: ExportRecord): string {
  return `${JSON.stringify(record, withSortedKeys)}\n`;
}

function withSortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).toSorted(([one], [other]) => byCodeUnit(one, other)),
  );
}
