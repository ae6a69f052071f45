/** How deep a piece of YAML nests, before it is given to a parser that would need its stack for it. */

/** Levels that front matter may have. People write three; the parser recurses once or twice for each. */
export const DEEPEST = 64;

const OPENING = new Set(["[", "{"]);
const CLOSING = new Set(["]", "}"]);

/**
 * A bound of the levels in a piece of YAML: brackets open at once, wherever they stand, and the markers `-`,
 * `?` and `:` on one line, and the indentations open at once. Takes one pass.
 */
export function nestingBound(yaml: string): number {
  return bracketsOpen(yaml) + indentationsOpen(yaml);
}

function bracketsOpen(yaml: string): number {
  let open = 0;
  let most = 0;
  for (const character of yaml) {
    if (OPENING.has(character)) open += 1;
    else if (CLOSING.has(character) && open > 0) open -= 1;
    if (open > most) most = open;
  }
  return most;
}

function indentationsOpen(yaml: string): number {
  const open: number[] = [];
  let most = 0;
  for (const line of yaml.split("\n")) {
    const [markers = ""] = /^[\s?:-]*/.exec(line) ?? [];
    if (markers.length === line.length) continue;
    const indent = line.search(/\S/);
    while ((open.at(-1) ?? -1) >= indent) open.pop();
    open.push(indent);
    const onThisLine = markers.replace(/\s/g, "").length;
    most = Math.max(most, open.length + onThisLine);
  }
  return most;
}
