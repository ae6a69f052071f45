import { describe, expect, test } from "vitest";
import { keysOfName, mentionsIn, nameKey } from "../../src/domain/identity.ts";

describe("nameKey", () => {
  test.each([
    "ADR-0042",
    "adr-42",
    "ADR 42",
    "adr_042",
    "ADR #42",
    "ADR#0042",
    "adr42",
    " ＡＤＲ－００４２ ",
    "ADR\u20110042",
    "ADR–42",
    "ADR\u00a042",
  ])("gives one key for %j", (spelling) => {
    expect(nameKey(spelling)).toBe("adr-42");
  });

  test.each([
    ["42", "#42"],
    ["0042", "#42"],
    ["#42", "#42"],
    ["web/ADR-0007", "web/adr-7"],
    ["ODH-ADR-Operator-0001", "odh-adr-operator-1"],
    ["world:person:anya", "world:person:anya"],
    ["world:person:anya@2", "world:person:anya@2"],
    ["Use  SQLite", "use-sqlite"],
    ["Cafe\u0301", "café"],
  ])("gives %j the key %j", (name, key) => {
    expect(nameKey(name)).toBe(key);
  });
});

describe("mentionsIn", () => {
  test.each([
    ["why did ADR-0042 replace ADR-0007?", ["ADR-0042", "ADR-0007"]],
    ["pourquoi l'ADR 42 remplace-t-elle l'adr-7 ?", ["ADR 42", "adr-7"]],
    ["为什么ADR-0042替换ADR-0007？", ["ADR-0042", "ADR-0007"]],
    ["ADR-0042はADR-0007を置き換える", ["ADR-0042", "ADR-0007"]],
    ["ADR-0042를 바꾼 이유", ["ADR-0042"]],
    ["ADR\u20110042 and ADR–7", ["ADR-0042", "ADR-7"]],
    ["is web/ADR-0042 like api/ADR-0042", ["web/ADR-0042", "api/ADR-0042"]],
    ["see 0042-use-sqlite.md", ["0042-use-sqlite.md"]],
    ["the decision (0042), not in 2024", ["0042", "in 2024"]],
    ["ask world:person:anya about PROP-0007", ["world:person:anya", "PROP-0007"]],
    ["version 1.2 of nothing", []],
  ])("finds in %j the mentions %j", (text, mentions) => {
    expect(mentionsIn(text).map((mention) => mention.text)).toEqual(mentions);
  });

  test("gives the offset of each in the text as it was", () => {
    const text = "wie\u00a0in ADR\u20110042 und 替换ADR-0007";
    expect(mentionsIn(text).map(({ offset }) => offset)).toEqual([
      text.indexOf("ADR"),
      text.lastIndexOf("ADR"),
    ]);
  });
});

describe("keysOfName", () => {
  test("reads a question as a name and as a path", () => {
    expect(keysOfName("./adr/0042-x.md ")).toEqual([
      nameKey("./adr/0042-x.md"),
      "path:adr/0042-x.md",
    ]);
  });
});
