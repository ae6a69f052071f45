import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { locateLinks } from "../../../src/wiki/links/locate.ts";
import { outline } from "../../../src/wiki/outline/outline.ts";

/** Each link as `syntax source -> target`. */
function located(body: string): string[] {
  return locateLinks(body).map(({ syntax, start, end, target }) => {
    return `${syntax} ${body.slice(start, end)} -> ${body.slice(target.start, target.end)}`;
  });
}

describe("locateLinks", () => {
  test.each([
    ["a [b](c.md) d", ["markdown [b](c.md) -> c.md"]],
    ['[b]( <c d.md> "t (x)" )', ['markdown [b]( <c d.md> "t (x)" ) -> c d.md']],
    ["[b](c_(d).md#e)", ["markdown [b](c_(d).md#e) -> c_(d).md#e"]],
    ["[b](c\\).md)", ["markdown [b](c\\).md) -> c\\).md"]],
    ["[](c.md)", ["markdown [](c.md) -> c.md"]],
    ["[a `](x` b](c.md)", ["markdown [a `](x` b](c.md) -> c.md"]],
    ["<https://a.b/c>", ["markdown <https://a.b/c> -> https://a.b/c"]],
    ["[b][c]\n\n[c]: <d.md> 't'", ["definition [c]: <d.md> 't' -> d.md"]],
    ["[[ADR-0042#Why|w]] `[[no]]` \\[[no]]", ["wiki [[ADR-0042#Why|w]] -> ADR-0042#Why"]],
    ["> - [[a]]\n>   [b](c)", ["wiki [[a]] -> a", "markdown [b](c) -> c"]],
    ["![a](b.png) <!-- [c](d) --> https://e.f", []],
  ])("finds in %j %j", (body, links) => {
    expect(located(body)).toEqual(links);
  });

  test("finds the links that the outline finds, at the same places", () => {
    const piece = fc.constantFrom(
      ...[
        "[a](b.md)",
        "[[c]]",
        "[[d#e]]",
        "`[[g]]`",
        "[h](<i j.md> 't')",
        "> ",
        "- ",
        "\n",
        "\n\n",
      ],
      ...["| k |\n|---|\n", "# ", "words", "![l](m.png)", "<https://n.o>", "**", "    "],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const body = pieces.join(" ");
        const places = outline(body, 1).links.map(({ line, column }) => `${line}:${column}`);
        const starts = locateLinks(body).map(({ start }) => {
          const before = body.slice(0, start).split("\n");
          return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
        });
        expect(starts).toEqual(places);
      }),
      { numRuns: 500 },
    );
  });
});
