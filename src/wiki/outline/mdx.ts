/** What MDX adds to Markdown and no reader sees: modules and expressions. */

/** An ES module line: `import Tabs from "@theme/Tabs"`. */
const IMPORT = /^import\s(?:[^"';]*\sfrom\s*)?["'][^"']*["'];?\s*$/;
const MODULE_LINE = /^(?:import|export)\s/;

/** Whether a paragraph is ES module code. In plain Markdown only whole `import` lines count, for they are no prose. */
export function isModuleCode(content: string, mdx: boolean): boolean {
  if (!MODULE_LINE.test(content)) return false;
  return mdx || content.split("\n").every((line) => IMPORT.test(line));
}

/** Text without the expressions in braces, which are code that runs. */
export function withoutExpressions(text: string): string {
  if (!text.includes("{")) return text;
  let kept = "";
  let depth = 0;
  for (const character of text) {
    if (character === "{") depth += 1;
    if (depth === 0) kept += character;
    if (character === "}" && depth > 0) depth -= 1;
  }
  return kept;
}
