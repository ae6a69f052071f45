/** Links between pages of a Markdown tree become links between pages of the site. */
import type { Link, PhrasingContent, Root } from "mdast";
import { SKIP, visit } from "unist-util-visit";

/** Where a target, as it is written, leads on the site; null where no page bears the name. */
export type AddressOf = (target: string) => string | null;

const WIKI_LINK = /\[\[([^\][|\n]+)(?:\|([^\][\n]+))?\]\]/g;

/**
 * A transformer that gives `[words](target)` the address of the page it means, and turns `[[target|words]]` in text
 * (never in code) into a link. A wiki link without an address leaves its words.
 */
export function linkPages(address: AddressOf): (tree: Root) => void {
  return (tree) => {
    visit(tree, ["link", "definition"], (node) => {
      if ("url" in node) node.url = address(node.url) ?? node.url;
    });
    visit(tree, "text", (node, index, parent) => {
      if (parent === undefined || index === undefined || !node.value.includes("[[")) return;
      const parts = partsOf(node.value, address);
      parent.children.splice(index, 1, ...parts);
      return [SKIP, index + parts.length];
    });
  };
}

function partsOf(text: string, address: AddressOf): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  let end = 0;
  for (const match of text.matchAll(WIKI_LINK)) {
    const [whole, target = "", words = target] = match;
    if (match.index > end) parts.push({ type: "text", value: text.slice(end, match.index) });
    parts.push(linked(words.trim(), address(target.trim())));
    end = match.index + whole.length;
  }
  if (end < text.length || parts.length === 0) parts.push({ type: "text", value: text.slice(end) });
  return parts;
}

function linked(words: string, url: string | null): PhrasingContent {
  const text: PhrasingContent = { type: "text", value: words };
  return url === null ? text : ({ type: "link", url, children: [text] } satisfies Link);
}
