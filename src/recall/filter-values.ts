/** Values of a filter that no page has, which is why nothing was found. */
import { byCodeUnit } from "../domain/order.ts";
import type { PageFilter, PageSummary } from "../store/port.ts";
import { editDistance } from "./edit-distance.ts";

/** A value that no page has, with the nearest that one has, or null where none is near. */
export interface Stranger {
  /** `tag`, `scope`, … as a person asks for it. */
  readonly filter: string;
  readonly value: string;
  readonly nearest: string | null;
}

/** Each list of a filter, and what a page has to offer for it. */
const LISTS: readonly {
  readonly filter: string;
  readonly asked: (filter: PageFilter) => readonly string[] | undefined;
  readonly offered: (page: PageSummary) => readonly string[];
}[] = [
  { filter: "kind", asked: ({ kinds }) => kinds, offered: ({ kind }) => [kind] },
  {
    filter: "status",
    asked: ({ statuses }) => statuses,
    offered: ({ status, statusWords }) => [...(status === null ? [] : [status]), statusWords],
  },
  { filter: "tag", asked: ({ tags }) => tags, offered: ({ tags }) => tags },
  { filter: "scope", asked: ({ scopes }) => scopes, offered: ({ scope }) => [scope] },
  {
    filter: "mind",
    asked: ({ minds }) => minds,
    offered: ({ mind }) => (mind === null ? [] : [mind]),
  },
];

/** The values of a filter that none of all pages has, in the order of the filter's lists. */
export function strangersIn(filter: PageFilter, pages: readonly PageSummary[]): Stranger[] {
  return LISTS.flatMap(({ filter: name, asked, offered }) => {
    const values = asked(filter) ?? [];
    if (values.length === 0) return [];
    const there = [...new Set(pages.flatMap(offered))].filter((value) => value !== "");
    const known = new Set(there.map(folded));
    return values
      .filter((value) => !known.has(folded(value)))
      .map((value) => ({ filter: name, value, nearest: nearestOf(value, there) }));
  });
}

function folded(value: string): string {
  return value.normalize("NFC").trim().toLowerCase();
}

function nearestOf(value: string, there: readonly string[]): string | null {
  const most = Math.max(1, Math.floor(value.length / 3));
  const near = there
    .map((other) => [other, editDistance(folded(value), folded(other), most)] as const)
    .filter(([, distance]) => distance <= most)
    .toSorted(([one, near], [other, far]) => near - far || byCodeUnit(one, other));
  return near[0]?.[0] ?? null;
}
