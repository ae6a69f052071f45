import { describe, expect, test } from "vitest";
import { bareFinder } from "../../../src/wiki/links/bare.ts";
import { outline } from "../../../src/wiki/outline/outline.ts";

function found(body: string, ...prefixes: string[]): string[] {
  const find = bareFinder(prefixes);
  return outline(body, 1).blocks.flatMap((block) =>
    find(block).map(({ text, offset }) => `${offset} ${text}`),
  );
}

describe("bareFinder", () => {
  test.each([
    ["see ADR-0007 and adr 8, ADR #9.", ["4 ADR-0007", "17 adr 8", "24 ADR #9"]],
    ["web/ADR-0007 (ADR0012)", ["0 web/ADR-0007", "14 ADR0012"]],
    ["PROP-0007 of world:person:anya@2.", ["0 PROP-0007", "13 world:person:anya@2"]],
    ["mem_01J00000000000000000000000", ["0 mem_01J00000000000000000000000"]],
    ["**ADR-0007** _ADR-0008_", ["2 ADR-0007", "14 ADR-0008"]],
    ["依据ADR-0007的决定", ["2 ADR-0007"]],
    ["| a | ADR-0007 |\n|---|---|\n", ["0 ADR-0007"]],
  ])("finds in %j %j", (body, mentions) => {
    expect(found(body)).toEqual(mentions);
  });

  test.each([
    "`ADR-0007` [ADR-0008](x.md) [[ADR-0009]] ![ADR-0010](i.png) <!-- ADR-0011 -->",
    "```\nADR-0007\n```\n\n    ADR-0008",
    "docs/adr/ADR-0007 FOO-ADR-7 ADR-7.5 ADR-2024-01 QUADR-7 ADR-0007x",
    "RFC 2119 and step 3 of 4, 0007",
    "mem_short and https: alone",
  ])("finds nothing in %j", (body) => {
    expect(found(body)).toEqual([]);
  });

  test("finds the page's own prefix and configured ones, the longest first", () => {
    expect(found("RFC 2052, ODH-ADR-Operator-0007", "RFC", "ODH-ADR-Operator", "ODH-ADR")).toEqual([
      ...["0 RFC 2052", "10 ODH-ADR-Operator-0007"],
    ]);
  });

  test("takes an address as one, with the names in it", () => {
    expect(found("https://example.org/ADR-0007/x ADR-0008")).toEqual([
      ...["0 https://example.org/ADR-0007/x", "31 ADR-0008"],
    ]);
  });

  test("takes time in proportion to the text", () => {
    const [block] = outline("a_/ADR-1 ".repeat(20_000), 1).blocks;
    const start = performance.now();
    expect(block && bareFinder([])(block)).toHaveLength(20_000);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
