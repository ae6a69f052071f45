/**
 * Packs a page as stores keep it: the whole of it as bytes, beside what it is asked for by. Packing costs as much as
 * writing what is packed, and threads can share it.
 */
import type { Fault } from "../domain/fault.ts";
import type { Link, Page } from "../domain/page.ts";
import { passageText } from "./passage.ts";
import type { PackedPage, PageSummary, SectionTerms } from "./port.ts";
import { seal, unseal } from "./seal.ts";

/** A page and its terms, ready to be kept. */
export function packPage(page: Page, terms: readonly SectionTerms[]): PackedPage {
  const { links, faults, ...document } = page;
  return {
    summary: summaryOf(page),
    sections: page.sections.length,
    names: page.names.map(({ key, role }) => ({ key, role })),
    linkKeys: links.map(({ keys }) => keys),
    passage: passageText(terms),
    document: sealed(document),
    links: links.length === 0 ? null : sealed(links),
    faults: faults.length === 0 ? null : sealed(faults),
  };
}

/** The page that was packed. Throws a `BrokenRowError` where a part is not as it was. */
export function unpackPage(
  document: Uint8Array,
  links: Uint8Array | null,
  faults: Uint8Array | null,
): Page {
  return {
    ...JSON.parse(unseal(document)),
    links: unpackLinks(links),
    faults: unpackFaults(faults),
  };
}

export function unpackLinks(links: Uint8Array | null): Link[] {
  return links === null ? [] : JSON.parse(unseal(links));
}

export function unpackFaults(faults: Uint8Array | null): Fault[] {
  return faults === null ? [] : JSON.parse(unseal(faults));
}

function sealed(value: unknown): Uint8Array<ArrayBuffer> {
  return seal(JSON.stringify(value));
}

function summaryOf(page: Page): PageSummary {
  const { path, kind, identity, title, scope, mind, lang, tags } = page;
  const { status, words } = page.status ?? { status: null, words: "" };
  const date = page.date?.date ?? null;
  return { path, kind, identity, title, scope, mind, lang, status, statusWords: words, date, tags };
}
