/** Which files are pages, by their name alone. */

const MARKDOWN = /\.(?:md|markdown|mdx)$/i;

/** Whether a file name or path is that of a Markdown file. */
export function isMarkdown(name: string): boolean {
  // Most are this: asking so costs a tenth of the expression.
  return name.endsWith(".md") || MARKDOWN.test(name);
}

/** A file name or path without the extension that makes it Markdown; any other name as it is. */
export function withoutMarkdown(name: string): string {
  return name.replace(MARKDOWN, "");
}
