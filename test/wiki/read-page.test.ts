import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Configuration, DEFAULT_CONFIGURATION } from "../../src/domain/configuration.ts";
import { wikiPath } from "../../src/domain/identity.ts";
import { isMarkdown } from "../../src/domain/markdown-file.ts";
import type { Page } from "../../src/domain/page.ts";
import { readPage } from "../../src/wiki/read-page.ts";

function read(
  path: string,
  text: string | Uint8Array,
  configuration: Partial<Configuration> = {},
): Page {
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
  const page = readPage(wikiPath(path), bytes, { ...DEFAULT_CONFIGURATION, ...configuration });
  if (!page.ok) throw new Error(page.fault.reason);
  return page.value;
}

function faultsOf(page: Page): string[] {
  return page.faults.map(({ rule, line }) => `${rule}:${line}`);
}

describe("isMarkdown", () => {
  test.each([
    ["a.md", true],
    ["a/b.MARKDOWN", true],
    ["a.mdx", true],
    ["a.md5", false],
    ["md", false],
    ["a.rst", false],
  ])("%s: %s", (path, expected) => {
    expect(isMarkdown(path)).toBe(expected);
  });
});

describe("readPage: bytes", () => {
  test("of a file with NUL are no text, and say where", () => {
    const page = readPage(wikiPath("a.md"), new Uint8Array([97, 0, 98]), DEFAULT_CONFIGURATION);
    expect(page).toEqual({
      ok: false,
      fault: { path: "a.md", reason: "It holds a NUL byte (at byte 1), so it is not text." },
    });
  });

  test("of UTF-16 are told apart from other binary", () => {
    const page = readPage(
      wikiPath("a.md"),
      new Uint8Array([255, 254, 97, 0]),
      DEFAULT_CONFIGURATION,
    );
    expect(!page.ok && page.fault.reason).toContain("UTF-16");
  });

  test("that are no UTF-8 are read all the same, and the first is named", () => {
    const text = new TextEncoder().encode("# Größe\n");
    const page = read("a.md", new Uint8Array([...text, 0xff, 0x20, 0xfe]));
    expect(page.title).toBe("Größe");
    expect(page.faults).toMatchObject([{ rule: "unreadable-file", line: 1, column: 1 }]);
    expect(page.faults[0]?.message).toContain("byte 10 ");
  });

  test("cut in the middle of a character name the byte where it begins", () => {
    const page = read("a.md", new Uint8Array([0x61, 0xe2, 0x82]));
    expect(page.faults[0]?.message).toContain("byte 1 ");
    const inside = read("a.md", new Uint8Array([0x61, 0x62, 0xe2, 0x28, 0x61]));
    expect(inside.faults[0]?.message).toContain("byte 2 ");
  });

  test("of nothing are a page without a word", () => {
    expect(read("notes/a.md", "")).toMatchObject({
      ...{ kind: "note", identity: "notes/a.md", title: "a", lang: "und", faults: [] },
      sections: [{ level: 0, text: "" }],
    });
  });

  test("of any kind give a page or a reason, the same each time", () => {
    const hostile = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc.string({ unit: "grapheme", maxLength: 200 }).map((text) => new TextEncoder().encode(text)),
      fc
        .array(
          fc.constantFrom(
            ...[
              "---\n",
              "status: ",
              "accepted",
              "- ",
              "* Status: ",
              "## Status\n",
              "| Status | ",
              "\n",
            ],
            ...[
              "|---|---|\n",
              "[[",
              "]]",
              "](",
              "<!--",
              "-->",
              "ADR-0007",
              "Superseded by ",
              "```\n",
            ],
            ...[
              "Date: ",
              "2024-01-02",
              "\t",
              "\r\n",
              "\uFEFF",
              "{",
              "}",
              "> ",
              "    ",
              "# ",
              "[a]: b\n",
            ],
          ),
          { maxLength: 40 },
        )
        .map((pieces) => new TextEncoder().encode(pieces.join(""))),
    );
    const path = fc.constantFrom(
      ...[
        "docs/adr/0001-x.md",
        "a.mdx",
        "entities/world/person/a.md",
        "memories/a/b/c.md",
        "x/README.md",
      ],
    );
    fc.assert(
      fc.property(path, hostile, (name, bytes) => {
        const page = readPage(wikiPath(name), bytes, DEFAULT_CONFIGURATION);
        expect(page.ok).toBe(!bytes.includes(0));
        expect(readPage(wikiPath(name), bytes, DEFAULT_CONFIGURATION)).toEqual(page);
        if (!page.ok) return;
        const { sections, links, names, faults } = page.value;
        expect(sections.map(({ ordinal }) => ordinal)).toEqual(sections.map((_, index) => index));
        for (const { line, column } of [...links, ...names, ...faults]) {
          expect(line).toBeGreaterThan(0);
          expect(column).toBeGreaterThan(0);
        }
        expect(links.every(({ section }) => section < sections.length)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe("readPage: identity", () => {
  test.each([
    ["docs/adr/0042-use-sqlite.md", "", "ADR-0042", ""],
    ["docs/adr/7-x.md", "", "ADR-0007", ""],
    ["docs/adr/12345-x.md", "", "ADR-12345", ""],
    ["docs/adr/adr-001-x.md", "", "ADR-0001", ""],
    ["docs/adr/adr001-x.md", "", "ADR-0001", ""],
    ["docs/adr/ADR-102-x copy.md", "", "ADR-0102", ""],
    ["docs/adr/0050_x.md", "", "ADR-0050", ""],
    ["content/ADR-1-x.md", "", "ADR-0001", ""],
    ["docs/ODH-ADR-Operator-0007-auth.md", "", "ODH-ADR-Operator-0007", "Operator"],
    ["docs/ODH-ADR-0004-x.md", "", "ODH-ADR-0004", ""],
    ["rfcs/0123-x.md", "", "RFC-0123", ""],
    ["text/0123-x.md", "- RFC PR: o/r#123\n", "RFC-0123", ""],
    ["decisions/0454-x.md", "# RFC 0454: X\n", "RFC-0454", ""],
    ["packages/web/docs/adr/0001-x.md", "", "web/ADR-0001", "web"],
    ["services/pay/adr/20240102-x.md", "", "pay/20240102-x", "pay"],
    ["docs/adr/20240102-x.md", "", "20240102-x", ""],
    ["docs/adr/2024-01-02-x.md", "", "2024-01-02-x", ""],
    ["docs/adr/2024-01-02_007-x.md", "", "ADR-0007", ""],
    ["docs/adr/20241399-x.md", "", "docs/adr/20241399-x.md", ""],
    ["docs/adr/0037-x/README.md", "", "ADR-0037", ""],
    ["docs/adr/2022-01-01-x/index.md", "", "2022-01-01-x", ""],
    ["docs/adr/0001-x.md", "---\nid: ADR-0002\n---\n", "ADR-0002", ""],
    ["docs/adr/x.md", "---\nadr: 12\nstatus: accepted\n---\n", "ADR-0012", ""],
  ])("of %s with %j is %s in %j", (path, text, identity, scope) => {
    expect(read(path, text)).toMatchObject({ identity, scope });
  });

  test("is what the configured log makes of it, the innermost where several hold the page", () => {
    const logs = [
      { path: ".", prefix: "DEC", scope: "" },
      { path: "teams/pay", prefix: "PAY", scope: "pay" },
    ];
    expect(read("a/0001-x.md", "", { logs })).toMatchObject({
      kind: "decision",
      identity: "DEC-0001",
    });
    expect(read("teams/pay/0001-x.md", "", { logs })).toMatchObject({
      ...{ identity: "pay/PAY-0001", scope: "pay" },
    });
    expect(read("teams/pay/PAY-Card-0001-x.md", "", { logs }).identity).toBe("pay/PAY-Card-0001");
  });

  test("of a scope is also found without it, as an alias", () => {
    const { names } = read("packages/web/adr/0001-x.md", "");
    expect(names.filter(({ role }) => role === "alias").map(({ text }) => text)).toEqual([
      "ADR-0001",
    ]);
  });

  test("that differs from the file's is a fault at its line", () => {
    expect(
      faultsOf(read("docs/adr/0001-x.md", "---\nstatus: accepted\nid: ADR-0002\n---\n")),
    ).toContain("identity-file-name:3");
    const bare = read("docs/adr/0001-x.md", "---\nid: 0042\nstatus: accepted\n---\n");
    expect(bare.identity).toBe("ADR-0001");
    expect(faultsOf(bare)).toContain("identity-file-name:2");
    expect(faultsOf(read("docs/adr/0042-x.md", "---\nid: 42\n---\n"))).not.toContain(
      "identity-file-name:2",
    );
    expect(faultsOf(read("docs/adr/0001-x.md", "---\nadr: 0001\n---\n"))).not.toContain(
      "identity-file-name:2",
    );
  });
});

describe("readPage: what is a decision", () => {
  const nygard = "# X\n\n## Context\n\na\n\n## Decision\n\nb\n";

  test.each([
    ["docs/adr/0001-x.md", "", "decision"],
    ["docs/0001-x.md", nygard, "decision"],
    ["docs/0001-x.md", "# Chapter\n\n## Context\n", "note"],
    ["docs/0001-x.md", "# X\n\n## Status\n\nAccepted\n", "decision"],
    ["docs/01-introduction.md", "# Introduction\n", "note"],
    ["docs/adr-7.md", "", "decision"],
    ["docs/http2-support.md", nygard, "note"],
    ["docs/CIP-7-x.md", nygard, "decision"],
    ["docs/CIP-7-x.md", "", "decision"],
    ["docs/HTTP-2-x.md", nygard, "decision"],
    ["docs/HTTP-2-x.md", "", "note"],
    ["blog/2024-01-02-x.md", "# News\n", "note"],
    ["blog/2024-01-02-x.md", nygard, "decision"],
    ["docs/adr/x.md", "", "note"],
    ["docs/adr/x.md", nygard, "decision"],
    ["docs/adr/x.md", "---\nstatus: accepted\n---\n", "decision"],
    ["docs/x.md", nygard, "note"],
    ["docs/adr/README.md", "* Status: accepted\n", "note"],
    ["docs/adr/index.md", nygard, "note"],
    ["docs/x/index.md", "# Architecture decision record: x\n\nStatus: accepted\n", "decision"],
    ["docs/4-day-week/index.md", nygard, "note"],
    ["docs/adr/template.md", nygard, "note"],
    ["docs/adr/adr-template-bare-minimal.md", nygard, "note"],
    ["docs/adr/0000-template.md", nygard, "note"],
    ["docs/adr/ODH-ADR-0000-template.md", nygard, "note"],
    ["docs/adr/templates/0001-x.md", nygard, "note"],
    ["docs/adr/0014-project-templates.md", nygard, "decision"],
    ["docs/adr/0000-use-records.md", "", "decision"],
  ])("%s with %j is a %s", (path, text, kind) => {
    expect(read(path, text).kind).toBe(kind);
  });
});

describe("readPage: title", () => {
  test.each([
    ["# 1. Record decisions", "Record decisions"],
    ["# 0013 - Use it", "Use it"],
    ["# ADR-12: Use it", "Use it"],
    ["# ADR 111: `nop` rules", "nop rules"],
    ["# RFC 0454: Use it", "Use it"],
    ["# 3 ways to do it", "3 ways to do it"],
    ["# 2024 in review", "2024 in review"],
    ["# Record #1: Use it", "Record #1: Use it"],
    ["# {short title}", "some words"],
    ["# Summary", "some words"],
    ["lead\n\n## Motivation of it", "some words"],
    ["---\ntitle: 18. Single state\n---\n# Other", "Single state"],
  ])("of %j is %j", (text, title) => {
    expect(read("docs/adr/0001-some-words.md", text).title).toBe(title);
  });

  test("of a note is its first heading of any level, or its file's name", () => {
    expect(read("a/some-words.md", "x\n\n## Summary\n").title).toBe("Summary");
    expect(read("a/some-words.md", "x\n").title).toBe("some-words");
  });
});

describe("readPage: links", () => {
  test("of supersession are no ordinary links as well", () => {
    const page = read(
      "docs/adr/0001-x.md",
      "# X\n\n## Status\n\nSuperseded by [2](0002-y.md), see [2](0002-y.md)\n",
    );
    expect(page.links.map(({ relation, column }) => `${relation} ${column}`)).toEqual([
      ...["superseded_by 15", "superseded_by 35"],
    ]);
  });

  test("leave out the page's own name in prose, not in brackets", () => {
    const page = read(
      "docs/adr/0001-x.md",
      "# ADR-0001: X\n\nADR-0001 and [[ADR-0001]] and ADR-0002\n",
    );
    expect(page.links.map(({ syntax, target }) => `${syntax} ${target}`)).toEqual([
      ...["wiki ADR-0001", "bare ADR-0002"],
    ]);
  });

  test("stand in the section they are written in", () => {
    const page = read("a.md", "[a](a.md)\n\n# b\n\n[c](c.md)\n\n> # d\n> [e](e.md)\n");
    expect(page.links.map(({ target, section }) => `${target} ${section}`)).toEqual([
      ...["a.md 0", "c.md 1", "e.md 1"],
    ]);
  });

  test("of a scope try their own log first", () => {
    const page = read("packages/web/adr/0001-x.md", "see ADR-0002\n");
    expect(page.links[0]?.keys).toEqual(["web/adr-2", "adr-2"]);
  });
});

describe("readPage: a log's own language", () => {
  test.each([
    ["docs/a.md", "---\nlang: FR_ca\n---\n", "fr-CA"],
    ["locales/zh-hant/a.md", "", "zh-Hant"],
    ["docs/README.pt-BR.md", "", "pt-BR"],
    ["docs/fr/a.md", "", "fr"],
    ["docs/go/a.md", "", "und"],
    [
      "a.md",
      "The store is a file that we read, and it is the one which we write to as well.",
      "en",
    ],
  ])("of %s with %j is %s", (path, text, lang) => {
    expect(read(path, text).lang).toBe(lang);
  });

  test("is the configured one where the page does not say", () => {
    expect(read("a.md", "The store is a file that we read.", { language: "de" }).lang).toBe("de");
  });
});
