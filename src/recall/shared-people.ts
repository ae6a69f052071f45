/** Pages that name the same people. The full text index finds who may, and the pages tell who does. */
import type { WikiPath } from "../domain/identity.ts";
import type { Page } from "../domain/page.ts";
import { analyseQuery } from "../store/analysis/query.ts";
import type { PageSummary, StoreReader } from "../store/port.ts";
import { foldedName } from "./person.ts";

/** Names are fields, and fields are searched with the title. */
const NAMES_ONLY = { title: 1, heading: 0, body: 0 } as const;

/** Pages looked at for each person, and people of a page that are looked for. */
const LOOKED_AT = 20;
const PEOPLE = 4;

/** Pages that share people with a page, with the names as it has them. Bounded: of very many, not all are found. */
export async function sharedPeople(
  store: StoreReader,
  page: Page,
): Promise<Map<PageSummary, string[]>> {
  const names = new Map(page.people.map(({ name }) => [foldedName(name), name]));
  const shared = new Map<WikiPath, string[]>();
  for (const [folded, name] of [...names].slice(0, PEOPLE)) {
    for (const path of await pagesNaming(store, folded)) {
      if (path !== page.path) shared.set(path, [...(shared.get(path) ?? []), name]);
    }
  }
  const pages = new Map<PageSummary, string[]>();
  for (const [path, people] of shared) {
    const summary = await store.summary(path);
    if (summary) pages.set(summary, people);
  }
  return pages;
}

async function pagesNaming(store: StoreReader, folded: string): Promise<WikiPath[]> {
  const terms = analyseQuery(folded).map((word) => ({ ...word, prefix: false }));
  const hits = terms.length === 0 ? [] : await store.search(terms, NAMES_ONLY, LOOKED_AT);
  const paths: WikiPath[] = [];
  for (const path of new Set(hits.map((hit) => hit.path))) {
    const page = await store.page(path);
    if (page?.people.some(({ name }) => foldedName(name) === folded)) paths.push(path);
  }
  return paths;
}
