/** Sentences at the start of a page in which it says that it was replaced or replaces: "Note: this ADR supersedes …". */
import type { Block } from "../outline/blocks.ts";
import type { Outline } from "../outline/outline.ts";
import { relationsIn } from "./relations.ts";
import { type Statement, statementOf } from "./statement.ts";

/** What has to stand before the words of a relation: the page as the subject of the sentence. */
const SUBJECT =
  /(?:^|[^\p{L}])(?:this\s+(?:adr|rfc|decision|record|document|proposal|decision\s+record)(?:\s[^.;!?]*\.\s+it)?|note\W+this|ce(?:tte)?\s+(?:adr|decision|document))(?:\s+(?:has|have|been|was|is|now|also|since|partially|partly|mostly|largely|a|ete|est))*\s+$/iu;

/** Where the sentence ends that a relation stands in. */
const END = /[.;!?](?:\s|$)|,\s+which\b/;

/** Chains are said so, amendments and the like too seldom to be told from prose. */
const CHAINS: ReadonlySet<string> = new Set(["supersedes", "superseded_by"]);

/** Statements of the notes of a head. */
export function noteStatements(outline: Outline, head: readonly Block[]): Statement[] {
  return head
    .filter(({ kind, depth }) => kind === "paragraph" && depth <= 1)
    .flatMap((block) => ofBlock(outline, block));
}

function ofBlock(outline: Outline, block: Block): Statement[] {
  const { content } = block;
  return relationsIn(content).flatMap(({ relation, start, end, words }) => {
    if (!CHAINS.has(relation) || !SUBJECT.test(content.slice(0, start))) return [];
    const rest = content.slice(end);
    const stop = END.exec(rest)?.index ?? rest.length;
    const from = content.slice(0, start).search(/[^.;!?]*$/);
    const value = { key: words, valueStart: from, valueEnd: end + stop };
    return [{ ...statementOf(outline, block, "section", start, value), name: relation }];
  });
}
