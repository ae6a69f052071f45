/** Pages beside a page: before and after it in its log, and those that share its tags or people. */
import { byCodeUnit } from "../domain/order.ts";
import type { Page } from "../domain/page.ts";
import type { PageSummary } from "../store/port.ts";
import { type Neighbourhood, sharedTags } from "./neighbourhood.ts";
import { peopleAround } from "./shared-people.ts";

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
  neighbourhood: Neighbourhood,
  summary: PageSummary,
  page: Page,
): Promise<Neighbours> {
  const { pages, places } = await neighbourhood.logOf(summary);
  const place = places.get(summary.path) ?? -1;
  return {
    previous: pages[place - 1] ?? null,
    next: place < 0 ? null : (pages[place + 1] ?? null),
    related: await relatedTo(neighbourhood, page),
  };
}

async function relatedTo(neighbourhood: Neighbourhood, page: Page): Promise<Related[]> {
  // One more than is shown, for the page itself is among them.
  const tagged = await neighbourhood.sharingTags(page.tags, RELATED + 1);
  const people = await peopleAround(neighbourhood, page);
  const pages = new Map([...people.pages, ...tagged].map((other) => [other.path, other]));
  pages.delete(page.path);
  return [...pages.values()]
    .map((other) => ({
      page: other,
      tags: sharedTags(page.tags, other),
      people: people.names.get(other.path) ?? [],
    }))
    .toSorted(byShared)
    .slice(0, RELATED);
}

function byShared(one: Related, other: Related): number {
  const most = other.tags.length + other.people.length - one.tags.length - one.people.length;
  return most || byCodeUnit(one.page.path, other.page.path);
}
