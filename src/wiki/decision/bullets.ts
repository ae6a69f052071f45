/** Metadata in a list under the title: `* Status: accepted`, as MADR 2, log4brains and Rust RFCs have it. */
import type { Block } from "../outline/blocks.ts";
import type { Outline } from "../outline/outline.ts";
import { isTelling } from "./keys.ts";
import { pairIn, type Statement, statementOf } from "./statement.ts";

/** Statements of the lists of a head. A list is metadata when one of its items has a key that only metadata has. */
export function bulletStatements(outline: Outline, head: readonly Block[]): Statement[] {
  const items = head.filter(
    ({ kind, inItem, depth }) => kind === "paragraph" && inItem && depth === 1,
  );
  const statements = items.flatMap((block): Statement[] => {
    const pair = pairIn(block.content);
    if (pair === null) return [];
    return [statementOf(outline, block, "bullet", 0, { ...pair, valueEnd: block.content.length })];
  });
  return statements.some(({ name }) => isTelling(name)) ? statements : [];
}
