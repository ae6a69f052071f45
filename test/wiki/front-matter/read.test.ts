import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type FrontMatter, readFrontMatter } from "../../../src/wiki/front-matter/read.ts";

const FIXTURES = join(import.meta.dirname, "../../fixtures/front-matter");
const names = readdirSync(FIXTURES)
  .filter((name) => name.endsWith(".md"))
  .map((name) => name.slice(0, -3));

/** What a fixture gives, in a form that is easy to read in a diff. */
function shown(text: string, { state, fields, faults, bodyOffset, bodyLine }: FrontMatter) {
  return {
    state,
    fields: fields.map(({ key, name, values, line, column }) => ({
      at: `${line}:${column}`,
      key,
      ...(name === key ? {} : { name }),
      values,
    })),
    faults: faults.map(({ line, column, message, fix, edit }) => ({
      at: `${line}:${column}`,
      message,
      fix,
      ...(edit ? { edit } : {}),
    })),
    body: `${bodyLine}: ${text.slice(bodyOffset, bodyOffset + 40)}`,
  };
}

describe("readFrontMatter", () => {
  test.each(names)("reads %s.md as its JSON says", async (name) => {
    const text = readFileSync(join(FIXTURES, `${name}.md`), "utf8");
    const read = shown(text, readFrontMatter(text));
    await expect(`${JSON.stringify(read, null, 2)}\n`).toMatchFileSnapshot(
      join(FIXTURES, `${name}.json`),
    );
  });

  test("has never run the JavaScript of a page", () => {
    expect(existsSync("/tmp/palimpsest-was-here")).toBe(false);
  });

  test("says the same when it is asked twice, though the first time something was wrong", () => {
    for (const name of names) {
      const text = readFileSync(join(FIXTURES, `${name}.md`), "utf8");
      expect(readFrontMatter(text)).toEqual(readFrontMatter(text));
    }
  });

  test.each(["", "\uFEFF", "# A page\n", "Text\n---\ntitle: x\n---\n"])(
    "finds none in %j",
    (text) => {
      expect(readFrontMatter(text)).toMatchObject({ state: "none", fields: [], faults: [] });
    },
  );

  test.each([
    ["\n", "---\ntitle: x\n---\nbody"],
    ["\r\n", "---\r\ntitle: x\r\n---\r\nbody"],
    ["\r", "---\rtitle: x\r---\rbody"],
  ])("counts the lines that end with %j", (_, text) => {
    const read = readFrontMatter(text);
    expect(read).toMatchObject({ state: "read", bodyLine: 4, fields: [{ line: 2, column: 1 }] });
    expect(text.slice(read.bodyOffset)).toBe("body");
  });

  test("gives the edit that mends a line, where the whole block is understood", () => {
    const [fault] = readFrontMatter("---\ntitle: a: b\n---\n").faults;
    expect(fault).toEqual({
      rule: "bad-front-matter",
      line: 2,
      column: 8,
      message: "A colon in the value makes another key of what stands before it: `title: a: b`.",
      fix: 'Write `title: "a: b"`.',
      edit: { kind: "replace-line", line: 2, was: "title: a: b", becomes: 'title: "a: b"' },
    });
  });

  test("gives no edit for a block that is not understood as a whole", () => {
    const { state, faults } = readFrontMatter("---\ntitle: a: b\nnot a field\n---\n");
    expect(state).toBe("unreadable");
    expect(faults).toHaveLength(2);
    expect(faults.every(({ edit }) => edit === undefined)).toBe(true);
  });
});
