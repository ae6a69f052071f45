/**
 * Tokens of markdown-it without the cost of its build, which defines each of their twelve fields by a call: a quarter
 * of the whole time of parsing. What `push` does is the library's own, line by line.
 */
import type { Delimiter, MarkdownIt, Token } from "markdown-it";

type Nesting = -1 | 0 | 1;

type TokenMaker = (type: string, tag: string, nesting: Nesting) => Token;

/** Makes a parser create its tokens the quick way. */
export function useQuickTokens(markdown: MarkdownIt): void {
  const { prototype } = new markdown.core.State("", markdown, {}).Token;
  const make: TokenMaker = (type, tag, nesting) => {
    const token: Token = Object.create(prototype);
    token.type = type;
    token.tag = tag;
    token.attrs = null;
    token.map = null;
    token.nesting = nesting;
    token.level = 0;
    token.children = null;
    token.content = "";
    token.markup = "";
    token.info = "";
    token.meta = null;
    token.block = false;
    token.hidden = false;
    return token;
  };
  useInBlocks(markdown, make);
  useInline(markdown, make);
}

function useInBlocks({ block }: MarkdownIt, make: TokenMaker): void {
  block.State = class extends block.State {
    override push(type: string, tag: string, nesting: Nesting): Token {
      const token = make(type, tag, nesting);
      token.block = true;
      if (nesting < 0) this.level -= 1;
      token.level = this.level;
      if (nesting > 0) this.level += 1;
      this.tokens.push(token);
      return token;
    }
  };
}

function useInline({ inline }: MarkdownIt, make: TokenMaker): void {
  inline.State = class extends inline.State {
    override pushPending(): Token {
      const token = make("text", "", 0);
      token.content = this.pending;
      token.level = this.pendingLevel;
      this.tokens.push(token);
      this.pending = "";
      return token;
    }

    override push(type: string, tag: string, nesting: Nesting): Token {
      if (this.pending !== "") this.pushPending();
      const token = make(type, tag, nesting);
      if (nesting < 0) {
        this.level -= 1;
        this.delimiters = this._prev_delimiters.pop() ?? [];
      }
      token.level = this.level;
      let meta: { delimiters: Delimiter[] } | undefined;
      if (nesting > 0) {
        this.level += 1;
        this._prev_delimiters.push(this.delimiters);
        this.delimiters = [];
        meta = { delimiters: this.delimiters };
      }
      this.pendingLevel = this.level;
      this.tokens.push(token);
      this.tokens_meta.push(meta);
      return token;
    }
  };
}
