/** A page in lists, as JSON. */
import type { PageSummary } from "../../../usecases/recall.ts";

/** What every list of pages gives of each. */
export function summaryJson(page: PageSummary): object {
  return {
    identity: page.identity,
    kind: page.kind,
    title: page.title,
    status: page.status,
    status_words: page.statusWords,
    date: page.date,
    path: page.path,
    scope: page.scope,
    tags: page.tags,
  };
}
