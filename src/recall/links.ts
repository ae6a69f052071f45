/** Which pages links mean, decided when they are read (ADR-0010). */
import { byCodeUnit } from "../domain/order.ts";
import type { Page } from "../domain/page.ts";
import { bearersOfFirst } from "../domain/resolution.ts";
import type { PageSummary, StoredLink, StoreReader } from "../store/port.ts";

/** The pages that each link means, in the order of path: one in a whole wiki, none where it dangles. */
export async function resolveLinks(
  store: Pick<StoreReader, "named">,
  links: readonly StoredLink[],
): Promise<Map<StoredLink, PageSummary[]>> {
  const keys = [...new Set(links.flatMap((link) => link.keys))];
  const bearers = Map.groupBy(keys.length === 0 ? [] : await store.named(keys), ({ key }) => key);
  return new Map(
    links.map((link) => {
      const meant = bearersOfFirst(link.keys, (key) => bearers.get(key) ?? []);
      const pages = new Map(meant.map(({ page }) => [page.path, page]));
      return [link, [...pages.values()].toSorted((one, other) => byCodeUnit(one.path, other.path))];
    }),
  );
}

/** A link to a page, with the page that it stands on. */
export interface BackLink {
  readonly from: PageSummary;
  readonly link: StoredLink;
}

/** Links of other pages that mean this page, alone or among others, in the order of path, line and column. */
export async function backLinksOf(
  store: StoreReader,
  page: Pick<Page, "path" | "names">,
): Promise<BackLink[]> {
  const links = await store.linksTo([...new Set(page.names.map(({ key }) => key))]);
  const targets = await resolveLinks(store, links);
  const backLinks: BackLink[] = [];
  for (const link of links) {
    const means = targets.get(link)?.some(({ path }) => path === page.path);
    const from = means && link.from !== page.path ? await store.summary(link.from) : null;
    if (from) backLinks.push({ from, link });
  }
  return backLinks;
}
