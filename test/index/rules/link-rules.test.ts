import { describe, expect, test } from "vitest";
import { pathKey } from "../../../src/domain/identity.ts";
import { findAmbiguousLinks } from "../../../src/index/rules/ambiguous-link.ts";
import { findDanglingAnchors } from "../../../src/index/rules/dangling-anchor.ts";
import { findDanglingLinks } from "../../../src/index/rules/dangling-link.ts";
import { findIn, link, page, told } from "../../support/literal-wiki.ts";

describe("findDanglingLinks", () => {
  test("tells links that mean no page, with the nearest", async () => {
    const pages = [
      page({
        path: "0001-a.md",
        links: [
          link("links", "ADR-0020"),
          link("links", "adr/0021-other.md", { syntax: "markdown" }),
          link("amends", "ADR-0001x"),
        ],
      }),
      page({ path: "docs/0021-other.md" }),
    ];
    const faults = await findIn(findDanglingLinks, pages);
    expect(faults.map(({ message, fix }) => [message, fix])).toEqual([
      ['No page is named "ADR-0020".', 'Did you mean "ADR-0021"?'],
      ['There is no page at "adr/0021-other.md".', 'Did you mean "docs/0021-other.md"?'],
      ['No page is named "ADR-0001x".', 'Did you mean "ADR-0001"?'],
    ]);
  });

  test("leaves chains, web addresses and mentions of other series alone", async () => {
    const links = [
      link("superseded_by", "ADR-0099"),
      link("links", "https://example.org/0099-x.md", { syntax: "markdown" }),
      link("links", "//example.org/0099-x.md", { syntax: "markdown" }),
      link("links", "SHA-256", { syntax: "bare" }),
    ];
    expect(await findIn(findDanglingLinks, [page({ path: "0001-a.md", links })])).toEqual([]);
  });
});

describe("meansPage", () => {
  const dangles = async (one: ReturnType<typeof link>) =>
    (
      await findIn(findDanglingLinks, [page({ path: "0001-a.md", links: [one] })], {
        leftOut: [".github/policy.md"],
      })
    ).length > 0;

  test.each([
    ["markdown", "adr/0099-x.md", true],
    ["markdown", "adr/0099-x.md#context", true],
    ["markdown", ".github/policy.md", false],
    ["markdown", "/docs/0099-x.md", false],
    ["markdown", "../folder/", false],
    ["wiki", "A page", true],
    ["wiki", "v2.10", true],
    ["wiki", "picture.png", false],
    ["bare", "ADR-0099", true],
    ["bare", "adr 99", true],
    ["bare", "RFC 2119", false],
    ["bare", "FOO-0099", false],
    ["field", "0099", true],
    ["field", "https://example.org/adr/99", false],
  ] as const)("of a %s link to %s", async (syntax, target, expected) => {
    expect(await dangles(link("links", target, { syntax }))).toBe(expected);
  });
});

describe("nearestNames", () => {
  const pages = ["0007-use-it.md", "adr/0012-moved.md", "a/README.md", "0020-x.md", "0021-y.md"];
  const near = async (target: string) => {
    const one = page({ path: "0001-a.md", links: [link("links", target)] });
    const others = pages.map((path) => page({ path }));
    return (await findIn(findDanglingLinks, [one, ...others]))[0]?.fix;
  };

  test.each([
    ["old/0012-moved.md", 'Did you mean "adr/0012-moved.md"?'],
    ["0006-use-it.md", 'Did you mean "0007-use-it.md"?'],
    ["use-it.md", 'Did you mean "0007-use-it.md"?'],
    ["0012-mvoed.md", "Write the page, or take the link out."],
    ["0007-ues-it-x.md", "Write the page, or take the link out."],
    ["b/README.md", "Write the page, or take the link out."],
    ["ADR-1020", 'Did you mean "ADR-0020"?'],
    ["ADR-6", "Write the page, or take the link out."],
  ])("for %s says: %s", async (target, fix) => {
    expect(await near(target)).toBe(fix);
  });
});

describe("findDanglingAnchors", () => {
  const target = page({
    path: "0002-b.md",
    headings: ["Context", "More Information", "Pros & cons"],
  });
  const faultsOf = (anchor: string) =>
    findIn(findDanglingAnchors, [
      page({ path: "0001-a.md", links: [link("links", `0002-b.md#${anchor}`)] }),
      target,
    ]);

  test("tells a heading that is not there, with the nearest", async () => {
    const [fault] = await faultsOf("consequence");
    expect(fault).toMatchObject({
      path: "0001-a.md",
      line: 5,
      column: 16,
      message: '0002-b.md has no heading for "#consequence".',
      fix: "Link to a heading that is there, or to the page as a whole.",
    });
    expect((await faultsOf("contxt"))[0]?.fix).toBe('Did you mean "Context" (#context)?');
  });

  test.each([
    "context",
    "Context",
    "more-information",
    "more_information",
    "pros--cons",
    "pros-cons",
  ])("accepts #%s", async (anchor) => {
    expect(await faultsOf(anchor)).toEqual([]);
  });

  test("accepts anchors that the heading gives itself, and asks none of the web", async () => {
    const given = page({ path: "0002-b.md", headings: ["Poor interaction { #overload }"] });
    const forge = link("links", "https://example.org/blob/main/0002-b.md#gone", {
      keys: [pathKey("0002-b.md")],
    });
    const one = page({ path: "0001-a.md", links: [link("links", "0002-b.md#overload"), forge] });
    expect(await findIn(findDanglingAnchors, [one, given])).toEqual([]);
  });

  test("accepts anchors of HTML, and looks into no page that is not sure", async () => {
    const [section] = page({ path: "x.md", headings: [] }).sections;
    const withHtml = page({
      path: "0002-b.md",
      sections: section ? [{ ...section, anchors: ["limits"] }] : [],
    });
    const pages = [
      page({
        path: "0001-a.md",
        links: [
          link("links", "0002-b.md#limits"),
          link("links", "ADR-0003#x"),
          link("links", "no.md#x"),
        ],
      }),
      withHtml,
      page({ path: "0003-c.md" }),
      page({ path: "0003-d.md" }),
    ];
    expect(await findIn(findDanglingAnchors, pages)).toEqual([]);
  });
});

describe("findAmbiguousLinks", () => {
  const twice = [page({ path: "0003-c.md" }), page({ path: "0003-d.md" })];

  test("tells links that several pages claim, each page once", async () => {
    const one = page({
      path: "0001-a.md",
      links: [link("links", "ADR-0003"), link("links", "3", { syntax: "bare" })],
    });
    expect(told(await findIn(findAmbiguousLinks, [one, ...twice]))).toEqual([
      '0001-a.md: "ADR-0003" may mean 0003-c.md and 0003-d.md.',
    ]);
  });

  test("accepts a page's own name in its own text, and the two front pages of a folder", async () => {
    const own = page({ path: "0003-c.md", links: [link("links", "ADR-0003", { syntax: "bare" })] });
    const fronts = ["docs/README.md", "docs/index.md"].map((path) =>
      page({ path, aliases: ["docs"] }),
    );
    const one = page({ path: "0001-a.md", links: [link("links", "docs")] });
    const pages = [own, page({ path: "0003-d.md" }), one, ...fronts];
    expect(await findIn(findAmbiguousLinks, pages)).toEqual([]);
  });

  test("accepts a link that the strongest name decides", async () => {
    const one = page({ path: "0001-a.md", links: [link("links", "ADR-0004")] });
    const pages = [one, page({ path: "0004-e.md" }), page({ path: "f.md", aliases: ["ADR-4"] })];
    expect(await findIn(findAmbiguousLinks, pages)).toEqual([]);
  });
});
