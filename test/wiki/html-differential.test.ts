/** What the site shows of a page is what remark, the reference for Markdown, makes of it. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import rehypeStringify from "rehype-stringify";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { describe, expect, test } from "vitest";
import { renderHtml } from "../../src/wiki/html/render.ts";

const ROOT = join(import.meta.dirname, "../..");
const PAGES = globSync("{wiki,content}/**/*.md", { cwd: ROOT }).toSorted();

const NOWHERE = { page: () => null, file: () => null };

const remark = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeStringify)
  .freeze();

/** Tags and words alone: colours, anchors and what closes openers are ours, and remark knows no wiki links. */
function bare(html: string): string {
  return html
    .replace(/<\/?span[^>]*>/g, "")
    .replace(/<(\w+)((?:\s+[\w-]+(?:="[^"]*")?)*)>/g, (_, tag: string, attributes: string) => {
      const href = /\shref="[^"]*"/.exec(attributes)?.[0] ?? "";
      return `<${tag}${href}>`;
    })
    .replace(/\[\[(?:[^\]|]*\|)?([^\]]*)\]\]/g, "$1");
}

describe("renderHtml", () => {
  test("has pages to be compared on", () => {
    expect(PAGES.length).toBeGreaterThan(30);
  });

  test.each(PAGES)("renders %s as remark does", (page) => {
    const markdown = readFileSync(join(ROOT, page), "utf8");
    const reference = remark.processSync(markdown).toString();
    expect(bare(renderHtml(markdown, NOWHERE))).toBe(bare(reference));
  });
});
