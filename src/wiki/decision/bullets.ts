/** Metadata in a list under the title: `* Status: accepted`, as MADR 2, log4brains and Rust RFCs have it. */
import type { Block } from "../outline/blocks.ts";
import type { Outline } from "../outline/outline.ts";
import { isTelling } from "./keys.ts";
import { pairIn, type Statement, statementOf } from "./statement.ts";

/** Statements of the lists of a head. A list is metadata when one of its items has a key that only metadata has. */
export function bulletStatements(outline: Outline, head: readonly Block[]): Statement[] {
  return listsIn(head)
    .map((items) => items.flatMap((block) => ofItem(outline, block)))
    .filter((statements) => statements.some(({ name }) => isTelling(name)))
    .flat();
}

/** The items of each list; what stands in an item below its first paragraph belongs to it and parts nothing. */
function listsIn(head: readonly Block[]): Block[][] {
  const lists: Block[][] = [];
  let openIn = -1;
  for (const block of head) {
    if (block.kind === "paragraph" && block.inItem && block.depth === 1) {
      if (openIn !== block.section) lists.push([]);
      openIn = block.section;
      lists.at(-1)?.push(block);
    } else if (block.depth === 0) {
      openIn = -1;
    }
  }
  return lists;
}

function ofItem(outline: Outline, block: Block): Statement[] {
  const pair = pairIn(block.content);
  if (pair === null) return [];
  return [statementOf(outline, block, "bullet", 0, { ...pair, valueEnd: block.content.length })];
}
