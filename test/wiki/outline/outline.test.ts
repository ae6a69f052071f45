import { describe, expect, test } from "vitest";
import { outline } from "../../../src/wiki/outline/outline.ts";

/** Sections as `level heading #anchor line`, which is what most tests are about. */
function headings(body: string, firstLine = 1): string[] {
  return outline(body, firstLine).sections.map(
    ({ level, heading, anchor, line }) => `${level} ${heading} #${anchor} ${line}`,
  );
}

/** Links as `line:column syntax target`. */
function links(body: string, firstLine = 1): string[] {
  return outline(body, firstLine).links.map(
    ({ line, column, syntax, target }) => `${line}:${column} ${syntax} ${target}`,
  );
}

function text(body: string, dialect?: "mdx"): string {
  return outline(body, 1, dialect)
    .sections.map((section) => section.text)
    .join("\n");
}

describe("outline: sections", () => {
  test("are split at headings of both kinds, and count lines from the first line of the body", () => {
    const body = "lead\n\n# One #\ntext\n\nTwo\nlines\n---\n\n### Three\n";
    expect(headings(body, 5)).toEqual([
      "0  # 5",
      "1 One #one 7",
      "2 Two lines #two-lines 10",
      "3 Three #three 14",
    ]);
  });

  test("take time in proportion to a heading with a megabyte of spaces in it", () => {
    const lines = Array.from({ length: 2000 }, (_, number) => `${" ".repeat(number)}k:\n`);
    const start = performance.now();
    expect(outline(`title\n${lines.join("")}---\n`, 1).sections).toMatchObject([{ level: 2 }]);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  test("keep the source as it is written, without the heading's own line", () => {
    const body = "lead\r\n\r\nOne\r\n===\r\n\r\n* a\r\n* b";
    const { sections } = outline(body, 1);
    expect(sections.map(({ source }) => source)).toEqual(["lead\r\n\r\n", "\r\n* a\r\n* b"]);
  });

  test("have anchors as GitHub makes them", () => {
    const body = "# Größe & C++ `x`\n# a\n# a\n# a-1\n# [b](c) **d**\n# 中文\n# Own {#mine}\n";
    expect(outline(body, 1).sections.map(({ anchor }) => anchor)).toEqual([
      ...["größe--c-x", "a", "a-1", "a-1-1", "b-d", "中文", "mine"],
    ]);
  });

  test("are not split by headings in quotes, lists, code and comments, but those in quotes keep their anchor", () => {
    const body = "# a\n> # a\n\n- # b\n\n```\n# no\n```\n\n<!--\n# no\n-->\n\n    # no\n\n# a\n";
    expect(headings(body)).toEqual(["1 a #a 1", "1 a #a-2 16"]);
    expect(outline(body, 1).sections[0]?.anchors).toEqual(["a-1", "b"]);
  });

  test("know the anchors that HTML sets", () => {
    const body = "# a\n<a id=\"one\"></a> b <span name=two>c</span>\n\n<p id='three'>\n";
    expect(outline(body, 1).sections[0]?.anchors).toEqual(["one", "two", "three"]);
  });

  test("of an empty body are one empty lead", () => {
    expect(outline("", 3).sections).toEqual([
      { ordinal: 0, level: 0, heading: "", anchor: "", line: 3, source: "", text: "" },
    ]);
  });

  test("have no lead when only blank lines stand before the first heading", () => {
    expect(headings("\n\n# a\n")).toEqual(["1 a #a 3"]);
  });

  test("have a lead when only a comment stands before the first heading", () => {
    expect(headings("<!-- x -->\n\n# a\n")).toEqual(["0  # 1", "1 a #a 3"]);
  });
});

describe("outline: text", () => {
  test.each([
    ["**bold** _em_ ~~gone~~ `code` \\* &amp;", "bold em gone code * &"],
    ["one\ntwo  \nthree<br>four", "one two three four"],
    ["[words](target.md 'title') [ref] <https://a.b>\n\n[ref]: x.md", "words ref https://a.b"],
    ["[[ADR-0042|the store]] [[ADR-0007#Why]]", "the store ADR-0007#Why"],
    ["a <!-- hidden --> b", "a b"],
    ["<!-- never closed\n\n# no\n", ""],
    ["![alt words](i.png)", "alt words"],
    ["- a\n- b\n\n> c\n\n| d | e |\n|---|---|\n| f | g |", "a\nb\nc\nd e\nf g"],
    ["```ts\nconst a = 1;\n```\n\n    indented", "const a = 1;\nindented"],
    ["<details>\n<summary>S</summary>\n\ninside\n\n</details>", "S\ninside"],
    ["<script>let a;</script>\n\nb", "\nb".trim()],
    [
      "a footnote[^1]\n\n[^1]: https://example.org is text",
      "a footnote\nhttps://example.org is text",
    ],
    [":::warning Deprecated\n\nb\n\n:::", "Deprecated\nb"],
    ['import Tabs from "@theme/Tabs";\n\nimport goods from abroad', "import goods from abroad"],
    ["Vec<T> and a < b", "Vec and a < b"],
  ])("of %j is %j", (body, expected) => {
    expect(text(body)).toBe(expected);
  });

  test("of MDX leaves out modules, expressions and components", () => {
    const body =
      'export const a = {\n  b: 1,\n};\n\n<Table rows={[1, 2].map((x) => <b>{x}</b>)} />\n\nHello {name}, `{kept}`\n\n<Note title="x">\n\nshown\n\n</Note>\n';
    expect(text(body, "mdx")).toBe("Hello , {kept}\nshown");
  });

  test("of blocks nested deeper than any person nests them is there all the same", () => {
    expect(text(`${"> ".repeat(10_000)}deep`)).toBe("deep");
    expect(text(`${"- ".repeat(500)}deep`)).toBe("deep");
  });
});

describe("outline: links", () => {
  test("stand where their first character stands, in every kind of block", () => {
    const body = [
      "a [one](1.md) and [two](<2 x.md>)",
      "> quoted [three](3.md)",
      "> - in a list\n>   [four](4.md)",
      "",
      "1. item\n\n\t[five](5.md)",
      "",
      "| a [six](6.md) | `\\|` [[seven]] |\n|---|---|\n| [eight](8.md) | x \\| [nine](9.md) |",
      "",
      "## Head [ten](10.md) ##",
    ].join("\n");
    expect(links(body, 11)).toEqual([
      ...["11:3 markdown 1.md", "11:19 markdown 2 x.md", "12:10 markdown 3.md"],
      ...["14:5 markdown 4.md", "18:2 markdown 5.md", "20:5 markdown 6.md", "20:24 wiki seven"],
      ...["22:3 markdown 8.md", "22:24 markdown 9.md", "24:9 markdown 10.md"],
    ]);
  });

  test("of references lead where the definition says, wherever it stands", () => {
    expect(links("[a][b] [b][] [b] [c]\n\n[B]: ../x.md#y 'title'\n")).toEqual([
      ...["1:1 markdown ../x.md#y", "1:8 markdown ../x.md#y", "1:14 markdown ../x.md#y"],
    ]);
  });

  test("are none in code, comments, HTML and images", () => {
    const body =
      "`[a](b)` ``[[c]]`` <!-- [d](e) [[f]] --> ![g](h.png)\n\n```\n[i](j)\n```\n\n    [k](l)\n\n<!--\n[[m]]\n-->\n";
    expect(links(body)).toEqual([]);
  });

  test("may hold the mark of a footnote", () => {
    expect(links("[words[^1]](a.md)\n\n[^1]: note\n")).toEqual(["1:1 markdown a.md"]);
  });

  test("around images are links", () => {
    expect(links("[![a](b.png)](c.md)")).toEqual(["1:1 markdown c.md"]);
  });

  test.each([
    ["[[ADR-0042]]", ["1:1 wiki ADR-0042"]],
    ["[[ADR-0042#Why|words]]", ["1:1 wiki ADR-0042#Why"]],
    ["[[a]][[b]]", ["1:1 wiki a", "1:6 wiki b"]],
    ["[[1]](https://example.org)", ["1:1 markdown https://example.org"]],
    ["[[]] [[ ]] [[a\nb]] [[a", []],
    ["\\[[a]]", []],
    ["| [[a\\|b]] |\n|---|\n", ["1:3 wiki a"]],
    ["[see [[a]]](b.md)", ["1:6 wiki a"]],
    ["**[[a]]**", ["1:3 wiki a"]],
  ])("%j holds %j", (body, expected) => {
    expect(links(body)).toEqual(expected);
  });

  test("keep their column behind tabs that a list takes in part", () => {
    expect(links("-\t[a](b)\n\n\t[c](d)\n")).toEqual(["1:3 markdown b", "3:2 markdown d"]);
  });

  test("keep their line whatever ends the lines", () => {
    expect(links("a\r\n\r\n[a](b)\r[c](d)\n[e](f)")).toEqual([
      ...["3:1 markdown b", "4:1 markdown d", "5:1 markdown f"],
    ]);
  });
});
