import { namedIdentity, wikiPath } from "../../src/domain/identity.ts";
import type { PageSummary } from "../../src/store/port.ts";

/** A summary of a page that is called so, with what a test does not care about left empty. */
export function summary(name: string, more: Partial<PageSummary> = {}): PageSummary {
  return {
    path: wikiPath(`adr/${name}.md`),
    kind: "decision",
    identity: namedIdentity(name),
    title: name,
    scope: "",
    mind: null,
    lang: "en",
    status: null,
    statusWords: "",
    date: null,
    tags: [],
    ...more,
  };
}
