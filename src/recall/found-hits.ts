/** Hits for what the search found. Loaded only when words are searched for, for it needs the tokenizer. */
import type { Page } from "../domain/page.ts";
import { analyse } from "../store/analysis/analyse.ts";
import { languageOfPage } from "../store/analysis/section-terms.ts";
import type { Candidate } from "./candidate.ts";
import { foundHit, type Hit, type SearchedWord } from "./hit.ts";
import { type Matcher, matcher } from "./matcher.ts";
import type { Replacement } from "./replacement.ts";

/** Makes hits of candidates, with the words marked in the language of each page. */
export function hitMaker(
  words: readonly SearchedWord[],
): (candidate: Candidate, page: Page, replacement: Replacement) => Hit {
  const matchers = new Map<string, Matcher>();
  const matcherIn = (lang: string) => {
    const known = matchers.get(lang);
    if (known) return known;
    const made = matcher(words, (text) => analyse(text, lang));
    matchers.set(lang, made);
    return made;
  };
  return (candidate, page, replacement) =>
    foundHit(candidate, page, replacement, words, matcherIn(languageOfPage(page)));
}
