/** The smallest Astro project that shows a folder of Markdown: a collection, and a page for each of its entries. */
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const FILES: Readonly<Record<string, string>> = {
  "package.json": '{ "type": "module" }\n',
  "astro.config.mjs":
    'import { defineConfig } from "astro/config";\nexport default defineConfig({ output: "static", devToolbar: { enabled: false } });\n',
  "src/content.config.ts": `import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
export const collections = {
  pages: defineCollection({ loader: glob({ pattern: "**/*.md", base: process.env.BARE_WIKI }) }),
};
`,
  "src/pages/[...slug].astro": `---
import { getCollection, render } from "astro:content";
export async function getStaticPaths() {
  const pages = await getCollection("pages");
  return pages.map((page) => ({ params: { slug: page.id }, props: { page } }));
}
const { Content } = await render(Astro.props.page);
---
<html lang="en"><head><meta charset="utf-8"><title>{Astro.props.page.id}</title></head><body><Content /></body></html>
`,
};

/** Writes the project into `folder`; its packages are those of this checkout. */
export function writeBareProject(folder: string, root: string): void {
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
}
