/** Code gets its colours when the site is built: as classes, so that a style sheet has one set for each scheme. */
import type { Element, Root, RootContent, Text } from "hast";
import { common, createLowlight } from "lowlight";
import { visitElements } from "./walk.ts";

const lowlight = createLowlight(common);

/** UTF-16 code units of one block; longer ones are shown in one colour, for no reader looks for colours in a dump. */
const LONGEST_BLOCK = 100_000;

/** Colours the blocks of code that name a language which is known. */
export function highlightCode(tree: Root): void {
  visitElements(tree, (node) => {
    if (node.tagName !== "pre") return undefined;
    const [code] = node.children;
    if (code?.type !== "element" || code.tagName !== "code") return false;
    // A block that is wider than the page scrolls, and what scrolls is to be reached by the keyboard.
    node.properties.tabIndex = 0;
    const [text] = code.children;
    const language = languageOf(code);
    if (language === null || text?.type !== "text" || text.value.length > LONGEST_BLOCK)
      return false;
    code.children = lowlight.highlight(language, text.value).children.filter(isWords);
    return false;
  });
}

/** The language that a block names; null for none, or one that is not known. */
function languageOf({ properties }: Element): string | null {
  const classes = Array.isArray(properties.className) ? properties.className : [];
  for (const each of classes) {
    const language = /^language-(.+)$/.exec(String(each))?.[1]?.toLowerCase();
    if (language !== undefined) return lowlight.registered(language) ? language : null;
  }
  return null;
}

/** Colours are elements around text. */
function isWords(node: RootContent): node is Element | Text {
  return node.type === "element" || node.type === "text";
}
