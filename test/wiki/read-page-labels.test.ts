/** What the reader finds on real pages beside what a person found by reading them (`test/fixtures/labels`). */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { DEFAULT_CONFIGURATION } from "../../src/domain/configuration.ts";
import { wikiPath } from "../../src/domain/identity.ts";
import type { Page } from "../../src/domain/page.ts";
import { STATUSES } from "../../src/domain/status.ts";
import { readPage } from "../../src/wiki/read-page.ts";

const corpora =
  process.env.PALIMPSEST_CORPORA ?? join(import.meta.dirname, "../../../shared/corpora");
const labels = join(import.meta.dirname, "../fixtures/labels/decisions.json");

const Labels = v.array(
  v.object({
    path: v.string(),
    status: v.nullable(v.picklist(STATUSES)),
    statusWords: v.nullable(v.string()),
    date: v.nullable(v.string()),
    number: v.nullable(v.number()),
    title: v.nullable(v.string()),
    supersededBy: v.array(v.string()),
  }),
);

/** A page of a corpus, which is a wiki of its own. */
function pageAt(path: string): Page {
  const bytes = readFileSync(join(corpora, path));
  const read = readPage(wikiPath(path.slice(path.indexOf("/") + 1)), bytes, DEFAULT_CONFIGURATION);
  if (!read.ok) throw new Error(read.fault.reason);
  return read.value;
}

/** Share of the pages on which both agree that has to be met: a reader who is wrong is no help. */
const ENOUGH = 0.99;

describe.skipIf(!existsSync(corpora))("readPage beside a reader", () => {
  // What is skipped is collected all the same.
  const labelled = existsSync(corpora)
    ? v.parse(Labels, JSON.parse(readFileSync(labels, "utf8")))
    : [];
  const pages = labelled.map((label) => ({ label, page: pageAt(label.path) }));

  /** Holds that all but one page in a hundred agree, and prints those that do not. */
  function expectAgreement(
    of: (page: Page) => unknown,
    said: (label: (typeof labelled)[number]) => unknown,
  ): void {
    const wrong = pages
      .map(({ label, page }) => ({ path: label.path, read: of(page), said: said(label) }))
      .filter(({ read, said }) => JSON.stringify(read) !== JSON.stringify(said));
    expect(wrong.length <= pages.length * (1 - ENOUGH) ? [] : wrong).toEqual([]);
  }

  test("recognises each as a decision", () => {
    expect(pages.filter(({ page }) => page.kind !== "decision")).toEqual([]);
  });

  test("reads the same statuses", () => {
    expectAgreement(
      ({ status }) => status?.status ?? null,
      ({ status }) => status,
    );
  });

  test("keeps the same words", () => {
    expectAgreement(
      ({ status }) => status?.words ?? null,
      ({ statusWords }) => statusWords,
    );
  });

  test("reads the same dates", () => {
    expectAgreement(
      ({ date }) => date?.date ?? null,
      ({ date }) => date,
    );
  });

  test("reads the same numbers", () => {
    expectAgreement(
      ({ names }) => {
        const number = names.find(({ role }) => role === "number");
        return number === undefined ? null : Number(number.text.slice(1));
      },
      ({ number }) => number,
    );
  });

  test("reads the same titles, where the page has one", () => {
    const titled = new Set(labelled.filter(({ title }) => title !== null).map(({ path }) => path));
    const wrong = pages.filter(
      ({ label, page }) => titled.has(label.path) && page.title !== label.title,
    );
    expect(wrong.map(({ page }) => page.title)).toEqual([]);
  });

  test("finds as many successors", () => {
    expectAgreement(
      ({ links }) => links.filter(({ relation }) => relation === "superseded_by").length,
      ({ supersededBy }) => supersededBy.length,
    );
  });
});
