/** Words that stand in a field for "there is none", gathered from real logs. */

/** Spellings without case, brackets, closing full stop and space around. */
const NOTHING: ReadonlySet<string> = new Set([
  "", // a key without a value, and what is left of `[]`, `{}`, `[[]]`, `""`
  "~", // YAML
  "null", // YAML and JSON, also `[null]`
  "nil", // Ruby
  "none",
  "n/a",
  "na",
  "n.a",
  "not applicable",
  "nothing",
  "-",
  "--",
  "–", // an editor's automatic dash
  "—",
  "tbd", // to be done
  "tba", // to be announced
  "todo",
]);

/**
 * Whether a field's text says that there is no value: `N/A`, `none`, `-`, `[]`, `TBD` and the like. `no` is a
 * word and not nothing.
 */
export function isNothing(text: string): boolean {
  if (text.length > 32) return false;
  const bare = text.replace(/^[\s[{("'*_`<]+|[\s\]})"'*_`>]+$/g, "").replace(/\.$/, "");
  return NOTHING.has(bare.toLowerCase());
}
