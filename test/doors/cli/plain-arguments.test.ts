import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { COMMON_OPTIONS } from "../../../src/doors/cli/options.ts";
import { plainArguments } from "../../../src/doors/cli/plain-arguments.ts";
import { readArguments } from "../../../src/doors/cli/program.ts";
import { VERBS } from "../../../src/doors/cli/verbs.ts";

const SILENT = { print: () => {}, complain: () => {} };

function plain(...args: string[]) {
  const read = plainArguments(args, VERBS);
  return read && { verb: read.verb.name, operands: read.operands, options: read.options };
}

const OPTION_NAMES = [...COMMON_OPTIONS, ...VERBS.flatMap(({ options }) => options)].map(
  ({ name }) => `--${name}`,
);

/** Words of a command line: verbs, options with and without values, and what people mistype. */
const word = fc.oneof(
  fc.constantFrom(...VERBS.map(({ name }) => name)),
  fc.constantFrom(...OPTION_NAMES),
  fc
    .tuple(fc.constantFrom(...OPTION_NAMES), fc.constantFrom("", "x", "note", "note,decision", "3"))
    .map(([name, value]) => `${name}=${value}`),
  fc.constantFrom(
    "ADR-0001",
    "why two files",
    "note",
    "2024-02",
    "2024-02-30",
    "3",
    ",",
    "",
    "é\n",
  ),
  fc.constantFrom("--", "-", "-h", "--help", "-V", "--jsn", "-x", "--no-json", "help", "-5"),
);

describe("plainArguments", () => {
  test("reads a question with its options, wherever they stand", () => {
    expect(
      plain("--wiki", "docs/adr", "recall", "why", "--kind=decision,note", "two files", "--json"),
    ).toEqual({
      verb: "recall",
      operands: ["why", "two files"],
      options: { wiki: "docs/adr", kind: ["decision", "note"], json: true },
    });
  });

  test("joins a list that is given twice, and takes the last of two values and of two opposites", () => {
    expect(
      plain(
        ...["recall", "x", "--tag", "a", "--tag", "b,c", "--since", "2020", "--since", "2021"],
        ...["--color", "--no-color"],
      )?.options,
    ).toEqual({ tag: ["a", "b", "c"], since: "2021", "no-color": true });
  });

  test.each([
    [["--help"]],
    [["recall"]],
    [["recall", "x", "-h"]],
    [["recall", "x", "--", "--json"]],
    [["recall", "x", "--kind", "decison"]],
    [["recall", "x", "--limit", "-1"]],
    [["recall", "x", "--wiki"]],
    [["index", "x"]],
    [["--kind", "note", "recall", "x"]],
    [["recal", "x"]],
    [[]],
  ])("leaves %j to the library", (args) => {
    expect(plainArguments(args, VERBS)).toBeNull();
  });

  test("reads whatever it reads as the library does", () => {
    let agreed = 0;
    fc.assert(
      fc.property(fc.array(word, { maxLength: 7 }), (args) => {
        const read = plainArguments(args, VERBS);
        if (read === null) return;
        agreed += 1;
        expect(readArguments(args, VERBS, "1.0.0", SILENT)).toEqual(read);
      }),
      { numRuns: 3000, verbose: true },
    );
    expect(agreed).toBeGreaterThan(50);
  });
});
