import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { renderHtml } from "../../src/wiki/html/render.ts";

const ADDRESSES = new Map([
  ["ADR-0042", "/ADR-0042/"],
  ["ADR-0042#Why", "/ADR-0042/#why"],
  ["../adr/0042-x.md", "/ADR-0042/"],
]);
const address = {
  page: (target: string) => ADDRESSES.get(target) ?? null,
  file: (target: string) => (target === "../img/a.png" ? "/files/img/a.png" : null),
};

describe("renderHtml", () => {
  test("leaves front matter out and gives headings their anchors", () => {
    expect(renderHtml("---\nid: x\n---\n\n## What we do\n", address)).toBe(
      '<h2 id="what-we-do">What we do</h2>',
    );
  });

  test("links wiki links to pages that exist and leaves the words of others", () => {
    expect(renderHtml("See [[ADR-0042|that one]] and [[nothing]].", address)).toBe(
      '<p>See <a href="/ADR-0042/">that one</a> and nothing.</p>',
    );
  });

  test("leads links between files, and to headings, to pages of the site", () => {
    expect(
      renderHtml("[one](../adr/0042-x.md) [[ADR-0042#Why]] [two](https://example.org)", address),
    ).toBe(
      '<p><a href="/ADR-0042/">one</a> <a href="/ADR-0042/#why">ADR-0042#Why</a> <a href="https://example.org" rel="noopener noreferrer">two</a></p>',
    );
  });

  test("keeps wiki links in code as they are", () => {
    expect(renderHtml("`[[ADR-0042]]`", address)).toBe("<p><code>[[ADR-0042]]</code></p>");
  });

  test.each([
    ["a script", "<script>alert(1)</script>\n\nwords"],
    ["an event handler", '<img src=x onerror="alert(1)">\n\nwords'],
    ["a script address", "[words](javascript:alert(1))"],
    ["a wiki link with a script for words", "[[ADR-0042|<script>alert(1)</script>]] words"],
  ])("lets nothing of %s run", (_, markdown) => {
    const html = renderHtml(markdown, address);
    expect(html).not.toMatch(/<script|onerror|javascript:/);
    expect(html).toContain("words");
  });

  test("shows tables and task lists as GitHub does", () => {
    expect(renderHtml("| a |\n|---|\n| b |\n", address)).toContain("<td>b</td>");
    expect(renderHtml("- [x] done\n", address)).toContain(
      '<input type="checkbox" checked disabled>',
    );
  });

  test.each([
    ["a style", "<style>body { display: none }</style>\n\nwords"],
    ["an attribute of style", '<p style="position: fixed">words</p>'],
    ["a frame", '<iframe src="https://example.org"></iframe>\n\nwords'],
    ["an SVG with a script", "<svg><script>alert(1)</script></svg>\n\nwords"],
    ["a name of the document's own", '<img name="getElementById" src="x">\n\nwords'],
    ["a form", '<form action="https://example.org"><button>words</button></form>'],
    ["data as an address", "[words](data:text/html,<script>alert(1)</script>)"],
    ["an address in disguise", "[words](java\nscript:alert(1)) [words](&#106;avascript:alert(1))"],
    ["TeX that writes HTML", "$\\htmlStyle{x}{y}$ $\\href{javascript:alert(1)}{x}$ words"],
    [
      "a diagram's labels",
      'words\n\n```mermaid\ngraph TD\n A["<script>alert(1)</script>"] --> B["<img src=x onerror=alert(1)>"]\n```',
    ],
  ])("lets nothing through of %s", (_, markdown) => {
    const html = renderHtml(markdown, address);
    expect(html).not.toMatch(
      /<(?:script|style|iframe|form|button|img[^>]*name)|\sstyle=|\bhref="(?:javascript|data):/i,
    );
    expect(html).not.toMatch(/<[^>]*\son[a-z]+=/i);
    expect(html).toContain("words");
  });

  test("keeps the harmless HTML that people write", () => {
    expect(
      renderHtml("<details><summary>More</summary>\n\n*inside*\n\n</details>", address),
    ).toMatch(/<details><summary>More<\/summary>\s*<p><em>inside<\/em><\/p>\s*<\/details>/);
    expect(renderHtml('a<br>b <kbd>Enter</kbd> <a id="here"></a>', address)).toBe(
      '<p>a<br>b <kbd>Enter</kbd> <a id="here"></a></p>',
    );
  });

  test("shows the pictures of the site, links those elsewhere and leaves the words of those that are nowhere", () => {
    expect(renderHtml("![A plan](../img/a.png)", address)).toBe(
      '<p><img src="/files/img/a.png" alt="A plan" loading="lazy" decoding="async"></p>',
    );
    expect(renderHtml("![A plan](https://example.org/a.png)", address)).toBe(
      '<p><a href="https://example.org/a.png" rel="noopener noreferrer">A plan</a></p>',
    );
    expect(renderHtml("![A plan](b.png) [the plan](../img/a.png)", address)).toBe(
      '<p>A plan <a href="/files/img/a.png">the plan</a></p>',
    );
  });

  test("makes a quote that begins with a mark an alert, titled in the language of the page", () => {
    const markdown = "> [!WARNING]\n> Mind *this*.\n";
    expect(renderHtml(markdown, address)).toMatch(
      /<div class="alert alert-warning"><p class="alert-title">Warning<\/p>\s*<p>Mind <em>this<\/em>.<\/p>\s*<\/div>/,
    );
    expect(renderHtml(markdown, address, "fr-CA")).toContain("Attention");
    expect(renderHtml("> [!NOTE] not alone\n", address)).toContain("<blockquote>");
  });

  test("leads from a footnote's mark to the note and back", () => {
    const html = renderHtml("Words[^why].\n\n[^why]: Because.\n", address);
    const [, note = ""] = /href="#([^"]+)"[^>]*data-footnote-ref/.exec(html) ?? [];
    expect(html).toContain(`<li id="${note}">`);
    const [, mark = ""] = /href="#([^"]+)"[^>]*data-footnote-backref/.exec(html) ?? [];
    expect(html).toContain(`id="${mark}"`);
  });

  test("colours code by classes alone", () => {
    const html = renderHtml("```ts\nconst a = 1;\n```\n", address);
    expect(html).toContain('<span class="hljs-keyword">const</span>');
    expect(renderHtml("```unheard-of\na < b\n```\n", address)).toContain("a &#x3C; b");
  });

  test("draws formulas as MathML and leaves dollars of prose alone", () => {
    const html = renderHtml("Since $e^{i\\pi} = -1$, and:\n\n$$\nx^2\n$$\n", address);
    expect(html.match(/<math/g)).toHaveLength(2);
    expect(html).toContain('display="block"');
    expect(renderHtml("It costs $5 and then $6 more, or $7/$8.", address)).toBe(
      "<p>It costs $5 and then $6 more, or $7/$8.</p>",
    );
  });

  test("draws a Mermaid diagram and keeps its source; what cannot be drawn stays code", () => {
    const html = renderHtml("```mermaid\ngraph TD\n A[Start] --> B[End]\n```\n", address);
    expect(html).toContain("<svg");
    const [, marker = ""] = /marker-end="url\(#([^)]+)\)"/.exec(html) ?? [];
    expect(html).toContain(`<marker id="${marker}"`);
    expect(html).toContain("A[Start] --");
    expect(html).not.toMatch(/style|@import|fonts\.googleapis/);
    expect(renderHtml("```mermaid\nnonsense\n```\n", address)).toContain("nonsense");
  });

  test("gives a heading its own anchor where it names one, and numbers those that repeat", () => {
    expect(renderHtml("# One {#first}\n\n## Two\n\n## Two\n", address)).toBe(
      '<h1 id="first">One</h1>\n<h2 id="two">Two</h2>\n<h2 id="two-1">Two</h2>',
    );
  });

  test("shows a page that is nested too deep to be drawn as its source", () => {
    const markdown = `${">".repeat(20_000)} words`;
    expect(renderHtml(markdown, address)).toMatch(/^<pre[^>]*>.*words<\/pre>$/);
  });

  test("never throws, and never lets a script through, whatever the text", () => {
    const piece = fc.constantFrom(
      ...[
        "<script>",
        "</script>",
        "<img src=x onerror=y>",
        "[[",
        "]]",
        "|",
        "](javascript:x)",
        "[",
      ],
      ...["```mermaid\n", "```\n", "$", "$$", "> [!NOTE]\n", "[^1]", "[^1]: ", "<svg onload=z>"],
      ...["\n", "# ", "- ", "&lt;", "\0", "\ud800", "<!--", "-->", "<a href='javascript:x'>"],
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(piece, fc.string({ unit: "grapheme" })), { maxLength: 30 }),
        (parts) => {
          const html = renderHtml(parts.join(""), address);
          expect(html).not.toMatch(/<script|<[^>"]*\son[a-z]+=|href="javascript:/i);
        },
      ),
      { numRuns: 300 },
    );
  });
});
