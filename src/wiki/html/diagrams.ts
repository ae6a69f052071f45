/** Mermaid's diagrams are drawn when the site is built, as SVG whose colours are those of the page. */
import { renderMermaidSVG } from "beautiful-mermaid";
import type { Element, Root } from "hast";
import { sanitize } from "hast-util-sanitize";
import { htmlToHast } from "satteri";
import { SVG_SCHEMA } from "./schema.ts";
import { visitElements } from "./walk.ts";

/** UTF-16 code units of one diagram; laying out a longer one would take seconds. */
const LONGEST_DIAGRAM = 20_000;

/** Draws the blocks of code in the language `mermaid`. One of a kind that cannot be drawn stays as its source. */
export function drawDiagrams(tree: Root): void {
  let drawn = 0;
  visitElements(tree, (node) => {
    if (node.tagName !== "pre") return undefined;
    const source = mermaidOf(node);
    if (source === null) return false;
    const svg = drawing(source, `diagram-${drawn + 1}`);
    if (svg === null) return false;
    drawn += 1;
    return [figureOf(svg, source)];
  });
}

function mermaidOf({ children: [code] }: Element): string | null {
  if (code?.type !== "element" || !Array.isArray(code.properties.className)) return null;
  if (!code.properties.className.includes("language-mermaid")) return null;
  const [text] = code.children;
  return text?.type === "text" ? text.value : null;
}

/** The drawing, with ids that are its own on the page; null where it cannot be made. */
function drawing(source: string, name: string): Element | null {
  if (source.length > LONGEST_DIAGRAM) return null;
  try {
    const svg = renderMermaidSVG(source)
      .replaceAll(' id="', ` id="${name}-`)
      .replaceAll("url(#", `url(#${name}-`);
    // Labels are the author's words: what the library would let through of them goes here.
    const tree = sanitize(htmlToHast(svg, { fragment: true }), SVG_SCHEMA);
    const children = tree.type === "root" ? tree.children : [];
    return children.find((child) => child.type === "element") ?? null;
  } catch {
    return null;
  }
}

/** The drawing with its source below, which is its alternative in words. */
function figureOf(svg: Element, source: string): Element {
  svg.properties.ariaHidden = "true";
  return element(
    "figure",
    ["diagram"],
    [
      svg,
      element(
        "details",
        [],
        [
          element("summary", [], [{ type: "text", value: "Mermaid" }]),
          element("pre", [], [element("code", [], [{ type: "text", value: source }])]),
        ],
      ),
    ],
  );
}

function element(tagName: string, className: string[], children: Element["children"]): Element {
  const properties = className.length === 0 ? {} : { className };
  return { type: "element", tagName, properties, children };
}
