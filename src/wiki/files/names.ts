/** Which names of files and folders the listing looks at. */

const MARKDOWN = /\.(?:md|markdown|mdx)$/i;

/** Whether a file counts as a page, by its name alone. */
export function isMarkdown(name: string): boolean {
  // Most are this: asking so costs a tenth of the expression.
  return name.endsWith(".md") || MARKDOWN.test(name);
}

/**
 * Whether a name is passed over without a word: hidden files and folders (`.git`, the lock files of editors, the
 * shadow files of macOS), and what a package manager put there.
 */
export function isPassedOver(name: string): boolean {
  return name.startsWith(".") || name === "node_modules";
}
