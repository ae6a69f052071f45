/** Markdown to HTML for the site: what GitHub would show of it, with nothing in it that could run. */
import rehypeSanitize from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { type AddressOf, linkPages } from "./site-links.ts";

/**
 * HTML of a page's Markdown. Front matter is left out, raw HTML is dropped, headings get the anchors of the outline.
 * `address` gives where the target of a link leads on the site, null where it is none of its pages.
 */
export function renderHtml(markdown: string, address: AddressOf): string {
  return unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkGfm)
    .use(linkPages, address)
    .use(remarkRehype)
    .use(rehypeSanitize)
    .use(rehypeSlug)
    .use(rehypeStringify)
    .processSync(markdown)
    .toString();
}
