/** What a link may be about. */
import type { NameKey } from "../../domain/identity.ts";
import { isMarkdown } from "../../domain/markdown-file.ts";
import type { CheckedLink, CheckedWiki } from "./rule.ts";

/** Whether a link states a chain. */
export function isSupersession({ relation }: CheckedLink): boolean {
  return relation === "supersedes" || relation === "superseded_by";
}

/** A picture or a script. What has only digits behind the dot is a version. */
const OTHER_FILE = /\.[a-z][a-z0-9]{0,7}$/i;

const ADDRESS = /^(?:[a-z][a-z0-9+.-]*:)?\/\//i;

/** Whether a target is an address of the web, where another version of a page may lie. */
export function isAddress(target: string): boolean {
  return ADDRESS.test(target);
}

/**
 * Whether a link that leads to no page can only have meant one. Not sure is a folder, an address of a site, whose
 * root is seldom the wiki's, and a mention in prose of a series that no page here belongs to.
 */
export function meansPage(link: CheckedLink, wiki: CheckedWiki): boolean {
  const target = link.target.replace(/[#?].*$/s, "").trim();
  if (isAddress(target) || link.keys.some((key) => wiki.leftOut.has(key))) return false;
  switch (link.syntax) {
    case "markdown":
      return isMarkdown(target) && !target.startsWith("/");
    case "wiki":
      return isMarkdown(target) || !OTHER_FILE.test(target);
    case "bare":
      return link.keys.some((key) => isOwnSeries(seriesOf(key), wiki));
    case "field":
      return !SENTENCE.test(target) || isMarkedLink(link, wiki);
  }
}

/** Series that the whole world numbers: `RFC 3986` in a log of RFCs is the other one. */
const WORLDWIDE = /^(?:cve|dep|[a-z]ip|iso|jep|kep|pep|rfc)-$/;

function isOwnSeries(series: string, wiki: CheckedWiki): boolean {
  return wiki.series.has(series) && !WORLDWIDE.test(series);
}

/** Words without a number, a path or an extension, such as `the old manual`. */
const SENTENCE = /^[^\d/.]* [^\d/.]*$/;

/** Whether the field has the name in the brackets of a link, so that it is no mere word. */
function isMarkedLink({ from, target }: CheckedLink, wiki: CheckedWiki): boolean {
  const fields = wiki.pageAt(from)?.fields ?? [];
  return fields.some(({ values }) =>
    values.some((value) => value.includes(`[[${target}`) || value.includes(`](${target}`)),
  );
}

/** Characters of a target that a message shows: more is a mistake whose start tells enough. */
const MOST_SHOWN = 200;

/** That there is no such page, in words that suit a path or a name. */
export function absence(target: string): string {
  const isPath = isMarkdown(target.replace(/[#?].*$/s, ""));
  const shown = target.length > MOST_SHOWN ? `${target.slice(0, MOST_SHOWN)}…` : target;
  return isPath ? `There is no page at "${shown}"` : `No page is named "${shown}"`;
}

/** What stands before the number: `adr-` for `adr-42`; empty for a name without a number. */
export function seriesOf(key: NameKey): string {
  return /^(.*\D)\d+$/.exec(key)?.[1] ?? "";
}
