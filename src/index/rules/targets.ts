/** What a link may be about. */
import type { CheckedLink, CheckedWiki } from "./rule.ts";

/** Whether a link states a chain. */
export function isSupersession({ relation }: CheckedLink): boolean {
  return relation === "supersedes" || relation === "superseded_by";
}

const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:)?\/\//i;

/** Whether a link can only mean a page of this wiki, so that it dangles when there is none. */
export function isWikiTarget(_wiki: CheckedWiki, link: CheckedLink): boolean {
  return !ELSEWHERE.test(link.target) && link.syntax !== "bare";
}
