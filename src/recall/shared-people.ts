/** Pages that name the same people. The full text index finds who may, and the pages tell who does. */
import type { WikiPath } from "../domain/identity.ts";
import type { Page } from "../domain/page.ts";
import type { PageSummary, StoreReader } from "../store/port.ts";
import type { Neighbourhood } from "./neighbourhood.ts";
import { foldedName } from "./person.ts";

/** Names are fields, and fields are searched with the title. */
const NAMES_ONLY = { title: 1, heading: 0, body: 0 } as const;

/** Pages looked at for each person, and people of a page that are looked for. */
const LOOKED_AT = 20;
const PEOPLE = 4;

/** Pages at most that a page's people lead to. */
export const PEOPLE_FOUND: number = LOOKED_AT * PEOPLE;

/** Pages that share people with a page. */
interface SharedPeople {
  readonly pages: readonly PageSummary[];
  /** The people that each shares, by the names that the page itself has for them. */
  readonly names: ReadonlyMap<WikiPath, readonly string[]>;
}

/** Pages that share people with a page. Bounded: of very many, not all are found. */
export async function peopleAround(
  neighbourhood: Neighbourhood,
  { people }: Page,
): Promise<SharedPeople> {
  const known = new Map(people.map(({ name }) => [foldedName(name), name]));
  const pages = new Map<WikiPath, PageSummary>();
  const names = new Map<WikiPath, string[]>();
  for (const [folded, name] of [...known].slice(0, PEOPLE)) {
    for (const other of await neighbourhood.naming(folded)) {
      pages.set(other.path, other);
      names.set(other.path, [...(names.get(other.path) ?? []), name]);
    }
  }
  return { pages: [...pages.values()], names };
}

/** Pages that name a person, by the folded name. */
export async function pagesNaming(store: StoreReader, folded: string): Promise<PageSummary[]> {
  const { analyseQuery } = await import("../store/analysis/query.ts");
  const terms = analyseQuery(folded).map((word) => ({ ...word, prefix: false }));
  const hits = terms.length === 0 ? [] : await store.search(terms, NAMES_ONLY, LOOKED_AT);
  const pages: PageSummary[] = [];
  for (const path of new Set(hits.map((hit) => hit.path))) {
    const page = await store.page(path);
    if (!page?.people.some(({ name }) => foldedName(name) === folded)) continue;
    const summary = await store.summary(path);
    if (summary) pages.push(summary);
  }
  return pages;
}
