/** Wiki links: `[[target]]`, `[[target#heading]]` and `[[target|words to show]]`. */

/** A wiki link as written. */
export interface WikiLink {
  /** What it points at, heading included. */
  readonly target: string;
  /** What a reader sees. */
  readonly shown: string;
  /** Offset after the closing brackets. */
  readonly end: number;
}

/**
 * Brackets followed by `(` or `[` are a Markdown link whose words stand in brackets: `[[1]](https://…)`.
 * A `\` before the bar is how the bar is written inside a table.
 */
const WIKI_LINK = /\[\[([^[\]|\n]+?)\\?(?:\|([^[\]\n]*))?\]\](?!\(|\[(?!\[)|\s?[(（]https?:)/y;

/** The wiki link that begins at an offset, or null. */
export function wikiLinkAt(text: string, at: number): WikiLink | null {
  WIKI_LINK.lastIndex = at;
  const found = WIKI_LINK.exec(text);
  const target = found?.[1]?.trim() ?? "";
  if (found === null || target === "") return null;
  const alias = found[2]?.trim() ?? "";
  return { target, shown: alias === "" ? target : alias, end: WIKI_LINK.lastIndex };
}
