/** What a run of the indexer has found out besides the pages themselves. */
import type { IndexChange, IndexedFile } from "../store/port.ts";
import { hasPage } from "./plan.ts";
import { isSameStamp, isTrusted } from "./stamp.ts";

/** Fills while the pages of a run are taken; whole when they end. */
export class Harvest {
  /** Pages that are new or other than before. */
  changed = 0;
  /** Pages that were known and are gone. */
  removed = 0;
  /** False once a file has to be looked at again although its stamp may not move. */
  settled = true;
  readonly #rows: IndexedFile[] = [];

  /** Notes how a file is to be known that gave no new page. */
  keep(row: IndexedFile, known: IndexedFile | null): void {
    if (known !== null && hasPage(known) && !hasPage(row)) this.removed += 1;
    if (known === null || !isSameRow(row, known)) this.#rows.push(row);
  }

  /** Notes whether a file that was looked at could change without being seen. */
  settle(row: IndexedFile): void {
    this.settled &&= isTrusted(row);
  }

  /** The part of the change that has no new pages. */
  change(): IndexChange {
    return {
      removed: [],
      pages: [],
      touched: this.#rows.filter(hasPage),
      unreadable: this.#rows
        .filter((row) => !hasPage(row))
        .map((file) => ({ path: file.path, reason: file.unreadable ?? "", file })),
    };
  }
}

function isSameRow(row: IndexedFile, known: IndexedFile): boolean {
  return isSameStamp(row, known) && row.hash === known.hash && row.unreadable === known.unreadable;
}
