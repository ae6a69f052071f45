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
export type BareFinder = (block: Block) => readonly BareMention[];

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
const SCOPE = /(?<![\p{Script=Latin}\p{N}\-/:@.#])[\p{L}\p{N}][\p{L}\p{N}_.-]{0,40}\/$/u;
const LONGEST_SCOPE = 42;
const NUMBER = String.raw`(?:[-_ ]|[- ]?#)?\d{1,6}(?![\p{Script=Latin}\p{N}]|[.,-]\d)`;

/** A finder of memories, entities, proposals, and decisions with one of the prefixes, `ADR` among them. */
export function bareFinder(prefixes: readonly string[]): BareFinder {
  const key = prefixes.join("\n");
  const known = finders.get(key);
  if (known !== undefined) return known;
  const made = makeFinder([...new Set(["ADR", "PROP", ...prefixes])]);
  if (finders.size >= MOST_FINDERS) finders.clear();
  finders.set(key, made);
  return made;
}

function makeFinder(prefixes: readonly string[]): BareFinder {
  // A longer prefix comes first, so that `ODH-ADR` is not taken for `ADR`.
  const byLength = prefixes.toSorted((one, other) => other.length - one.length);
  const names = byLength.map(escaped).join("|");
  const plain = prefixes.every((name) => PLAIN.test(name));
  // Where a mention may begin: this knows no Unicode and takes a tenth of the time of the pattern.
  const hint = new RegExp(
    `(?:${names})[-_ #]{0,2}\\d|mem_|${NAMESPACE}:|https?:`,
    plain ? "gi" : "giu",
  );
  const name = new RegExp(`(?:${names})${NUMBER}`, "iuy");
  const unscoped = new RegExp(
    `${BEFORE}(?:${ADDRESS}|${MEMORY}|${ENTITY}|(?:${names})${NUMBER})`,
    "iuy",
  );
  return lastOne(({ kind, content, spans }) => {
    if (kind === "code" || kind === "html") return [];
    const found: BareMention[] = [];
    hint.lastIndex = 0;
    for (let at = hint.exec(content); at !== null; at = hint.exec(content)) {
      const mention = scopedAt(content, at.index, name) ?? textAt(content, at.index, unscoped);
      if (mention === null) continue;
      hint.lastIndex = mention.offset + mention.text.length;
      found.push({ ...mention, isAddress: mention.text.includes("://") });
    }
    const inside = coverOf(found.length > 0 ? spans : []);
    return found.filter(({ offset }) => !inside(offset));
  });
}

/** Keeps what was found in the last block: several statements of one block ask one after another. */
function lastOne(find: BareFinder): BareFinder {
  let last: Block | undefined;
  let found: readonly BareMention[] = [];
  return (block) => {
    if (block !== last) found = find(block);
    last = block;
    return found;
  };
}

type Found = Omit<BareMention, "isAddress">;

function textAt(content: string, offset: number, pattern: RegExp): Found | null {
  pattern.lastIndex = offset;
  const text = pattern.exec(content)?.[0];
  return text === undefined ? null : { text, offset };
}

/** A name with its log before it: `web/ADR-0007`. */
function scopedAt(content: string, offset: number, name: RegExp): Found | null {
  if (content[offset - 1] !== "/") return null;
  const before = content.slice(Math.max(0, offset - LONGEST_SCOPE), offset);
  const scope = SCOPE.exec(before)?.[0];
  const found = scope === undefined ? null : textAt(content, offset, name);
  if (scope === undefined || found === null) return null;
  return { text: scope + found.text, offset: offset - scope.length };
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
