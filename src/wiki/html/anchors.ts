/** Headings get the anchors that the outline gives them, so that a link to a heading leads to it on the site too. */
import GithubSlugger from "github-slugger";
import type { Element, Nodes, Root } from "hast";
import { visitElements } from "./walk.ts";

const HEADING = /^h[1-6]$/;
/** A heading's own anchor, as Docusaurus, Hugo and Pandoc write it. */
const OWN_ANCHOR = /\s*\{#([\p{L}\p{N}_.:-]+)\}$/u;

/** Gives each heading its `id`, in the order of the text. What footnotes bring is left as it is. */
export function anchorHeadings(tree: Root): void {
  const slugger = new GithubSlugger();
  visitElements(tree, (node) => {
    if (!HEADING.test(node.tagName) || isLabel(node)) return undefined;
    node.properties.id = ownAnchor(node) ?? slugger.slug(wordsOf(node));
    return false;
  });
}

/** The label of the footnotes, which no author wrote. */
function isLabel({ properties }: Element): boolean {
  return properties.id === "footnote-label";
}

/** The anchor written at the end of a heading, which is taken out of its words; undefined for none. */
function ownAnchor(heading: Element): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== "text") return undefined;
  const anchor = OWN_ANCHOR.exec(last.value)?.[1];
  if (anchor !== undefined) last.value = last.value.replace(OWN_ANCHOR, "");
  return anchor;
}

function wordsOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(wordsOf).join("") : "";
}
