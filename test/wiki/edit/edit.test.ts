import { describe, expect, test } from "vitest";
import type { Edit } from "../../../src/domain/fault.ts";
import { editFields } from "../../../src/wiki/edit/edit.ts";

function edited(text: string, ...edits: Edit[]): string {
  const result = editFields(Buffer.from(text), edits);
  return result.ok ? Buffer.from(result.value).toString() : `refused: ${result.fault.reason}`;
}

function set(key: string, value: string | readonly string[]): Edit {
  return { kind: "set-field", key, value };
}

function rename(key: string, to: string): Edit {
  return { kind: "rename-field", key, to };
}

function replace(line: number, was: string, becomes: string): Edit {
  return { kind: "replace-line", line, was, becomes };
}

/** The YAML of a page after an edit of it. */
function editedYaml(yaml: string, ...edits: Edit[]): string {
  const text = edited(`---\n${yaml}\n---\nBody\n`, ...edits);
  return text.replace(/^---\n|\n---\nBody\n$/g, "");
}

describe("editFields sets a text", () => {
  test.each<[yaml: string, key: string, value: string, becomes: string]>([
    [
      "status: proposed # soon\ntitle: x",
      "status",
      "accepted",
      "status: accepted # soon\ntitle: x",
    ],
    ["status:   proposed", "status", "accepted", "status:   accepted"],
    ['status: "proposed"', "status", 'by "us"', 'status: "by \\"us\\""'],
    ["status: 'proposed'", "status", "it's", "status: 'it''s'"],
    ["status: proposed", "status", "a: b", 'status: "a: b"'],
    ["status: proposed", "status", "", 'status: ""'],
    ["status:", "status", "accepted", "status: accepted"],
    ["status: # later", "status", "accepted", "status: accepted # later"],
    ["title: |\n  a\n  b\nx: y", "title", "c\nd", "title: |\n  c\n  d\nx: y"],
    ["title: >-\n  a\n  b\nx: y", "title", "c", "title: >-\n  c\nx: y"],
    ["title: |\n  a\nx: y", "title", " c", 'title: " c"\nx: y'],
    ["title: a\n  goes on\nx: y", "title", "c", "title: c\nx: y"],
    ["owner:\n  team: a\n  name: b", "owner.team", "c", "owner:\n  team: c\n  name: b"],
    ["owner: {team: a, name: b}", "owner.team", "c, d", 'owner: {team: "c, d", name: b}'],
    ['{"a": "b", "c": d}', "a", "x", '{"a": "x", "c": d}'],
    ["supersedes: [[ADR-0001]]", "supersedes", "[[ADR-0002]]", "supersedes: [[ADR-0002]]"],
    ["tags: [a, b] # c", "tags", "d", "tags: d # c"],
    ["tags:\n  - a\n  - b\nx: y", "tags", "d", "tags: d\nx: y"],
  ])("%j: %s to %j", (yaml, key, value, becomes) => {
    expect(editedYaml(yaml, set(key, value))).toBe(becomes);
  });
});

describe("editFields keeps words that other readers take for numbers", () => {
  test.each<[yaml: string, value: string, becomes: string]>([
    ["x: 0042", "0043", "x: 0043"],
    ["x: a", "0043", 'x: "0043"'],
    ["x: 3", "4", "x: 4"],
    ["x: a", "yes", 'x: "yes"'],
    ["x: a", "1.10", 'x: "1.10"'],
    ["x: a", "2026-01-02", "x: 2026-01-02"],
    ["x: a", "true", "x: true"],
    ["x: a", "null", 'x: "null"'],
  ])("%j to %s", (yaml, value, becomes) => {
    expect(editedYaml(yaml, set("x", value))).toBe(becomes);
  });
});

describe("editFields sets a list", () => {
  test.each<[yaml: string, value: readonly string[], becomes: string]>([
    ["t: [a, b]", ["a", "c", "b"], "t: [a, c, b]"],
    ["t: [a, b] # c", ["b"], "t: [b] # c"],
    ["t: [ a,b ]", ["a", "b", "c, d"], 't: [ a,b,"c, d" ]'],
    ["t: [\n  a, # one\n  b\n]", ["a", "c"], "t: [\n  a, # one\n  c\n]"],
    ["t: []", ["a"], "t: [a]"],
    ["t: [a]", [], "t: []"],
    ["t:", ["a", "b"], "t: [a, b]"],
    ["t: a", ["b", "c"], "t: [b, c]"],
    [
      "t:\n  - a # one\n  # two\n  - b\nx: y",
      ["a", "b", "c"],
      "t:\n  - a # one\n  # two\n  - b\n  - c\nx: y",
    ],
    ['t:\n- a\n- "b"\n- c', ["a", "z"], 't:\n- a\n- "z"'],
    ["t:\n- a # one\n- b # two", ["b"], "t:\n- b # two"],
    ["t:\n- b", ["a", "b"], "t:\n- a\n- b"],
    ["t:\n-   a\nx: y", ["a", "b"], "t:\n-   a\n-   b\nx: y"],
    ["t:\n- a\n- b\nx: y", [], "t: []\nx: y"],
    [
      "t:\n  - [[ADR-0001]]",
      ["[[ADR-0001]]", "[[ADR-0002]]"],
      't:\n  - [[ADR-0001]]\n  - "[[ADR-0002]]"',
    ],
  ])("%j to %j", (yaml, value, becomes) => {
    expect(editedYaml(yaml, set("t", value))).toBe(becomes);
  });
});

describe("editFields adds a field", () => {
  test.each<[text: string, edit: Edit, becomes: string]>([
    ["---\na: b\n# end\n---\n", set("c", "d"), "---\na: b\n# end\nc: d\n---\n"],
    ["---\r\na: b\r\n---\r\n", set("c", "d"), "---\r\na: b\r\nc: d\r\n---\r\n"],
    ["---\ra: b\r---\r", set("c", "d"), "---\ra: b\rc: d\r---\r"],
    ["---\n  a: b\n---\n", set("c", "d"), "---\n  a: b\n  c: d\n---\n"],
    ["---\na: b\n...\n", set("c", "d"), "---\na: b\nc: d\n...\n"],
    [
      "---\ntags:\n  - a\n---\n",
      set("c", ["d", "e"]),
      "---\ntags:\n  - a\nc:\n  - d\n  - e\n---\n",
    ],
    ["---\ntags: [a]\n---\n", set("c", ["d", "e"]), "---\ntags: [a]\nc: [d, e]\n---\n"],
    ["---\n---\n", set("c", "d"), "---\nc: d\n---\n"],
    ["---\ntext: |\n  a\n---\n", set("c: d", "d"), '---\ntext: |\n  a\n"c: d": d\n---\n'],
  ])("%j %j", (text, edit, becomes) => {
    expect(edited(text, edit)).toBe(becomes);
  });

  test("finds the field under another spelling of its name", () => {
    expect(editedYaml("superceded-by: x", set("superseded_by", "ADR-0002"))).toBe(
      "superceded-by: ADR-0002",
    );
  });

  test.each<[text: string, becomes: string]>([
    ["", "---\nc: d\n---\n"],
    ["# A\n", "---\nc: d\n---\n\n# A\n"],
    ["\n# A\n", "---\nc: d\n---\n\n# A\n"],
    ["# A\r\nText", "---\r\nc: d\r\n---\r\n\r\n# A\r\nText"],
    ["\uFEFF# A", "\uFEFF---\nc: d\n---\n\n# A"],
    ["---\n\nA rule.\n\n---\n", "---\nc: d\n---\n\n---\n\nA rule.\n\n---\n"],
  ])("in a block of its own before %j", (text, becomes) => {
    expect(edited(text, set("c", "d"))).toBe(becomes);
  });
});

describe("editFields renames a field", () => {
  test.each<[yaml: string, edit: Edit, becomes: string]>([
    ["decison: x # c", rename("decison", "decision"), "decision: x # c"],
    ['"a b": x', rename("a b", "c"), '"c": x'],
    ["a: x", rename("a", "c: d"), '"c: d": x'],
    ["superceded-by: x", rename("superceded-by", "superseded-by"), "superseded-by: x"],
    ["a:\n  b: c", rename("a.b", "a.d"), "a:\n  d: c"],
    ["a:\n  b: c", rename("a", "d"), "d:\n  b: c"],
  ])("%j %j", (yaml, edit, becomes) => {
    expect(editedYaml(yaml, edit)).toBe(becomes);
  });
});

describe("editFields replaces lines", () => {
  test("by the numbers of the file as it is given, before fields are set", () => {
    const text = "---\r\na: b: c\r\n---\r\n# A\r\nlast";
    expect(
      edited(
        text,
        set("d", "e"),
        replace(5, "last", "two\nlines"),
        replace(2, "a: b: c", 'a: "b: c"'),
      ),
    ).toBe('---\r\na: "b: c"\r\nd: e\r\n---\r\n# A\r\ntwo\r\nlines');
  });

  test("on the first line behind a byte order mark", () => {
    expect(edited("\uFEFF---yaml\na: 1\n---\n", replace(1, "---yaml", "---"))).toBe(
      "\uFEFF---\na: 1\n---\n",
    );
  });

  test("and leaves bytes alone that are no text", () => {
    const bytes = Buffer.concat([
      Buffer.from("# A\n"),
      Buffer.from([0xff, 0x0a]),
      Buffer.from("b\n"),
    ]);
    const result = editFields(bytes, [replace(3, "b", "c")]);
    expect(result).toEqual({
      ok: true,
      value: Buffer.concat([Buffer.from("# A\n"), Buffer.from([0xff, 0x0a]), Buffer.from("c\n")]),
    });
  });
});

describe("editFields mends the field that it sets, and no other", () => {
  test.each<[yaml: string, edit: Edit, becomes: string]>([
    ["title: a: b\nstatus: x", set("title", "c: d"), 'title: "c: d"\nstatus: x'],
    ["title: a: b\nstatus: x", set("status", "z"), "title: a: b\nstatus: z"],
    ["status: {accepted}", set("status", "rejected"), "status: rejected"],
    ["r:\n  - [[A]] and b\n  - @c", set("r", ["[[A]] and b"]), 'r:\n  - "[[A]] and b"'],
    ["status:accepted", rename("status", "state"), "state: accepted"],
  ])("%j %j", (yaml, edit, becomes) => {
    expect(editedYaml(yaml, edit)).toBe(becomes);
  });
});

describe("editFields refuses", () => {
  test.each<[why: string, text: string, edit: Edit]>([
    ["unreadable-block", "---\ntitle: x\nno field\n---\n", set("title", "y")],
    ["unreadable-block", "---\ntitle: x\n\n# No end\n", set("title", "y")],
    ["unreadable-block", "---js\na\n---\n", set("title", "y")],
    ["unreadable-block", "+++\na = 1\n+++\n", set("title", "y")],
    ["unreadable-block", "---\ntitle: x\nno field\n---\n", replace(3, "no field", "a: b")],
    ["two-blocks", "---\na: b\n---\n---\nstatus: x\n---\n", set("status", "y")],
    ["shared-value", "---\na: &x b\nc: *x\n---\n", set("a", "y")],
    ["shared-value", "---\na: [&x b, c]\nd: *x\n---\n", set("a", ["y"])],
    ["ambiguous-key", "---\na: 1\na: 2\n---\n", set("a", "y")],
    ["ambiguous-key", "---\nsuperceded-by: 1\nsupersededBy: 2\n---\n", set("superseded_by", "y")],
    ["no-such-field", "---\na: 1\n---\n", rename("b", "c")],
    ["no-such-field", "# No block\n", rename("b", "c")],
    ["key-taken", "---\na: 1\nb: 2\n---\n", rename("a", "b")],
    ["key-taken", "---\na: 1\nreplaces: 2\n---\n", rename("a", "supersedes")],
    ["nested-value", "---\na:\n  b: c\n---\n", set("a", "y")],
    ["nested-value", "---\n{title: b}\n---\n", set("c", "y")],
    ["comment-inside", "---\nt:\n- a\n# c\n- b\n---\n", set("t", "y")],
    ["comment-inside", "---\nt:\n- a\n# c\n- b\n---\n", set("t", [])],
    ["line-changed", "---\na: 1\n---\n", replace(2, "a: 0", "a: 2")],
    ["line-changed", "---\na: 1\n---\n", replace(9, "", "a: 2")],
    ["not-a-text", "---\na: 1\n---\n", set("a", "\uD800")],
    ["would-not-read-back", "---\na: 1\n---\n", replace(2, "a: 1", "---")],
    ["would-not-read-back", "---\na: 1\n---\n", set("<!-- x", "y")],
  ])("%s: %j", (why, text, edit) => {
    expect(edited(text, edit)).toBe(`refused: ${why}`);
  });

  test("bytes that are not UTF-8 in the front matter, for they would change", () => {
    const bytes = Buffer.concat([
      Buffer.from("---\na: "),
      Buffer.from([0xe9]),
      Buffer.from("\n---\n"),
    ]);
    const result = editFields(bytes, [set("b", "c")]);
    expect(result).toMatchObject({ ok: false, fault: { reason: "not-utf-8" } });
  });

  test("all edits when one is refused, with what to do", () => {
    const result = editFields(Buffer.from("---\na: 1\n---\n"), [set("a", "2"), rename("b", "c")]);
    expect(result).toEqual({
      ok: false,
      fault: {
        reason: "no-such-field",
        edit: rename("b", "c"),
        message: "The page has no field `b`.",
        fix: "Look at the keys of the page.",
      },
    });
  });
});
