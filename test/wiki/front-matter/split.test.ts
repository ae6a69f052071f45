import fc from "fast-check";
import matter from "gray-matter";
import { describe, expect, test } from "vitest";
import { splitFrontMatter } from "../../../src/wiki/front-matter/split.ts";

function split(text: string) {
  const result = splitFrontMatter(text);
  return result.kind === "block"
    ? { kind: result.kind, yaml: result.yaml, body: text.slice(result.fences.bodyOffset) }
    : { kind: result.kind };
}

describe("splitFrontMatter", () => {
  test.each([
    ["---\na: 1\n---\nbody", "a: 1\n", "body"],
    ["---\r\na: 1\r\n---\r\nbody", "a: 1\r\n", "body"],
    ["---\ra: 1\r---\rbody", "a: 1\n", "body"],
    ["\uFEFF---\na: 1\n---\nbody", "a: 1\n", "body"],
    ["--- \na: 1\n---\t\nbody", "a: 1\n", "body"],
    ["---\na: 1\n...\nbody", "a: 1\n", "body"],
    ["---\na: 1\n---", "a: 1\n", ""],
    ["---\n---\nbody", "", "body"],
    ["---yml\na: 1\n---\nbody", "a: 1\n", "body"],
    ["---\na: |\n  ---\n---\nbody", "a: |\n  ---\n", "body"],
    ["---\na: 1\n----\n---x\n--- x\n---\nbody", "a: 1\n----\n---x\n--- x\n", "body"],
  ])("takes %j apart", (text, yaml, body) => {
    expect(split(text)).toEqual({ kind: "block", yaml, body });
  });

  test.each([
    "",
    "text",
    "----\na: 1\n----\n",
    " ---\na: 1\n---\n",
    "---x\na: 1\n---\n",
    "---\n\ntext\n\n---\n",
    "---\n- a\n- b\n---\n",
    "---\nSome words\n---\n",
    "text\n---\na: 1\n---\n",
    "---js\nno end",
  ])("finds no front matter in %j", (text) => {
    expect(split(text)).toEqual({ kind: "none" });
  });

  test.each(["js", "javascript", "coffee", "cson", "json", "toml", "JS"])(
    "refuses front matter in %s",
    (language) => {
      expect(split(`---${language}\nprocess.exit(1)\n---\nbody`)).toEqual({ kind: "refused" });
    },
  );

  test("agrees with gray-matter where the dashes are as gray-matter wants them", () => {
    const line = fc.string({ unit: fc.constantFrom(..."ab: '#[é🎉"), maxLength: 8 });
    fc.assert(
      fc.property(
        fc.array(line),
        fc.string(),
        fc.constantFrom("\n", "\r\n"),
        (lines, body, end) => {
          const text = ["---", "title: x", ...lines, "---", body].join(end);
          const engines = { yaml: () => ({}) };
          const theirs = matter(text, { engines });
          const ours = splitFrontMatter(text);
          if (ours.kind !== "block") throw new Error("It begins with a key.");
          expect(ours.yaml).toBe(`${theirs.matter.replace(/^\r?\n/, "")}\n`);
          expect(text.slice(ours.fences.bodyOffset)).toBe(theirs.content);
        },
      ),
      { numRuns: 300 },
    );
  });
});
