/**
 * The outline is made with markdown-it; remark is the reference (ADR-0008). Headings and links of both must agree, on
 * made-up Markdown and, where they are there, on the pages of real projects.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import type { Heading, Link, LinkReference, Root } from "mdast";
import { toString as wordsOf } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { describe, expect, test } from "vitest";
import { outline } from "../../../src/wiki/outline/outline.ts";

const remark = unified().use(remarkParse).use(remarkGfm);

interface Found {
  readonly headings: string[];
  readonly links: string[];
}

function byOutline(body: string): Found {
  const { sections, links } = outline(body, 1);
  return {
    headings: sections
      .filter(({ level }) => level > 0)
      .map(({ level, line, heading }) => `${line} ${level} ${withoutStars(heading)}`),
    links: links
      .filter(({ syntax }) => syntax === "markdown")
      .map(({ line, column, target }) => `${line}:${column} ${target}`),
  };
}

function byRemark(body: string): Found {
  const tree: Root = remark.parse(body);
  const definitions = new Map<string, string>();
  visit(tree, "definition", ({ identifier, url }) => {
    if (!definitions.has(identifier)) definitions.set(identifier, url);
  });
  const links: string[] = [];
  visit(tree, (node) => {
    if (node.type !== "link" && node.type !== "linkReference") return;
    const place = placeOf(node, body);
    if (place === null) return;
    const url = node.type === "link" ? node.url : (definitions.get(node.identifier) ?? "");
    links.push(`${place} ${url}`);
  });
  const headings = tree.children.filter((node): node is Heading => node.type === "heading");
  return { headings: headings.map(headingOf), links };
}

function headingOf(heading: Heading): string {
  const words = wordsOf(heading, { includeHtml: false }).replace(/\s+/g, " ").trim();
  return `${heading.position?.start.line} ${heading.depth} ${withoutStars(words)}`;
}

/** Runs like `***a** *` pair up in one way here and in another there; the words are the same. */
function withoutStars(words: string): string {
  return words.replace(/[*_]/g, "").replace(/\s+/g, " ").trim();
}

/** Null for an address that GFM finds in prose without any marks: those are not links of the graph. */
function placeOf(node: Link | LinkReference, body: string): string | null {
  const start = node.position?.start;
  if (start?.offset === undefined || !/[[<]/.test(body[start.offset] ?? "")) return null;
  return `${start.line}:${start.column}`;
}

/** What one finds and the other does not, of both kinds. */
function disagreements(body: string): string[] {
  const [ours, theirs] = [byOutline(body), byRemark(body)];
  const only = (mark: string, some: readonly string[], others: readonly string[]) =>
    some.filter((one) => !others.includes(one)).map((one) => `${mark} ${one}`);
  return [
    ...only("+", ours.headings, theirs.headings),
    ...only("-", theirs.headings, ours.headings),
    ...only("+", ours.links, theirs.links),
    ...only("-", theirs.links, ours.links),
  ];
}

const word = fc.constantFrom(
  "a",
  "ADR-0007",
  "x_y",
  "日本",
  "é",
  "v1.",
  "two words",
  "&amp;",
  "\\*",
);
const target = fc.constantFrom("b.md", "../c/d.md#e", "<f g.md>", "h(i).md", "/j", "#k");

/** Inline Markdown, of pieces that may stand side by side. */
const inline = fc.letrec<{ piece: string; line: string }>((tie) => ({
  piece: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    word,
    fc.tuple(tie("line"), target).map(([words, to]) => `[${words}](${to})`),
    fc.tuple(word, target).map(([words, to]) => `![${words}](${to})`),
    tie("line").map((words) => `[${words}][ref]`),
    fc.constantFrom("[ref]", "[ref][]", "[none]", "<https://a.b/c>", "<!-- [x](y) -->", "<b>"),
    tie("line").map((words) => `**${words}**`),
    tie("line").map((words) => `*${words}*`),
    tie("line").map((words) => `\`${words}\``),
  ),
  line: fc.array(tie("piece"), { minLength: 1, maxLength: 3 }).map((pieces) => pieces.join(" ")),
})).line;

const block = fc.letrec<{ block: string; body: string }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 2 },
    inline,
    fc
      .tuple(fc.integer({ min: 1, max: 6 }), inline)
      .map(([level, words]) => `${"#".repeat(level)} ${words}`),
    fc.tuple(inline, fc.constantFrom("===", "---")).map(([words, line]) => `${words}\n${line}`),
    inline.map((words) => `\`\`\`\n${words}\n\`\`\``),
    inline.map((words) => `    ${words}`),
    inline.map((words) => `<!--\n${words}\n-->`),
    fc
      .tuple(word, inline)
      .map(([one, two]) => `| ${one} | b |\n|---|---|\n| c | ${two.replaceAll("|", "")} |`),
    tie("body").map((body) => body.replace(/^/gm, "> ")),
    tie("body").map((body) => `- ${body.replaceAll("\n", "\n  ")}`),
    fc.constant("[ref]: target.md 'title'"),
  ),
  body: fc.array(tie("block"), { minLength: 1, maxLength: 4 }).map((blocks) => blocks.join("\n\n")),
})).body;

describe("outline beside remark", () => {
  test("finds the same headings and links in generated Markdown", () => {
    fc.assert(
      fc.property(block, (body) => {
        expect(disagreements(body)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  test("finds the same in text made of the characters that mean something", () => {
    const marks = fc.string({ unit: fc.constantFrom(..."[]()<>!`*_#-\\ \nab|:&"), maxLength: 40 });
    fc.assert(
      fc.property(marks, (body) => {
        fc.pre(!/\[\[|\[\^|\|/.test(body));
        expect(disagreements(body)).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });
});

const corpora =
  process.env.PALIMPSEST_CORPORA ?? join(import.meta.dirname, "../../../../shared/corpora");

/** Disagreements on real pages that are accepted, each with its reason. */
const ACCEPTED: readonly {
  readonly page: string;
  readonly line: string;
  readonly reason: string;
}[] = [
  {
    page: "rust-rfcs/text/0736-privacy-respecting-fru.md",
    line: "+ 305:17 https://github.com/rust-lang/rust/issues/21407#issuecomment-71374092",
    reason:
      "remark ends the definition of this reference at a bracket in its words; GitHub shows a link.",
  },
];

describe.skipIf(!existsSync(corpora))("outline beside remark on real pages", () => {
  const folders = ["Brighter", "hydra", "decentraland", "opendatahub", "log4brains", "bitwarden"];

  test.each(folders)("agrees on a sample of %s", (folder) => {
    const pages = globSync("**/*.{md,mdx}", { cwd: join(corpora, folder) }).toSorted();
    const step = Math.max(1, Math.floor(pages.length / 12));
    const wrong = pages
      .filter((_, index) => index % step === 0)
      .flatMap((page) => {
        const text = readFileSync(join(corpora, folder, page), "utf8");
        const body = text.replace(/^\uFEFF?---\r?\n[\s\S]*?\n---\r?\n/, "");
        return disagreements(body).map((line) => ({ page: `${folder}/${page}`, line }));
      })
      .filter(({ page, line }) => !ACCEPTED.some((one) => one.page === page && one.line === line));
    expect(wrong).toEqual([]);
  });
});
