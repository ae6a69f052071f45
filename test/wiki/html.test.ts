import { describe, expect, test } from "vitest";
import { renderHtml } from "../../src/wiki/html/render.ts";

const ADDRESSES = new Map([
  ["ADR-0042", "/ADR-0042/"],
  ["ADR-0042#Why", "/ADR-0042/#why"],
  ["../adr/0042-x.md", "/ADR-0042/"],
]);
const address = (target: string): string | null => ADDRESSES.get(target) ?? null;

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
      '<p><a href="/ADR-0042/">one</a> <a href="/ADR-0042/#why">ADR-0042#Why</a> <a href="https://example.org">two</a></p>',
    );
  });

  test("keeps wiki links in code as they are", () => {
    expect(renderHtml("`[[ADR-0042]]`", address)).toBe("<p><code>[[ADR-0042]]</code></p>");
  });

  test.each([
    ["a script", "<script>alert(1)</script>\n\nwords"],
    ["an event handler", '<img src=x onerror="alert(1)">\n\nwords'],
    ["a script address", "[words](javascript:alert(1))"],
    ["a wiki link with a script for words", "[[ADR-0042|<script>words</script>]]"],
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
});
