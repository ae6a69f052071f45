/** Pages beside a page: before and after it in its log, and those that share its tags. */
import { byCodeUnit } from "../domain/order.ts";
import type { PageSummary, StoreReader } from "../store/port.ts";

export interface Neighbours {
  /** Of the same log, by number or else by path; null at its ends and for what stands in no log. */
  readonly previous: PageSummary | null;
  readonly next: PageSummary | null;
  /** Pages that share tags, those that share most first. */
  readonly related: readonly Related[];
}

export interface Related {
  readonly page: PageSummary;
  readonly tags: readonly string[];
}

/** Related pages at most. */
const RELATED = 10;

/** The neighbours of a page in the graph. */
export async function neighboursOf(store: StoreReader, page: PageSummary): Promise<Neighbours> {
  const log = page.kind === "decision" ? await logOf(store, page) : [];
  const place = log.findIndex(({ path }) => path === page.path);
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

async function relatedTo(store: StoreReader, page: PageSummary): Promise<Related[]> {
  if (page.tags.length === 0) return [];
  const others = await store.summaries({ tags: page.tags });
  return others
    .filter(({ path }) => path !== page.path)
    .map((other) => ({ page: other, tags: page.tags.filter((tag) => other.tags.includes(tag)) }))
    .toSorted((one, other) => other.tags.length - one.tags.length)
    .slice(0, RELATED);
}
