/** What a parser of YAML must not be given: what nests deeper than its stack, or takes it squared time. */

/** Levels that front matter may have. People write three; the parser recurses once or twice for each. */
const DEEPEST = 64;

/** Lines that begin with the mark of an explicit key. The parser goes through all of them again for each. */
const MOST_EXPLICIT_KEYS = 64;

const OPENING = new Set(["[", "{"]);
const CLOSING = new Set(["]", "}"]);

/** Why a text is not for the parser, as a sentence; null where it is. Takes one pass. */
export function tooHard(yaml: string): string | null {
  if (nestingBound(yaml) > DEEPEST) return `It nests deeper than ${DEEPEST} levels.`;
  if ((yaml.match(/^[ \t]*[?:](?=[ \t\r\n]|$)/gm)?.length ?? 0) > MOST_EXPLICIT_KEYS) {
    return `It has more than ${MOST_EXPLICIT_KEYS} keys marked with \`?\`.`;
  }
  return null;
}

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
    const indent = line.search(/\S/);
    if (indent < 0) continue;
    while ((open.at(-1) ?? -1) >= indent) open.pop();
    open.push(indent);
    const onThisLine = markers.replace(/\s/g, "").length;
    most = Math.max(most, open.length + onThisLine);
  }
  return most;
}
