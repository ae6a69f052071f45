/** Pages beside a page: before and after it in its log, and those that share its tags or people. */
import { byCodeUnit } from "../domain/order.ts";
import type { Page } from "../domain/page.ts";
import type { PageSummary, StoreReader } from "../store/port.ts";

export interface Neighbours {
  /** Of the same log, by number or else by path; null at its ends and for what stands in no log. */
  readonly previous: PageSummary | null;
  readonly next: PageSummary | null;
  /** Pages that share tags or people, those that share most first. */
  readonly related: readonly Related[];
}

interface Related {
  readonly page: PageSummary;
  readonly tags: readonly string[];
  readonly people: readonly string[];
}

/** Related pages at most. */
const RELATED = 10;

/** The neighbours of a page in the graph. */
export async function neighboursOf(
  store: StoreReader,
  summary: PageSummary,
  page: Page,
): Promise<Neighbours> {
  const log = summary.kind === "decision" ? await logOf(store, summary) : [];
  const place = log.findIndex(({ path }) => path === summary.path);
  return {
    previous: log[place - 1] ?? null,
    next: place < 0 ? null : (log[place + 1] ?? null),
    related: await relatedTo(store, page),
  };
}

/** The decisions of the same log, in order. */
async function logOf(store: StoreReader, page: PageSummary): Promise<PageSummary[]> {
  const [series] = seriesOf(page);
  const decisions = await store.summaries({ kinds: ["decision"] });
  return decisions
    .filter((other) => other.scope === page.scope && seriesOf(other)[0] === series)
    .toSorted(
      (one, other) => seriesOf(one)[1] - seriesOf(other)[1] || byCodeUnit(one.path, other.path),
    );
}

/** What stands before the number of an identity, and the number; without one all is the same, and paths decide. */
function seriesOf({ identity }: PageSummary): readonly [stem: string, number: number] {
  const [, stem, digits] = /^(.*-)(\d+)$/.exec(identity) ?? [];
  return stem === undefined ? ["", 0] : [stem, Number(digits)];
}

async function relatedTo(store: StoreReader, page: Page): Promise<Related[]> {
  const tagged = page.tags.length === 0 ? [] : await store.summaries({ tags: page.tags });
  const people = await peopleAround(store, page);
  const pages = new Map([...tagged, ...people.keys()].map((other) => [other.path, other]));
  pages.delete(page.path);
  const names = new Map([...people].map(([{ path }, shared]) => [path, shared]));
  return [...pages.values()]
    .map((other) => ({
      page: other,
      tags: page.tags.filter((tag) => other.tags.includes(tag)),
      people: names.get(other.path) ?? [],
    }))
    .toSorted(byShared)
    .slice(0, RELATED);
}

function byShared(one: Related, other: Related): number {
  const most = other.tags.length + other.people.length - one.tags.length - one.people.length;
  return most || byCodeUnit(one.page.path, other.page.path);
}

async function peopleAround(
  store: StoreReader,
  page: Page,
): Promise<ReadonlyMap<PageSummary, readonly string[]>> {
  if (page.people.length === 0) return new Map();
  const { sharedPeople } = await import("./shared-people.ts");
  return sharedPeople(store, page);
}
