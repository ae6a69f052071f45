import { describe, expect, test } from "vitest";
import { findDuplicateAliases } from "../../../src/index/rules/duplicate-alias.ts";
import { findDuplicateIdentities } from "../../../src/index/rules/duplicate-identity.ts";
import { findDuplicateMemoryKeys } from "../../../src/index/rules/duplicate-memory-key.ts";
import { findUnreachable } from "../../../src/index/rules/unreachable-page.ts";
import { listed } from "../../../src/index/rules/words.ts";
import { field, findIn, link, page, told } from "../../support/literal-wiki.ts";

describe("findDuplicateIdentities", () => {
  test("tells each page that claims an identity, in any spelling", async () => {
    const pages = [
      page({ path: "0007-a.md" }),
      page({ path: "0007-b.md" }),
      page({ path: "c.md", identity: "adr 7" }),
      page({ path: "0008-d.md" }),
    ];
    expect(told(await findIn(findDuplicateIdentities, pages))).toEqual([
      "0007-a.md: ADR-0007 is the identity of 3 pages: also of 0007-b.md and c.md.",
      "0007-b.md: ADR-0007 is the identity of 3 pages: also of 0007-a.md and c.md.",
      "c.md: adr 7 is the identity of 3 pages: also of 0007-a.md and 0007-b.md.",
    ]);
  });

  test("keeps scopes, and paths that differ in case, apart", async () => {
    const pages = [
      page({ path: "a/0007-a.md", identity: "a/ADR-0007" }),
      page({ path: "b/0007-a.md", identity: "b/ADR-0007" }),
      page({ path: "README.md" }),
      page({ path: "readme.md" }),
    ];
    expect(await findIn(findDuplicateIdentities, pages)).toEqual([]);
  });
});

describe("findDuplicateAliases", () => {
  const withAliases = (path: string, ...aliases: string[]) =>
    page({ path, aliases, fields: [field("aliases", ...aliases)] });

  test("tells every page that shares an alias, at the alias", async () => {
    const pages = [
      withAliases("0001-a.md", "The store"),
      withAliases("0002-b.md", "the STORE", "the store"),
      withAliases("0003-c.md", "other"),
    ];
    const faults = await findIn(findDuplicateAliases, pages);
    expect(told(faults)).toEqual([
      '0001-a.md: The alias "The store" is also one of 0002-b.md.',
      '0002-b.md: The alias "the STORE" is also one of 0001-a.md.',
    ]);
    expect(faults[0]).toMatchObject({ line: 4, column: 11 });
  });

  test("leaves names alone that come with the kind of page", async () => {
    const memory = (path: string) => page({ path, kind: "memory", aliases: ["editor"] });
    expect(
      await findIn(findDuplicateAliases, [memory("a/editor.md"), memory("b/editor.md")]),
    ).toEqual([]);
  });

  test("tells an alias that is another page's identity", async () => {
    const pages = [page({ path: "0001-a.md" }), withAliases("b.md", "ADR-1")];
    expect(told(await findIn(findDuplicateAliases, pages))).toEqual([
      'b.md: The alias "ADR-1" never leads here: it is the identity of 0001-a.md.',
    ]);
  });
});

describe("findDuplicateMemoryKeys", () => {
  const memory = (path: string, key: string, mind = "me", category = "fact") =>
    page({ path, kind: "memory", mind, fields: [field("category", category), field("key", key)] });

  test("tells keys that are used twice in one mind and category", async () => {
    const pages = [
      memory("a.md", "db.engine"),
      memory("b.md", "db.engine"),
      memory("c.md", "db.engine", "you"),
      memory("d.md", "db.engine", "me", "skill"),
      memory("e.md", ""),
      memory("f.md", ""),
    ];
    expect(told(await findIn(findDuplicateMemoryKeys, pages))).toEqual([
      'a.md: The key "db.engine" is unique in a mind and category, and b.md has it too.',
      'b.md: The key "db.engine" is unique in a mind and category, and a.md has it too.',
    ]);
  });
});

describe("findUnreachable", () => {
  test("tells notes that no other page leads to", async () => {
    const pages = [
      page({ path: "index.md", links: [link("links", "reached.md")] }),
      page({ path: "reached.md" }),
      page({ path: "lost.md", title: "Lost", links: [link("links", "lost.md")] }),
      page({ path: "docs/README.md" }),
      page({ path: "adr/0000-template.md", kind: "note" }),
      page({ path: "templates/adr.md" }),
      page({ path: "0001-a.md" }),
    ];
    expect(told(await findIn(findUnreachable, pages))).toEqual([
      'lost.md: No page links to "Lost".',
    ]);
  });
});

describe("listed", () => {
  test.each([
    [["a"], "a"],
    [["a", "b"], "a and b"],
    [["a", "b", "c", "d", "e"], "a, b, c, d and e"],
    [["a", "b", "c", "d", "e", "f"], "a, b, c, d and 2 more"],
  ])("names %j", (names, words) => {
    expect(listed(names)).toBe(words);
  });
});
