/** A walk over the elements of a page: the library's own builds a list of ancestors for every node, six times the cost. */
import type { Element, ElementContent, Parents, RootContent } from "hast";

/**
 * What becomes of an element: nothing (`undefined`: the walk goes on inside of it), nothing more (`false`: what is
 * inside of it is left alone), or what takes its place, into which the walk does not go.
 */
type Outcome = undefined | false | readonly ElementContent[];

/** Visits the elements below `parent` in the order of the text; `next` is the node behind the element. */
export function visitElements(
  parent: Parents,
  visitor: (element: Element, next: RootContent | undefined) => Outcome,
): void {
  for (let at = 0; at < parent.children.length; at += 1) {
    const node = parent.children[at];
    if (node?.type !== "element") continue;
    const outcome = visitor(node, parent.children[at + 1]);
    if (outcome === undefined) visitElements(node, visitor);
    else if (outcome !== false) {
      parent.children.splice(at, 1, ...outcome);
      at += outcome.length - 1;
    }
  }
}
