/** Formulas in TeX become MathML, which browsers draw without a script, a style sheet or a font of ours. */
import type { Element, ElementContent, Root, RootContent, Text } from "hast";
import katex from "katex";
import { htmlToHast } from "satteri";
import { visitElements } from "./walk.ts";

/** Letters of TeX in one formula; longer ones are shown as they are written. */
const LONGEST_FORMULA = 10_000;

/** Draws what the parser has marked as math. A formula that cannot be read stays as its source. */
export function typesetMath(tree: Root): void {
  visitElements(tree, (node, next) => {
    const formula = formulaOf(node);
    if (formula === null) return undefined;
    if (isPrice(formula, next)) return [text(`$${formula.tex}$`)];
    const drawn = typeset(formula);
    return drawn.length === 0 ? false : drawn;
  });
}

interface Formula {
  readonly tex: string;
  readonly display: boolean;
}

/** The formula that an element is: `<code class="math-inline">`, or a `<pre>` around a `math-display` one. */
function formulaOf(node: Element): Formula | null {
  const [only] = node.tagName === "pre" ? node.children : [node];
  if (only?.type !== "element" || only.tagName !== "code") return null;
  const classes = only.properties.className;
  if (!Array.isArray(classes) || !classes.includes("language-math")) return null;
  const [words] = only.children;
  if (words?.type !== "text") return null;
  return { tex: words.value, display: node.tagName === "pre" };
}

/**
 * Whether the dollars are money: Pandoc's rule, https://pandoc.org/MANUAL.html#math, by which no space stands inside of
 * the dollars and no digit behind them.
 */
function isPrice({ tex, display }: Formula, next: RootContent | undefined): boolean {
  if (display) return false;
  return /^\s|\s$/.test(tex) || (next?.type === "text" && /^\d/.test(next.value));
}

function typeset({ tex, display: displayMode }: Formula): ElementContent[] {
  if (tex.length > LONGEST_FORMULA) return [];
  try {
    const html = katex.renderToString(tex, {
      displayMode,
      output: "mathml",
      trust: false,
      strict: "ignore",
    });
    const tree = htmlToHast(html, { fragment: true });
    if (tree.type !== "root") return [];
    // In HTML the name of the element says the namespace.
    visitElements(tree, (node) => {
      if (node.tagName === "math") node.properties = displayMode ? { display: "block" } : {};
      return undefined;
    });
    return tree.children.filter((child) => child.type === "element");
  } catch {
    // What KaTeX cannot read is the author's own notation, and readable as such.
    return [];
  }
}

function text(value: string): Text {
  return { type: "text", value };
}
