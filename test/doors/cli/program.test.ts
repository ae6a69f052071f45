import { describe, expect, test } from "vitest";
import { readArguments } from "../../../src/doors/cli/program.ts";
import { VERBS } from "../../../src/doors/cli/verbs.ts";

function said(...args: string[]) {
  const output: string[] = [];
  const messages: string[] = [];
  const read = readArguments(args, VERBS, "1.2.3", {
    print: (text) => output.push(text),
    complain: (text) => messages.push(text),
  });
  return { read, output: output.join(""), messages: messages.join("") };
}

describe("readArguments", () => {
  test("takes all words after -- as the question", () => {
    expect(said("recall", "--json", "--", "--wiki", "x").read).toMatchObject({
      operands: ["--wiki", "x"],
      options: { json: true },
    });
  });

  test.each([
    [["--help"], "Usage: palimpsest"],
    [["help", "check"], "--format sarif"],
    [["recall", "--help"], "3  the name means several pages"],
    [["--version"], "1.2.3\n"],
    [["recall", "x", "-V"], "1.2.3\n"],
  ])("prints what %j asks for on standard output", (args, words) => {
    const { read, output, messages } = said(...args);
    expect(read).toBe(0);
    expect(output).toContain(words);
    expect(messages).toBe("");
  });

  test.each(VERBS)(
    "prints help of $name with examples, options of all commands and exit codes",
    ({ name, examples }) => {
      const { output } = said(name, "--help");
      for (const [call] of examples) expect(output).toContain(`  ${call}  `);
      expect(output).toContain("--wiki <DIR>");
      expect(output).toContain("Exit codes:\n  0  ");
    },
  );

  test.each([
    [[], "Usage: palimpsest"],
    [["recall"], "missing required argument 'question'"],
    [["recal", "x"], "Did you mean recall?"],
    [["why", "two", "files"], "palimpsest recall why two files"],
    [["recall", "x", "--jsno"], "Did you mean --json?"],
    [["recall", "x", "--wiki"], "argument missing"],
    [["recall", "x", "--kind", "decison"], "Did you mean decision?"],
    [["recall", "x", "--since", "2024-02-30"], "a date is YYYY, YYYY-MM or YYYY-MM-DD"],
    [["recall", "x", "--since", "yesterday"], "a date is YYYY, YYYY-MM or YYYY-MM-DD"],
    [["recall", "x", "--limit", "0"], "a count is a whole number"],
    [["recall", "x", "--tag", ","], "a value is missing"],
    [["check", "--format", "xml"], '"xml" is none of text, json, sarif'],
    [["index", "x"], "too many arguments"],
  ])("refuses %j on standard error", (args, words) => {
    const { read, output, messages } = said(...args);
    expect(read).toBe(2);
    expect(output).toBe("");
    expect(messages).toContain(words);
  });
});
