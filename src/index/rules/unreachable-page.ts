/** A page that nobody comes upon: no other page leads to it, and it stands in no log. */
import type { Fault } from "../../domain/fault.ts";
import type { WikiPath } from "../../domain/identity.ts";
import { FILE_START } from "../../domain/position.ts";
import type { CheckedPage, CheckedWiki } from "./rule.ts";
import { isTemplate } from "./templates.ts";

/** Where readers and tools begin: nobody has to link to them. */
const ENTRANCE =
  /(?:^|\/)(?:readme|index|home|contributing|changelog|claude|agents|memory)\.[^./]+$/i;

/** Notes that no other page links to. Decisions, entities, memories and proposals are found in their lists. */
export function findUnreachable({ pages, links }: CheckedWiki): Fault[] {
  const reached = new Set<WikiPath>();
  for (const { from, bearers } of links) {
    for (const { page } of bearers) if (page.path !== from) reached.add(page.path);
  }
  return pages.filter((page) => isNote(page) && !reached.has(page.path)).map(unreachable);
}

function isNote(page: CheckedPage): boolean {
  return page.kind === "note" && !ENTRANCE.test(page.path) && !isTemplate(page);
}

function unreachable({ path, title }: CheckedPage): Fault {
  return {
    rule: "unreachable-page",
    path,
    ...FILE_START,
    message: `No page links to "${title}".`,
    fix: "Link to it from a page where a reader would look for it, for instance index.md.",
  };
}
