/** An alias that leads to more than the page that has it. */
import type { Fault } from "../../domain/fault.ts";
import type { PageName } from "../../domain/page.ts";
import { positionOf } from "./places.ts";
import type { CheckedPage, CheckedWiki } from "./rule.ts";
import { listed } from "./words.ts";

/** Aliases that another page has too, as an alias or as its identity or path, which win over aliases. */
export function findDuplicateAliases(wiki: CheckedWiki): Fault[] {
  return wiki.pages.flatMap((page) => {
    const seen = new Set<string>();
    return page.names
      .filter(({ role, key }) => role === "alias" && !seen.has(key) && seen.add(key))
      .flatMap((alias) => duplicate(wiki, page, alias));
  });
}

function duplicate(wiki: CheckedWiki, page: CheckedPage, alias: PageName): Fault[] {
  const others = wiki.bearersOf(alias.key).filter((bearer) => bearer.page !== page);
  const owners = others.filter(({ role }) => role === "identity" || role === "path");
  const sharers = others.filter(({ role }) => role === "alias");
  if (owners.length + sharers.length === 0) return [];
  const paths = (bearers: typeof others) => [...new Set(bearers.map((one) => one.page.path))];
  const message =
    owners.length > 0
      ? `The alias "${alias.text}" never leads here: it is the identity of ${listed(paths(owners))}.`
      : `The alias "${alias.text}" is also one of ${listed(paths(sharers))}.`;
  return [
    {
      rule: "duplicate-alias",
      path: page.path,
      ...positionOf(alias),
      message,
      fix: "Leave the alias to one page.",
    },
  ];
}
