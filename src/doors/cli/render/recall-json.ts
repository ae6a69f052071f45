/** An answer as JSON, in the shape of `content/reference/json.md`. */
import type { Hit, RecallAnswer, Replacement } from "../../../usecases/recall.ts";
import { summaryJson } from "./summary-json.ts";

/** The answer to `question`, which is given as it was typed. */
export function recallJson(answer: RecallAnswer, question: string): object {
  return {
    version: 1,
    query: question,
    outcome: answer.outcome,
    hits: answer.hits.map(hitJson),
    missing: answer.missing.map(({ text, nearest }) => ({
      name: text,
      nearest: nearest.map(summaryJson),
    })),
    notices: answer.notices,
  };
}

function hitJson(hit: Hit): object {
  const { page, line, heading, snippet, score, why } = hit;
  return {
    ...summaryJson(page),
    line,
    heading,
    snippet: snippet.text,
    marks: snippet.marks,
    score: Math.round(score * 10_000) / 10_000,
    why,
    ...replacementJson(hit),
  };
}

/** What replaced a page. A successor that is no page here is given by its name as written. */
export function replacementJson(replacement: Replacement): object {
  const { supersededBy, supersededInPartBy, unresolved } = replacement;
  const [whole = [], parts = []] = [false, true].map((partial) =>
    unresolved.filter((each) => each.partial === partial).map(({ name }) => name),
  );
  return {
    superseded_by: oneOrMany([...supersededBy, ...whole]),
    superseded_in_part_by: [...supersededInPartBy, ...parts],
  };
}

/** Null for none, the only one, or a list where there are several. */
function oneOrMany(identities: readonly string[]): null | string | readonly string[] {
  const [first = null, ...others] = identities;
  return others.length === 0 ? first : identities;
}
