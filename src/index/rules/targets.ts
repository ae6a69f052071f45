/** What a link may be about. */
import type { NameKey } from "../../domain/identity.ts";
import type { CheckedLink, CheckedWiki } from "./rule.ts";

/** Whether a link states a chain. */
export function isSupersession({ relation }: CheckedLink): boolean {
  return relation === "supersedes" || relation === "superseded_by";
}

const ADDRESS = /^(?:[a-z][a-z0-9+.-]*:)?\/\//i;
const MARKDOWN = /\.(?:mdx?|markdown)$/i;
/** A picture or a script. What has only digits behind the dot is a version. */
const OTHER_FILE = /\.[a-z][a-z0-9]{0,7}$/i;

/**
 * Whether a link that leads to no page can only have meant one. Not sure is a folder, an address of a site, whose
 * root is seldom the wiki's, and a mention in prose of a series that no page here belongs to.
 */
export function meansPage(link: CheckedLink, wiki: CheckedWiki): boolean {
  const target = link.target.replace(/[#?].*$/s, "").trim();
  if (ADDRESS.test(target) || link.keys.some((key) => wiki.leftOut.has(key))) return false;
  switch (link.syntax) {
    case "markdown":
      return MARKDOWN.test(target) && !target.startsWith("/");
    case "wiki":
      return MARKDOWN.test(target) || !OTHER_FILE.test(target);
    case "bare":
      return link.keys.some((key) => wiki.series.has(seriesOf(key)));
    case "field":
      return true;
  }
}

/** What stands before the number: `adr-` for `adr-42`; empty for a name without a number. */
export function seriesOf(key: NameKey): string {
  return /^(.*\D)\d+$/.exec(key)?.[1] ?? "";
}
