/** Markdown to HTML for the site: what GitHub would show of it, with nothing in it that could run (ADR-0017). */
import type { Root } from "hast";
import { sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { markdownToHast } from "satteri";
import { markAlerts } from "./alerts.ts";
import { anchorHeadings } from "./anchors.ts";
import { highlightCode } from "./code.ts";
import { drawDiagrams } from "./diagrams.ts";
import { typesetMath } from "./math.ts";
import { PAGE_SCHEMA } from "./schema.ts";
import { type Addresses, closeOpeners, linkPages } from "./site-links.ts";
import { wordsIn } from "./words.ts";

/**
 * HTML of a page's Markdown. Front matter is left out, raw HTML is sanitised, headings get the anchors of the outline.
 * `addresses` gives where targets lead on the site, null where they are nothing of it. `lang` (BCP 47) is the language of
 * the few words that the page itself does not have. Never throws: a page that is nested deeper than can be drawn is
 * shown as its source.
 */
export function renderHtml(markdown: string, addresses: Addresses, lang = "en"): string {
  try {
    return toHtml(treeOf(markdown, addresses, lang));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return toHtml({
      type: "element",
      tagName: "pre",
      properties: { tabIndex: 0 },
      children: [{ type: "text", value: markdown }],
    });
  }
}

function treeOf(markdown: string, addresses: Addresses, lang: string): Root {
  const { alerts, footnotes, backToReference } = wordsIn(lang);
  const raw = markdownToHast(markdown, {
    position: false,
    features: {
      rawHtml: true,
      math: true,
      gfm: { footnotes: { label: footnotes, backLabel: backToReference } },
    },
  });
  if (raw.type !== "root") return { type: "root", children: [] };
  linkPages(raw, addresses);
  markAlerts(raw, alerts);
  const tree = sanitize(raw, PAGE_SCHEMA);
  if (tree.type !== "root") return { type: "root", children: [] };
  // From here on everything is made by us of text that is escaped.
  anchorHeadings(tree);
  typesetMath(tree);
  drawDiagrams(tree);
  highlightCode(tree);
  closeOpeners(tree);
  return tree;
}
