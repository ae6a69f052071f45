import { describe, expect, test } from "vitest";
import { keysOfName, nameKey, pathKey } from "../../src/domain/identity.ts";
import type { NameRole } from "../../src/domain/page.ts";
import {
  isCertain,
  keysOf,
  mentionedNames,
  resolveName,
  wholeName,
} from "../../src/recall/names.ts";
import type { NamedPage, PageSummary } from "../../src/store/port.ts";
import { summary } from "../support/summary.ts";

function bearer(role: NameRole, name: string, page: PageSummary): NamedPage {
  return { role, key: role === "path" ? pathKey(name) : nameKey(name), page };
}

const decision = summary("ADR-0042");
const BEARERS: readonly NamedPage[] = [
  bearer("identity", "ADR-0042", decision),
  bearer("path", "adr/0042-use-sqlite.md", decision),
  bearer("alias", "the store decision", decision),
  bearer("file-name", "0042-use-sqlite.md", decision),
  bearer("file-name", "0042-use-sqlite", decision),
  bearer("number", "42", decision),
  bearer("title", "Use SQLite", decision),
];

/** The identities that a whole question means. */
function meant(
  question: string,
  bearers = BEARERS,
  scopes: readonly string[] = [],
): string[] | null {
  const name = resolveName(wholeName(question, ["/home/anya/wiki", "wiki"]), bearers, scopes);
  return name?.pages.map(({ path }) => path) ?? null;
}

describe("resolveName, of a whole question", () => {
  test.each([
    "ADR-0042",
    "adr 42",
    "ADR-42",
    "adr-0042",
    "ADR_0042",
    "ADR#42",
    "ＡＤＲ－００４２",
    "0042",
    "42",
    "#42",
    "0042-use-sqlite.md",
    "0042-use-sqlite",
    "adr/0042-use-sqlite.md",
    "./adr/0042-use-sqlite.md",
    "wiki/adr/0042-use-sqlite.md",
    "/home/anya/wiki/adr/0042-use-sqlite.md",
    "adr\\0042-use-sqlite.md",
    "The Store Decision",
    "use sqlite",
    "“Use SQLite”",
    "[[ADR-0042]]",
    "ADR-0042?",
    "`ADR-0042`",
    "  ADR-0042.  ",
  ])("leads %j to its page", (question) => {
    expect(meant(question.trim())).toEqual([decision.path]);
  });

  test.each(["ADR-0043", "ADR-00421", "43", "sqlite", "other/adr/0042-use-sqlite.md", "RFC-0042"])(
    "leads %j nowhere",
    (question) => {
      expect(meant(question)).toBeNull();
    },
  );

  const web = summary("web", { scope: "web" });
  const api = summary("api", { scope: "api" });
  const scoped = [
    ...[bearer("identity", "web/ADR-0001", web), bearer("number", "1", web)],
    ...[bearer("identity", "api/ADR-0001", api), bearer("number", "1", api)],
  ];

  test("gives all pages that claim a name, in the order of path", () => {
    expect(meant("1", scoped)).toEqual([api.path, web.path]);
  });

  test.each([
    ["web/ADR-0001", web],
    ["web/1", web],
    ["API/0001", api],
  ])("takes what stands before the slash of %j for a scope", (question, page) => {
    expect(meant(question, scoped)).toEqual([page.path]);
  });

  test("gives only pages of the scopes that are asked for", () => {
    expect(meant("1", scoped, ["Web"])).toEqual([web.path]);
    expect(meant("1", scoped, ["other"])).toBeNull();
  });

  test("prefers a page to which the name is more", () => {
    const other = summary("other");
    expect(meant("ADR-0042", [bearer("alias", "ADR-0042", other), ...BEARERS])).toEqual([
      decision.path,
    ]);
  });
});

describe("resolveName, of mentions in a sentence", () => {
  function mentioned(question: string, bearers = BEARERS): string[] {
    return mentionedNames(question).flatMap((name) => {
      const resolved = resolveName(name, bearers);
      return resolved ? [resolved.text] : [];
    });
  }

  const older = summary("ADR-0007");
  const both = [...BEARERS, bearer("identity", "ADR-0007", older), bearer("number", "7", older)];

  test.each([
    ["why did ADR-0042 replace ADR-0007?", ["ADR-0042", "ADR-0007"]],
    ["why did 0042 replace 0007?", ["0042", "0007"]],
    ["is adr/0042-use-sqlite.md still true", ["adr/0042-use-sqlite.md"]],
    ["what of Node 42 in 2042", []],
    ["RFC 0042 says", []],
  ])("finds in %j the names %j", (question, names) => {
    expect(mentioned(question, both)).toEqual(names);
  });

  test("takes no title for a name", () => {
    const titled = [bearer("title", "Node 24", decision)];
    expect(mentioned("why Node 24 of all", titled)).toEqual([]);
    expect(meant("Node 24", titled)).toEqual([decision.path]);
  });
});

describe("keysOf", () => {
  test("gives each key once", () => {
    const names = [wholeName("ADR-0042", []), ...mentionedNames("ADR-0042")];
    expect(keysOf(names)).toEqual(keysOfName("ADR-0042"));
  });
});

describe("isCertain", () => {
  test.each<[NameRole, string, boolean]>([
    ["identity", "ADR-0042", true],
    ["identity", "caching", false],
    ["number", "42", true],
    ["path", "adr/x.md", true],
    ["alias", "the store decision", true],
    ["alias", "sqlite", false],
    ["file-name", "0042-x", true],
    ["title", "Use SQLite", false],
  ])("of the %s %j is %s", (role, text, certain) => {
    expect(isCertain({ text, role, pages: [] })).toBe(certain);
  });
});
