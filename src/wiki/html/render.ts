/** Markdown to HTML for the site: what GitHub would show of it, with nothing in it that could run. */
import rehypeSanitize from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { linkWikiLinks, type WikiLinkAddress } from "./wiki-links.ts";

/**
 * HTML of a page's Markdown. Front matter is left out, raw HTML is dropped, headings get the anchors of the outline.
 * `address` gives where a `[[wiki link]]` leads, null where no page bears the name: then the words stay words.
 */
export function renderHtml(markdown: string, address: WikiLinkAddress): string {
  return unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkGfm)
    .use(linkWikiLinks, address)
    .use(remarkRehype)
    .use(rehypeSanitize)
    .use(rehypeSlug)
    .use(rehypeStringify)
    .processSync(markdown)
    .toString();
}
