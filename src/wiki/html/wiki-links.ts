/** Wiki links in a Markdown tree become ordinary links. */
import type { PhrasingContent, Root } from "mdast";
import { SKIP, visit } from "unist-util-visit";

/** Where a wiki link leads; null where no page bears the name. */
export type WikiLinkAddress = (name: string, anchor: string) => string | null;

const WIKI_LINK = /\[\[([^\][|#\n]+)(?:#([^\][|\n]+))?(?:\|([^\][\n]+))?\]\]/g;

/** A transformer that turns `[[name#heading|words]]` in text (never in code) into links. */
export function linkWikiLinks(address: WikiLinkAddress): (tree: Root) => void {
  return (tree) =>
    visit(tree, "text", (node, index, parent) => {
      if (parent === undefined || index === undefined || !node.value.includes("[[")) return;
      const parts = partsOf(node.value, address);
      parent.children.splice(index, 1, ...parts);
      return [SKIP, index + parts.length];
    });
}

function partsOf(text: string, address: WikiLinkAddress): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  let end = 0;
  for (const match of text.matchAll(WIKI_LINK)) {
    const [whole, name = "", heading = "", words = name] = match;
    if (match.index > end) parts.push({ type: "text", value: text.slice(end, match.index) });
    const url = address(name.trim(), heading.trim());
    const shown: PhrasingContent = { type: "text", value: words.trim() };
    parts.push(url === null ? shown : { type: "link", url, children: [shown] });
    end = match.index + whole.length;
  }
  if (end < text.length || parts.length === 0) parts.push({ type: "text", value: text.slice(end) });
  return parts;
}
