import { describe, expect, test } from "vitest";
import {
  LINE_MENDINGS,
  MEANING_MENDINGS,
  type Mending,
  VALUE_MENDINGS,
} from "../../../src/wiki/front-matter/mendings.ts";
import { readFrontMatter } from "../../../src/wiki/front-matter/read.ts";

/** Example lines need something to stand in. */
function pageWith(line: string): string {
  const before = /^\s*- /.test(line) ? "tags:\n" : "";
  return `---\nsummary: x\n${before}${line}\n---\n`;
}

function rowsOf(table: readonly Mending[]): [why: string, was: string, becomes: string][] {
  return table.map(({ why, example: [was, becomes] }) => [why, was, becomes]);
}

describe.each([
  ["a line", LINE_MENDINGS],
  ["a value", VALUE_MENDINGS],
  ["a meaning", MEANING_MENDINGS],
])("mendings of %s", (_, table) => {
  test.each(rowsOf(table))("%s: %s", (why, was, becomes) => {
    const { state, faults } = readFrontMatter(pageWith(was));
    expect(state).toBe("mended");
    expect(faults.map(({ edit }) => edit)).toMatchObject([{ was, becomes }]);
    expect(faults[0]?.message).toContain(why);
  });

  test.each(rowsOf(table))("%s: what is mended is read as it stands", (_, was, becomes) => {
    const { state, fields } = readFrontMatter(pageWith(becomes));
    expect(state).toBe("read");
    const meant = readFrontMatter(pageWith(was)).fields;
    expect(fields.map(({ name, values }) => [name, values])).toEqual(
      meant.map(({ name, values }) => [name, values]),
    );
  });
});

describe("mendings leave alone what YAML and people read alike", () => {
  test.each([
    'title: "It\'s: quoted"',
    "title: 'a #1 hit'",
    "title: plain # 1 comment",
    "link: https://example.org/a:b",
    "summary: |\n  see #12 and {braces}\n  *stars*",
    "summary: >\n  see #12",
    'summary: "two\n  lines #12"',
    "path: 'C:\\new'",
    'path: "C:\\\\new"',
    "map: {a: 1}",
    "tags: [a, b] # 3 of them",
    "tags: [] # none",
    "title: C# and F#",
    'title: "[web]"',
    "owner: &me Anya\nauthor: *me",
    "owners: &us [a, b]",
    "tags: # none",
    "tags: one # two",
    "status: accepted #note",
    "time: 12:30",
    "title: !!str text",
  ])("%j", (yaml) => {
    const { state, faults } = readFrontMatter(`---\n${yaml}\n---\n`);
    expect({ state, faults }).toEqual({ state: "read", faults: [] });
  });
});

describe("mendings do not guess", () => {
  test.each([
    "tags: [a, b",
    "map: {a: [b}",
    "title: one\nand a second line",
    'summary: "two\n  lines: and no end',
  ])("%j stays unreadable", (yaml) => {
    expect(readFrontMatter(`---\nstatus: accepted\n${yaml}\n---\n`).state).toBe("unreadable");
  });
});
