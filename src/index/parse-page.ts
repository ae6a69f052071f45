/** Bytes become what the store keeps of a page; the part of indexing that costs, and that threads can share. */
import type { Configuration } from "../domain/configuration.ts";
import type { WikiPath } from "../domain/identity.ts";
import type { Unreadable } from "../domain/ports.ts";
import { failed, ok, type Result } from "../domain/result.ts";
import { sectionTerms } from "../store/analysis/index.ts";
import { packPage } from "../store/pack.ts";
import type { PackedPage } from "../store/port.ts";
import { readPage } from "../wiki/read-page.ts";

/** A file that was read and not yet understood. */
export interface RawPage {
  readonly path: WikiPath;
  readonly bytes: Uint8Array;
}

export type ParsedPage = Result<PackedPage, Unreadable>;

/** Reads one page. A bug that it brings to light must not keep the others out of the index: it is told as the page's. */
export function parsePage({ path, bytes }: RawPage, configuration: Configuration): ParsedPage {
  try {
    const page = readPage(path, bytes, configuration);
    return page.ok ? ok(packPage(page.value, sectionTerms(page.value))) : page;
  } catch (error) {
    return failed({ path, reason: `The reader failed on it, which is a bug to report: ${error}` });
  }
}
