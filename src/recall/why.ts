/** Why a hit is a hit, in one line. */
import type { NameRole } from "../domain/page.ts";
import type { Candidate } from "./candidate.ts";

/** A word that was found under another spelling than the one typed. */
export interface ReadAs {
  readonly typed: string;
  readonly read: string;
}

/** Words of the question by where the page holds them, as they were typed. */
export interface FoundWords {
  readonly title: readonly string[];
  readonly heading: readonly string[];
  readonly text: readonly string[];
  /** What else of the page holds words: its names, tags and fields, each with its words. */
  readonly beside: readonly (readonly [place: string, words: readonly string[]])[];
  readonly readAs: readonly ReadAs[];
}

/** What each kind of name is called. */
export const ROLES: Readonly<Record<NameRole, string>> = {
  identity: "identity",
  path: "path",
  alias: "alias",
  "file-name": "file name",
  number: "number",
  title: "title",
};

/** More words than this are counted, not listed: the line stays a line. */
const LISTED = 6;

/** For instance `identity ADR-0042`, `current head of ADR-0007; title: cache`, `text: cache, "cahce" read as "cache"`. */
export function whyOf({ name, headOf }: Candidate, words: FoundWords): string {
  const reasons = [
    ...(name ? [`${ROLES[name.role]} ${name.text}`] : []),
    ...(headOf.length > 0 ? [`current head of ${listed(headOf)}`] : []),
    ...placed("title", words.title),
    ...placed("heading", words.heading),
    ...placed("text", words.text),
    ...words.beside.flatMap(([place, found]) => placed(place, found)),
    ...words.readAs.map(({ typed, read }) => `"${typed}" read as "${read}"`),
  ];
  return reasons.length === 0 ? "words of the page" : reasons.join("; ");
}

function placed(place: string, words: readonly string[]): string[] {
  return words.length === 0 ? [] : [`${place}: ${listed(words)}`];
}

function listed(words: readonly string[]): string {
  const more = words.length - LISTED;
  const shown = words.slice(0, LISTED).join(", ");
  return more > 0 ? `${shown} and ${more} more` : shown;
}
