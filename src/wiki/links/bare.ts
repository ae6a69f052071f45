/** Identities that stand in prose without any mark of a link: `see ADR-0007`. */
import type { Block } from "../outline/blocks.ts";
import type { Span } from "../outline/parser.ts";

/** An identity or an address in the prose of a block, by its offset in the block's content. */
export interface BareMention {
  readonly text: string;
  readonly offset: number;
  /** An address of the web, which leads to a page only where it is a file of a log on a forge. */
  readonly isAddress: boolean;
}

/** Finds what one block mentions. */
export type BareFinder = (block: Block) => BareMention[];

const finders = new Map<string, BareFinder>();
/** Logs are few; a wiki that configures thousands of prefixes has its finders made anew. */
const MOST_FINDERS = 100;

const ADDRESS = String.raw`https?:\/\/[^\s<>"]+`;
const MEMORY = String.raw`mem_[0-9A-HJKMNP-TV-Z]{26}(?![\p{L}\p{N}])`;
const NAMESPACE = "(?:self|agent|world|concept|value|principle|decision)";
const ENTITY = String.raw`${NAMESPACE}:[\p{L}\p{N}_.-]*[\p{L}\p{N}](?::[\p{L}\p{N}_.-]*[\p{L}\p{N}])*(?:@\d+)?`;
/** `x/ADR-7` is a path and `FOO-ADR-7` another name; `替换ADR-7` is a sentence. */
const BEFORE = String.raw`(?<![\p{Script=Latin}\p{N}\-/:@.#])`;
/** The log that a name is of, before it and a slash. */
const SCOPE = String.raw`(?:[\p{L}\p{N}][\p{L}\p{N}_.-]{0,40}\/)?`;
const NUMBER = String.raw`(?:[-_ ]|[- ]?#)?\d{1,6}(?![\p{Script=Latin}\p{N}]|[.,-]\d)`;

/** A finder of memories, entities, proposals, and decisions with one of the prefixes, `ADR` among them. */
export function bareFinder(prefixes: readonly string[]): BareFinder {
  const all = [...new Set(["ADR", "PROP", ...prefixes])].toSorted();
  const key = all.join("\n");
  const known = finders.get(key);
  if (known !== undefined) return known;
  const made = makeFinder(all);
  if (finders.size >= MOST_FINDERS) finders.clear();
  finders.set(key, made);
  return made;
}

function makeFinder(prefixes: readonly string[]): BareFinder {
  // A longer prefix comes first, so that `ODH-ADR` is not taken for `ADR`.
  const names = prefixes.toSorted((one, other) => other.length - one.length).map(escaped);
  const pattern = new RegExp(
    `${BEFORE}(?:${ADDRESS}|${MEMORY}|${ENTITY}|${SCOPE}(?:${names.join("|")})${NUMBER})`,
    "giu",
  );
  // Most blocks mention nothing; this says so in a tenth of the time, as it knows no Unicode.
  const plain = names.every((name) => PLAIN.test(name));
  const hint = plain
    ? new RegExp(`(?:${names.join("|")})[-_ #]{0,2}\\d|mem_|${NAMESPACE}:|https?:`, "i")
    : /\d|:/;
  return ({ kind, content, spans }) => {
    if (kind === "code" || kind === "html" || !hint.test(content)) return [];
    const inside = coverOf(spans);
    return [...content.matchAll(pattern)]
      .filter(({ index }) => !inside(index))
      .map(({ 0: text, index }) => ({ text, offset: index, isAddress: text.includes("://") }));
  };
}

/** Tells whether an offset lies in a span; ask in the order of the text. */
function coverOf(spans: readonly Span[]): (offset: number) => boolean {
  const ordered = spans.toSorted((one, other) => one.start - other.start);
  let next = 0;
  let end = 0;
  return (offset) => {
    for (
      let span = ordered[next];
      span !== undefined && span.start <= offset;
      span = ordered[next]
    ) {
      end = Math.max(end, span.end);
      next += 1;
    }
    return offset < end;
  };
}

const PLAIN = /^[A-Za-z0-9_-]+$/;

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
