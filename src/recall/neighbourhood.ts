/**
 * What the neighbours of pages are found in. Each log, set of tags and person is read once, so that showing all pages
 * of a wiki takes time in proportion to their number.
 */
import type { WikiPath } from "../domain/identity.ts";
import { byCodeUnit } from "../domain/order.ts";
import type { PageSummary, StoreReader } from "../store/port.ts";
import { PEOPLE_FOUND, pagesNaming } from "./shared-people.ts";

/** Decisions of one log in order, and where each stands among them. */
export interface Log {
  readonly pages: readonly PageSummary[];
  readonly places: ReadonlyMap<WikiPath, number>;
}

const NO_LOG: Log = { pages: [], places: new Map() };

export class Neighbourhood {
  readonly #store: StoreReader;
  #logs: Promise<ReadonlyMap<string, Log>> | undefined;
  readonly #tagged = new Map<string, Promise<readonly PageSummary[]>>();
  readonly #naming = new Map<string, Promise<readonly PageSummary[]>>();

  constructor(store: StoreReader) {
    this.#store = store;
  }

  /** The log of a decision; an empty one for what stands in none. */
  async logOf(page: PageSummary): Promise<Log> {
    if (page.kind !== "decision") return NO_LOG;
    this.#logs ??= readLogs(this.#store);
    return (await this.#logs).get(logKey(page)) ?? NO_LOG;
  }

  /**
   * Pages that bear at least one of the tags, those that bear most first: the first `limit`, and as many more as a
   * page's people could take the place of.
   */
  sharingTags(tags: readonly string[], limit: number): Promise<readonly PageSummary[]> {
    return remembered(this.#tagged, tags.join("\0"), async () => {
      if (tags.length === 0) return [];
      const pages = await this.#store.summaries({ tags });
      const shared = new Map(pages.map((page) => [page, sharedTags(tags, page).length]));
      return [...shared]
        .toSorted(([one, most], [other, least]) => least - most || byCodeUnit(one.path, other.path))
        .slice(0, limit + PEOPLE_FOUND)
        .map(([page]) => page);
    });
  }

  /** Pages that name a person, by the folded name; of very many, not all are found. */
  naming(person: string): Promise<readonly PageSummary[]> {
    return remembered(this.#naming, person, () => pagesNaming(this.#store, person));
  }
}

/** The tags of a list that a page bears. */
export function sharedTags(tags: readonly string[], page: PageSummary): string[] {
  return tags.filter((tag) => page.tags.includes(tag));
}

function remembered<Value>(
  known: Map<string, Promise<Value>>,
  key: string,
  read: () => Promise<Value>,
): Promise<Value> {
  const before = known.get(key);
  if (before !== undefined) return before;
  const reading = read();
  known.set(key, reading);
  return reading;
}

async function readLogs(store: StoreReader): Promise<ReadonlyMap<string, Log>> {
  const decisions = await store.summaries({ kinds: ["decision"] });
  const logs = Map.groupBy(decisions, logKey);
  return new Map([...logs].map(([key, pages]) => [key, inOrder(pages)]));
}

/** By number, or else by path. */
function inOrder(decisions: readonly PageSummary[]): Log {
  const pages = decisions
    .map((page) => ({ page, number: seriesOf(page)[1] }))
    .toSorted(
      (one, other) => one.number - other.number || byCodeUnit(one.page.path, other.page.path),
    )
    .map(({ page }) => page);
  return { pages, places: new Map(pages.map(({ path }, place) => [path, place])) };
}

function logKey(page: PageSummary): string {
  return `${page.scope}\0${seriesOf(page)[0]}`;
}

/** What stands before the number of an identity, and the number; without one all is the same, and paths decide. */
function seriesOf({ identity }: PageSummary): readonly [stem: string, number: number] {
  const [, stem, digits] = /^(.*-)(\d+)$/.exec(identity) ?? [];
  return stem === undefined ? ["", 0] : [stem, Number(digits)];
}
