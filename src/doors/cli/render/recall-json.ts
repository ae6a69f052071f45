/** An answer as JSON, in the shape of `content/reference/json.md`. */
import type { Hit, RecallAnswer } from "../../../usecases/recall.ts";
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

function hitJson({ page, line, heading, snippet, score, why, supersededBy }: Hit): object {
  return {
    ...summaryJson(page),
    line,
    heading,
    snippet: snippet.text,
    marks: snippet.marks,
    score: Math.round(score * 10_000) / 10_000,
    why,
    superseded_by: oneOrMany(supersededBy),
  };
}

/** What holds today instead: null for what holds itself, the identity of the head, a list where a chain has forked. */
export function oneOrMany(identities: readonly string[]): null | string | readonly string[] {
  const [first = null, ...others] = identities;
  return others.length === 0 ? first : identities;
}
