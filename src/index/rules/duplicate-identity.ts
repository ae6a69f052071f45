/** Two pages that claim one identity: whoever asks for it cannot be answered with one of them. */
import type { Fault } from "../../domain/fault.ts";
import { nameKey } from "../../domain/identity.ts";
import { placeOfName } from "./places.ts";
import type { CheckedPage, CheckedWiki } from "./rule.ts";
import { listed } from "./words.ts";

/**
 * One fault on each of the pages, so that whoever reads any of them learns of the others. A page that is known by
 * its path shares it with none.
 */
export function findDuplicateIdentities({ pages }: CheckedWiki): Fault[] {
  const named = pages.filter(({ identity, path }) => String(identity) !== String(path));
  const claims = Map.groupBy(named, ({ identity }) => nameKey(identity));
  return [...claims.values()]
    .filter((claimants) => claimants.length > 1)
    .flatMap((claimants) => claimants.map((page) => duplicate(page, claimants)));
}

function duplicate(page: CheckedPage, claimants: readonly CheckedPage[]): Fault {
  const others = claimants.filter((other) => other !== page).map(({ path }) => path);
  return {
    rule: "duplicate-identity",
    path: page.path,
    ...placeOfName(page, "identity"),
    message: `${page.identity} is the identity of ${claimants.length} pages: also of ${listed(others)}.`,
    fix: "Give all but one of them another number or name, and change the links that meant those.",
  };
}
