/** An alias that leads to more than the page that has it. */
import type { Fault } from "../../domain/fault.ts";
import type { PageName } from "../../domain/page.ts";
import { fieldOf, positionOf } from "./places.ts";
import type { CheckedPage, CheckedWiki } from "./rule.ts";
import { listed } from "./words.ts";

/** Aliases that another page has too, as an alias or as its identity or path, which win over aliases. */
export function findDuplicateAliases(wiki: CheckedWiki): Fault[] {
  return wiki.pages.flatMap((page) => {
    const seen = new Set<string>();
    return declaredAliases(page)
      .filter(({ key }) => !seen.has(key) && seen.add(key))
      .flatMap((alias) => duplicate(wiki, page, alias));
  });
}

/** Not those that come with the kind of page: the key of a memory may be that of another mind's, too. */
function declaredAliases(page: CheckedPage): PageName[] {
  const declared = new Set(fieldOf(page, "aliases")?.values);
  return page.names.filter(({ role, text }) => role === "alias" && declared.has(text));
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
