/** The lines of a body, and where each begins: what turns a block's place into a place in the file. */

/** A body cut at its line ends, which may be of every kind. */
export interface SourceLines {
  readonly text: string;
  /** Lines without their ends. */
  readonly lines: readonly string[];
  /** Offset of each line's first character, and of the end of the text. */
  readonly starts: readonly number[];
}

/** Cuts a text into lines; `\n`, `\r\n` and a lone `\r` end one, as in CommonMark. */
export function sourceLines(text: string): SourceLines {
  const lines: string[] = [];
  const starts: number[] = [0];
  const returns = text.includes("\r");
  for (let start = 0; ; ) {
    const end = returns ? endOfLine(text, start) : text.indexOf("\n", start);
    if (end < 0) {
      lines.push(text.slice(start));
      break;
    }
    lines.push(text.slice(start, end));
    start = end + (text[end] === "\r" && text[end + 1] === "\n" ? 2 : 1);
    starts.push(start);
  }
  starts.push(text.length);
  return { text, lines, starts };
}

/** The text with `\n` at the end of every line, which is what the Markdown parser counts lines by. */
export function withPlainLineEnds(text: string): string {
  return text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
}

/** The text from line `from` up to line `to`, both counted from 0, line ends included. */
export function sliceLines({ text, starts }: SourceLines, from: number, to: number): string {
  return text.slice(starts[from] ?? text.length, starts[to] ?? text.length);
}

function endOfLine(text: string, start: number): number {
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 10 || code === 13) return at;
  }
  return -1;
}
