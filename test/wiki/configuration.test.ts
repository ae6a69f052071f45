import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEFAULT_CONFIGURATION } from "../../src/domain/configuration.ts";
import { wikiPath } from "../../src/domain/identity.ts";
import { parseConfiguration } from "../../src/wiki/configuration.ts";

const PATH = wikiPath("palimpsest.yaml");

function read(text: string) {
  return parseConfiguration(text, PATH);
}

/** Faults as `line:column message -> fix`. */
function faults(text: string): string[] {
  const read = parseConfiguration(text, PATH);
  if (read.ok) return [];
  return read.fault.map(
    ({ line, column, message, fix }) => `${line}:${column} ${message} -> ${fix}`,
  );
}

describe("parseConfiguration", () => {
  test.each(["", "\n", "# nothing yet\n", "\uFEFF", "logs:\nchecks:\n"])(
    "takes the default of every key from %j",
    (text) => {
      expect(read(text)).toEqual({ ok: true, value: DEFAULT_CONFIGURATION });
    },
  );

  test("reads every key", () => {
    const text = [
      "logs:",
      "  - path: packages/web/docs/adr/",
      "    prefix: ADR",
      "    scope: web",
      "  - docs/adr",
      'exclude: ["drafts/**"]',
      "language: fr",
      "checks: { missing-date: off, dangling-link: error }",
      "fields: [team]",
    ].join("\n");
    expect(read(text)).toEqual({
      ok: true,
      value: {
        logs: [
          { path: "packages/web/docs/adr", prefix: "ADR", scope: "web" },
          { path: "docs/adr", prefix: "", scope: "" },
        ],
        exclude: ["drafts/**"],
        language: "fr",
        checks: { "missing-date": "off", "dangling-link": "error" },
        fields: ["team"],
      },
    });
  });

  test.each([
    ["./docs/adr/", "docs/adr"],
    ["docs\\adr", "docs/adr"],
    [".", "."],
    ["./", "."],
  ])("makes one folder of its spellings: %s", (written, path) => {
    expect(read(`logs: [{path: '${written}'}]`)).toMatchObject({
      ok: true,
      value: { logs: [{ path }] },
    });
  });

  test("names the nearest to an unknown key, each at its line and column", () => {
    expect(faults("langauge: fr\nlog:\n  - docs\nzzz: 1\n")).toEqual([
      "1:1 There is no key `langauge`. -> Write `language`, or take it out.",
      "2:1 There is no key `log`. -> Write `logs`, or take it out.",
      "4:1 There is no key `zzz`. -> Take it out. Known are: logs, exclude, language, checks, fields.",
    ]);
  });

  test("names the nearest to an unknown rule and to an unknown key of a log", () => {
    expect(faults("checks:\n  mising-date: off\nlogs:\n  - path: a\n    prefiks: ADR\n")).toEqual([
      "2:3 There is no rule `mising-date`. -> Write `missing-date`, or take it out.",
      "5:5 There is no key `prefiks`. -> Write `prefix`, or take it out.",
    ]);
  });

  test.each(["constructor", "__proto__", "prototype", "toString", "hasOwnProperty"])(
    "knows no key that only every object has: %s",
    (key) => {
      const yaml = `${key}: x\nchecks:\n  ${key}: off\nlogs:\n  - path: a\n    ${key}: b\n`;
      expect(faults(yaml).map((fault) => fault.slice(0, fault.indexOf("->")).trim())).toEqual([
        `1:1 There is no key \`${key}\`.`,
        `3:3 There is no rule \`${key}\`.`,
        `6:5 There is no key \`${key}\`.`,
      ]);
      expect(faults(`checks: {missing-date: ${key}}\n`)).toEqual([
        `1:24 \`checks.missing-date\` is \`${key}\`. -> Write one of \`error\`, \`warning\`, \`off\`.`,
      ]);
    },
  );

  test("says what is expected in the place of a bad value", () => {
    expect(
      faults("logs: docs\nchecks:\n  missing-date: loud\nlanguage: [en]\nfields: {a: b}\n"),
    ).toEqual([
      "1:7 `logs` is `docs`. -> Write a list of folders.",
      "3:17 `checks.missing-date` is `loud`. -> Write one of `error`, `warning`, `off`.",
      "4:11 `language` is a list. -> Write a language tag such as `en` or `pt-BR`.",
      "5:9 `fields` is a mapping. -> Write a list of keys.",
    ]);
  });

  test.each(["../other", "/etc", "C:\\logs", "a/../../b", "''"])(
    "refuses a log outside the wiki: %s",
    (path) => {
      expect(faults(`logs:\n  - path: ${path}\n`)[0]).toMatch(
        /^2:11 `logs\[0\]\.path` is .* -> Write a folder relative to the wiki's root, without `\.\.`\.$/,
      );
    },
  );

  test("says which key a log lacks", () => {
    expect(faults("logs:\n  - scope: web\n")).toEqual([
      "2:5 `logs[0].path` is missing. -> Write a folder, or `path:` with `prefix:` and `scope:`.",
    ]);
  });

  test.each([
    ["checks: [missing-date]\n", "1:9 `checks` is a list. -> Write rules, each with its level."],
    [
      "logs: [[docs]]\n",
      "1:8 `logs[0]` is a list. -> Write a folder, or `path:` with `prefix:` and `scope:`.",
    ],
    ["- a list\n", "1:1 The file is a list. -> Write keys with values."],
    [
      "language: a: b\n",
      "1:11 It is not YAML: Nested mappings are not allowed in compact mappings -> Mend the line.",
    ],
    [
      "language: en\nlanguage: fr\n",
      "2:1 It is not YAML: Map keys must be unique -> Mend the line.",
    ],
    [
      "a: &a [x]\nb: *c\n",
      "1:1 Its aliases cannot be followed: Unresolved alias (the anchor must be set before the alias): c -> Write them out.",
    ],
  ])("tells what is no configuration: %j", (text, fault) => {
    expect(faults(text)).toContain(fault);
  });

  test("answers to a bomb and to endless nesting with a fault", () => {
    const bomb = Array.from({ length: 30 }, (_, i) =>
      i === 0 ? "a0: &a0 [x, x]" : `a${i}: &a${i} [${"*a".repeat(1)}${i - 1}, *a${i - 1}]`,
    ).join("\n");
    expect(read(bomb).ok).toBe(false);
    expect(read("[".repeat(10_000)).ok).toBe(false);
  });

  test("never throws, whatever the text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const result = read(text);
        expect(result.ok || result.fault.length > 0).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
