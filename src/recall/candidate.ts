/** A page on its way through the stages of recall, best first; each stage takes a list of them and gives one. */
import type { Identity } from "../domain/identity.ts";
import type { PageSummary } from "../store/port.ts";
import type { ResolvedName } from "./names.ts";

export interface Candidate {
  readonly page: PageSummary;
  /** From 0 to 1; 1 is kept for exact names. */
  readonly score: number;
  /** Ordinals of the sections that the search found, best first; empty where it found none. */
  readonly sections: readonly number[];
  /** The name of the question that leads here; null where only words do. */
  readonly name: ResolvedName | null;
  /** Superseded pages that stand below because this one is in force today. */
  readonly headOf: readonly Identity[];
}

/** The pages of the names, in the order of the question. */
export function namedCandidates(names: readonly ResolvedName[]): Candidate[] {
  const found = names.flatMap((name) =>
    name.pages.map((page) => ({ page, score: 1, sections: [], name, headOf: [] })),
  );
  return firstOfEach(found);
}

/** Named pages first, then what the search found; a page that is both keeps its rank and the sections found. */
export function namesBeforeWords(
  named: readonly Candidate[],
  found: readonly Candidate[],
): Candidate[] {
  const sections = new Map(found.map((each) => [each.page.path, each.sections]));
  const placed = named.map((each) => ({
    ...each,
    sections: sections.get(each.page.path) ?? each.sections,
  }));
  return firstOfEach([...placed, ...found]);
}

function firstOfEach(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>();
  return candidates.filter(({ page }) => !seen.has(page.path) && seen.add(page.path));
}
