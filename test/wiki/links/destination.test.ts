import { describe, expect, test } from "vitest";
import { wikiPath } from "../../../src/domain/identity.ts";
import {
  bareDestination,
  markdownDestination,
  wikiDestination,
} from "../../../src/wiki/links/destination.ts";

const page = { path: wikiPath("docs/adr/0005-here.md"), scope: "", prefix: "ADR" };

describe("markdownDestination", () => {
  test.each([
    ["0001-x.md", ["path:docs/adr/0001-x.md", "path:docs/adr/0001-x"]],
    ["./0001-x.md", ["path:docs/adr/0001-x.md", "path:docs/adr/0001-x"]],
    ["../guide/a.md", ["path:docs/guide/a.md", "path:docs/guide/a"]],
    ["0001-x.html", ["path:docs/adr/0001-x", "path:docs/adr/0001-x/README"]],
    ["a%20b%2Fc.md", ["path:docs/adr/a b/c.md", "path:docs/adr/a b/c"]],
    ["100%25%zz.md", ["path:docs/adr/100%25%zz.md", "path:docs/adr/100%25%zz"]],
    ["0024-use-%23-as-indicator.md", ["path:docs/adr/0024-use-#-as-indicator.md"]],
    ["0001-x.md?plain=1", ["path:docs/adr/0001-x.md"]],
    ["../guide", ["path:docs/guide", "path:docs/guide/README", "path:docs/guide/index"]],
    ["../guide/", ["path:docs/guide/README", "path:docs/guide/index"]],
    ["..", ["path:docs", "path:docs/README"]],
    ["../..", ["path:README", "path:index"]],
    ["#context", ["path:docs/adr/0005-here.md"]],
    ["ADR-0007", ["path:docs/adr/ADR-0007", "path:docs/adr/ADR-0007/README"]],
    ["/adr/23", ["path:adr/23", "path:adr/23/README"]],
    ["world:person:anya", ["world:person:anya"]],
  ])("of %j begins with %j", (target, keys) => {
    expect(markdownDestination(target, page)?.keys.slice(0, keys.length)).toEqual(keys);
  });

  test.each([
    ["/adr/23", "adr-23"],
    ["/adr/23", "#23"],
    ["/adr/ADR-45", "adr-45"],
    ["/contributing/style", "style"],
    ["/docs/0001-x.md", "0001-x.md"],
    ["ADR-0007", "adr-7"],
    ["adr/ADR-0007", "adr-7"],
    ["https://github.com/o/r/blob/main/text/0123-some-thing.md", "0123-some-thing.md"],
    ["https://gitlab.example.org/o/r/-/blob/main/adr/0123-a.md#L10", "0123-a.md"],
    ["https://raw.githubusercontent.com/o/r/main/adr/0123-a.md", "0123-a.md"],
  ])("of %j may mean %s", (target, key) => {
    expect(markdownDestination(target, page)?.keys).toContain(key);
  });

  test.each([
    ["0001-x.md#scope", "scope"],
    ["#a%20b", "a b"],
    ["0001-x.md#L10-L20", ""],
    ["0001-x.md", ""],
  ])("of %j points at the heading %j", (target, anchor) => {
    expect(markdownDestination(target, page)?.anchor).toBe(anchor);
  });

  test.each([
    "https://example.org/adr/0007",
    "https://github.com/o/r/pull/23",
    "https://github.com/o/r/blob/main/README.md",
    "https://github.com/o/r/blob/branch/text/0000-draft.md",
    "mailto:anya@example.org",
    "//example.org/a.md",
    "www.example.org",
    "@anya",
    "../../../outside.md",
    "image.png",
    "../src/a.ts",
    "C:\\a\\b.md",
    "",
    " ",
  ])("of %j is none", (target) => {
    expect(markdownDestination(target, page)).toBeNull();
  });

  test("tries the page's own log and its own kind of number first", () => {
    const rfc = { path: wikiPath("packages/web/rfcs/1.md"), scope: "web", prefix: "RFC" };
    expect(markdownDestination("/x/7", rfc)?.keys.slice(-3)).toEqual(["web/rfc-7", "rfc-7", "#7"]);
  });
});

describe("wikiDestination", () => {
  test.each([
    ["ADR-0042", "adr-42", ""],
    ["ADR-0042#Why not & how", "adr-42", "why-not--how"],
    ["world:person:anya", "world:person:anya", ""],
    ["#Own heading", "path:docs/adr/0005-here.md", "own-heading"],
    ["A Title", "a-title", ""],
    ["A Title#^block", "a-title", ""],
    ["0042", "adr-42", ""],
  ])("of %j is %s at %j", (target, key, anchor) => {
    const destination = wikiDestination(target, page);
    expect(destination?.keys[0]).toBe(key);
    expect(destination?.anchor).toBe(anchor);
  });

  test("may be a path from the root, and then one beside the page", () => {
    expect(wikiDestination("notes/x", page)?.keys).toEqual([
      "notes/x",
      ...["path:notes/x", "path:notes/x/README", "path:notes/x/index", "path:notes/x/readme"],
      ...["path:docs/adr/notes/x", "path:docs/adr/notes/x/README"],
      ...["path:docs/adr/notes/x/index", "path:docs/adr/notes/x/readme"],
    ]);
  });

  test("of a mere hash is none", () => {
    expect(wikiDestination("#", page)).toBeNull();
  });
});

describe("bareDestination", () => {
  test("tries the page's own log first, unless the name says which", () => {
    const web = { ...page, scope: "web" };
    expect(bareDestination("ADR-0007", web).keys).toEqual(["web/adr-7", "adr-7"]);
    expect(bareDestination("core/ADR-0007", web).keys).toEqual(["core/adr-7"]);
    expect(bareDestination("ADR-0007", page).keys).toEqual(["adr-7"]);
  });
});
