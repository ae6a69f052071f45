/** Circles in a graph of pages: what makes a chain of supersession have no end. */

/**
 * One ring for each knot of nodes that lead to one another: the shortest through the knot's first node, which it
 * begins with. `nodes` and what `after` gives decide the order, so sorted input gives the same rings always. Takes
 * time in proportion to nodes and edges, and never recurses.
 */
export function ringsOf<Node>(
  nodes: Iterable<Node>,
  after: (node: Node) => readonly Node[],
): Node[][] {
  const order = [...nodes];
  const knots = knotsOf(order, after);
  const done = new Set<number>();
  const rings: Node[][] = [];
  for (const node of order) {
    const knot = knots.get(node);
    if (knot === undefined || done.has(knot)) continue;
    const ring = shortestRing(node, (from) => after(from).filter((to) => knots.get(to) === knot));
    if (ring !== null) rings.push(ring);
    done.add(knot);
  }
  return rings;
}

/** The number of each node's knot: strongly connected components after Kosaraju (Sharir 1981), with own stacks. */
function knotsOf<Node>(
  nodes: readonly Node[],
  after: (node: Node) => readonly Node[],
): Map<Node, number> {
  const finished = finishOrder(nodes, after);
  const before = reversed(finished, after);
  const knots = new Map<Node, number>();
  for (const [number, root] of finished.toReversed().entries()) {
    const waiting = [root];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      if (knots.has(node)) continue;
      knots.set(node, number);
      for (const other of before.get(node) ?? []) waiting.push(other);
    }
  }
  return knots;
}

/** Every node that can be reached, each after all that it leads to, circles aside. */
function finishOrder<Node>(nodes: readonly Node[], after: (node: Node) => readonly Node[]): Node[] {
  const seen = new Set<Node>();
  const finished: Node[] = [];
  for (const root of nodes) {
    const path: { node: Node; rest: Node[] }[] = [];
    const enter = (node: Node) => {
      if (seen.has(node)) return;
      seen.add(node);
      path.push({ node, rest: after(node).toReversed() });
    };
    enter(root);
    for (let step = path.at(-1); step !== undefined; step = path.at(-1)) {
      const next = step.rest.pop();
      if (next === undefined) {
        finished.push(step.node);
        path.pop();
      } else {
        enter(next);
      }
    }
  }
  return finished;
}

function reversed<Node>(
  nodes: readonly Node[],
  after: (node: Node) => readonly Node[],
): Map<Node, Node[]> {
  const before = new Map<Node, Node[]>();
  for (const node of nodes) {
    for (const to of after(node)) {
      const known = before.get(to);
      if (known) known.push(node);
      else before.set(to, [node]);
    }
  }
  return before;
}

/** Breadth first from `start` until an edge leads back to it; null where none does. */
function shortestRing<Node>(start: Node, after: (node: Node) => readonly Node[]): Node[] | null {
  const cameFrom = new Map<Node, Node | null>([[start, null]]);
  for (const [node] of cameFrom) {
    for (const to of after(node)) {
      if (to === start) return pathBack(node, cameFrom);
      if (!cameFrom.has(to)) cameFrom.set(to, node);
    }
  }
  return null;
}

function pathBack<Node>(end: Node, cameFrom: ReadonlyMap<Node, Node | null>): Node[] {
  const path: Node[] = [];
  for (let node: Node | null = end; node !== null; node = cameFrom.get(node) ?? null) {
    path.push(node);
  }
  return path.toReversed();
}
