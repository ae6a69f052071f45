/**
 * Takes the front matter of a page apart from its body. gray-matter does the split, and a guard by hand looks first
 * and last: gray-matter takes `---x` for a fence, eats a page that begins with a rule, and evaluates `---js` unless it
 * is kept from it (ADR-0012).
 */
import matter from "gray-matter";
import { type Fences, findFences, textStart } from "./fences.ts";
import { hasKnownKey, looksLikeFields } from "./looks.ts";

export type Split =
  | { readonly kind: "none" }
  /** Front matter in a language that is not read; some of them would run it. */
  | { readonly kind: "refused"; readonly fences: Fences }
  /** `yaml` has the offsets of the text; a line break that is a lone `\r` is a `\n` in it. */
  | { readonly kind: "block"; readonly fences: Fences; readonly yaml: string }
  /** An opening fence with keys behind it, and no closing one. */
  | { readonly kind: "unclosed"; readonly fences: Fences };

const YAML = new Set(["", "yaml", "yml"]);

/** Languages that gray-matter, Hugo or their plugins know. Any other word behind the dashes is a line of text. */
const NOT_YAML = new Set(["js", "javascript", "coffee", "coffeescript", "cson", "json", "toml"]);

/** gray-matter has engines for these that run or read them; each is replaced by one that does neither. */
const ENGINES = {
  yaml: () => ({}),
  javascript: refuse,
  coffee: refuse,
  json: refuse,
  toml: refuse,
} as const;

function refuse(): never {
  throw new Error("Front matter is read as YAML and nothing else.");
}

/** Splits a page's text; `from` and `line` say where it begins. Never throws. */
export function splitFrontMatter(text: string, from: number = textStart(text), line = 1): Split {
  const fences = findFences(text, from, line);
  if (fences === null) return { kind: "none" };
  const language = fences.opening === "+++" ? "toml" : fences.language;
  if (NOT_YAML.has(language)) {
    return fences.closing === null ? { kind: "none" } : { kind: "refused", fences };
  }
  if (!YAML.has(language)) return { kind: "none" };
  if (fences.closing === null) return unclosed(text, fences);
  const yaml = blockOf(text, fences);
  return looksLikeFields(yaml) ? { kind: "block", fences, yaml } : { kind: "none" };
}

function unclosed(text: string, fences: Fences): Split {
  const first = /[^\r\n]*/.exec(text.slice(fences.start, fences.start + 1000))?.[0] ?? "";
  return hasKnownKey(first) ? { kind: "unclosed", fences } : { kind: "none" };
}

function blockOf(text: string, fences: Fences): string {
  const byHand = withoutLoneReturns(text.slice(fences.start, fences.end));
  if (LONG_BLANK.test(byHand)) return byHand;
  const head = withoutLoneReturns(text.slice(fences.open, fences.bodyOffset));
  const delimiters: [string, string] = [fences.opening, fences.closing ?? fences.opening];
  // Options are passed always: without any, gray-matter answers from a cache that keeps what others changed.
  const taken = matter(head, { language: "yaml", engines: ENGINES, delimiters }).matter;
  const block = `${taken.slice(taken.indexOf("\n") + 1)}\n`;
  return block === byHand ? block : byHand;
}

/** gray-matter looks for comments in a way that takes squared time over a run of blank lines. */
const LONG_BLANK = /\s{256}/;

function withoutLoneReturns(text: string): string {
  return text.includes("\r") ? text.replace(/\r(?!\n)/g, "\n") : text;
}
