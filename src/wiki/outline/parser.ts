/**
 * The Markdown parser of outlines: markdown-it, which is about twenty times faster than remark (ADR-0008), taught
 * wiki links and footnotes, and made to say where in a block each link, code span and comment stands.
 */
import MarkdownIt, {
  type Env,
  type MarkdownIt as Markdown,
  type StateBlock,
  type StateInline,
  type Token,
} from "markdown-it";
import { useQuickTokens } from "./quick-tokens.ts";
import { wikiLinkAt } from "./wiki-link.ts";

/** What a piece of a block's source is, as far as links are concerned. */
export type SpanKind = "code" | "html" | "image" | "markdown" | "wiki" | "footnote";

/** A piece of a block's source, by offsets in it. */
export interface Span {
  readonly kind: SpanKind;
  readonly start: number;
  readonly end: number;
  /** Where a link leads, as written; empty for what is none. */
  readonly target: string;
}

/** The inside of a block: its tokens, and the spans that are no plain prose, in the order of their ends. */
export interface InlineParse {
  readonly tokens: readonly Token[];
  readonly spans: readonly Span[];
}

export interface MarkdownParser {
  /** Block tokens, and the reference definitions that they hold. */
  readonly blocks: (source: string) => { readonly tokens: readonly Token[]; readonly env: Env };
  readonly inline: (content: string, env: Env) => InlineParse;
}

type InlineRule = (state: StateInline, silent: boolean) => boolean;
type BlockRule = (state: StateBlock, start: number, end: number, silent: boolean) => boolean;
type Notice = (span: Span) => void;

/** Blocks nested deeper are not taken apart: their source is text. */
export const DEEPEST_NESTING = 100;

const FOOTNOTE_MARK = /\[\^[^\][\s]+\]:?/y;

/** A parser; making one costs about a millisecond, so keep it. */
export function markdownParser(): MarkdownParser {
  const markdown = new MarkdownIt({ html: true, maxNesting: DEEPEST_NESTING });
  // Targets stay as they are written: what they mean is decided later, and no browser follows them from here.
  markdown.normalizeLink = (target) => target;
  markdown.validateLink = () => true;
  useQuickTokens(markdown);
  let spans: Span[] = [];
  let lastClose = -1;
  teachInline(markdown, {
    notice: (span) => spans.push(span),
    unheard(work) {
      const before = spans;
      spans = [];
      const result = work();
      spans = before;
      return result;
    },
    lastClose: () => lastClose,
  });
  markdown.block.ruler.at("reference", definition(blockRule("reference")));
  return {
    blocks(source) {
      const tokens: Token[] = [];
      const env: Env = {};
      markdown.block.parse(source, markdown, env, tokens);
      return { tokens, env };
    },
    inline(content, env) {
      spans = [];
      lastClose = content.lastIndexOf("]");
      const tokens: Token[] = [];
      markdown.inline.parse(content, markdown, env, tokens);
      return { tokens, spans };
    },
  };
}

/** What the rules of a parser say and ask while a block is parsed. */
interface Listener {
  readonly notice: Notice;
  /** Runs work whose spans count for nothing. */
  readonly unheard: (work: () => boolean) => boolean;
  /** Offset of the last `]` of the block, or a later one: the words of an image are inside it. */
  readonly lastClose: () => number;
}

/** Wraps the rules whose places are wanted. */
function teachInline(markdown: Markdown, { notice, unheard, lastClose }: Listener): void {
  const { ruler } = markdown.inline;
  ruler.at("backticks", noticed("code", inlineRule("backticks"), notice));
  ruler.at("html_inline", noticed("html", inlineRule("html_inline"), notice));
  ruler.at("autolink", noticed("markdown", inlineRule("autolink"), notice));
  ruler.at("link", noticed("markdown", closable(inlineRule("link"), lastClose), notice));
  // The words of an image are parsed by themselves, so offsets of spans inside them are none of the block's.
  const image = closable(inlineRule("image"), lastClose);
  ruler.at(
    "image",
    noticed("image", (state, silent) => unheard(() => image(state, silent)), notice),
  );
  ruler.before("link", "wiki_link", noticed("wiki", wikiLink, notice));
  ruler.before("wiki_link", "footnote", noticed("footnote", footnote, notice));
}

/** A rule that also says which span it took. */
function noticed(kind: SpanKind, rule: InlineRule, notice: Notice): InlineRule {
  return (state, silent) => {
    const start = state.pos;
    const first = state.tokens.length;
    if (!rule(state, silent)) return false;
    if (!silent) notice({ kind, start, end: state.pos, target: targetIn(state, first) });
    return true;
  };
}

/**
 * A rule for what a `]` closes. Behind the last of a block the rule is not asked: it would look for one from each of a
 * million `[` in a row.
 */
function closable(rule: InlineRule, lastClose: () => number): InlineRule {
  return (state, silent) => state.pos < lastClose() && rule(state, silent);
}

/** Where the link among the tokens from `first` leads. Text that waited may stand before it. */
function targetIn({ tokens }: StateInline, first: number): string {
  for (const token of [tokens[first], tokens[first + 1]]) {
    if (token?.type === "link_open") return String(token.attrGet("href") ?? "");
    if (token?.type === "wiki_link") return token.markup;
  }
  return "";
}

function wikiLink(state: StateInline, silent: boolean): boolean {
  if (!state.src.startsWith("[[", state.pos)) return false;
  const link = wikiLinkAt(state.src, state.pos);
  if (link === null || link.end > state.posMax) return false;
  if (!silent) {
    const token = state.push("wiki_link", "", 0);
    token.content = link.shown;
    token.markup = link.target;
  }
  state.pos = link.end;
  return true;
}

/**
 * The mark of a footnote, `[^1]` or `[^1]:`, which is neither a link nor words. A search for the end of a link's words
 * (`silent`) has to go through its brackets, or the link around it would be none.
 */
function footnote(state: StateInline, silent: boolean): boolean {
  if (silent || !state.src.startsWith("[^", state.pos)) return false;
  FOOTNOTE_MARK.lastIndex = state.pos;
  if (!FOOTNOTE_MARK.test(state.src) || FOOTNOTE_MARK.lastIndex > state.posMax) return false;
  state.pos = FOOTNOTE_MARK.lastIndex;
  return true;
}

/** Definitions of references, but not of footnotes: `[^1]: https://…` is text that a reader sees. */
function definition(rule: BlockRule): BlockRule {
  return (state, start, end, silent) => {
    const at = (state.bMarks[start] ?? 0) + (state.tShift[start] ?? 0);
    return !state.src.startsWith("[^", at) && rule(state, start, end, silent);
  };
}

/** A rule of markdown-it by its name: the library hands out chains only, so this makes a chain of one. */
function inlineRule(name: string): InlineRule {
  const { ruler } = new MarkdownIt().inline;
  ruler.enableOnly(name);
  return onlyOne(ruler.getRules(""), name);
}

function blockRule(name: string): BlockRule {
  const { ruler } = new MarkdownIt().block;
  ruler.enableOnly(name);
  return onlyOne(ruler.getRules(""), name);
}

function onlyOne<Rule>(rules: readonly Rule[], name: string): Rule {
  const [rule] = rules;
  if (rule === undefined) throw new Error(`markdown-it has no rule "${name}".`);
  return rule;
}
