/** Random front matter as people write it, in parts, so that a test knows which bytes an edit may touch. */
import fc from "fast-check";

/** One field. `before` and `after` may not change when the value does. */
export interface Part {
  readonly key: string;
  /** Comment lines, blank lines, key, colon and space. */
  readonly before: string;
  readonly value: string;
  /** A comment behind the value, and the line break. */
  readonly after: string;
  /** Whether an edit may be refused, and why. */
  readonly mayRefuse: readonly string[];
}

export interface RandomPage {
  readonly parts: readonly Part[];
  readonly opening: string;
  readonly closing: string;
  readonly body: Uint8Array;
}

const word = fc.constantFrom(
  "Anya",
  "décision",
  "決定",
  "🎉 yes",
  "a b",
  "x",
  "ADR-0001",
  "C#",
  "50%",
);
const comment = fc.constantFrom("", "", " # why", "  #", "\t# é 🎉");
const between = fc.constantFrom("", "", "", "\n", "# a comment\n", "  # far: in\n\n");
const gap = fc.constantFrom(" ", " ", "  ", "\t", " \t");

interface Written {
  readonly value: string;
  readonly glue?: string;
  readonly mayRefuse?: readonly string[];
  readonly noComment?: boolean;
}

const scalar: fc.Arbitrary<Written> = fc.oneof(
  word.map((value) => ({ value })),
  word.map((value) => ({ value: `"${value} \\u00e9"` })),
  word.map((value) => ({ value: `'${value} it''s'` })),
  fc.constant({ value: '"over\n  two lines"' }),
  fc.constant({ value: "plain\n  goes on" }),
  fc.constantFrom({ value: "2026-01-02" }, { value: "0042" }, { value: "no" }, { value: "~" }),
);

const block: fc.Arbitrary<Written> = fc
  .tuple(
    fc.constantFrom("|", ">", "|-", ">-", "| # c"),
    fc.array(word, { minLength: 1, maxLength: 3 }),
  )
  .map(([header, lines]) => ({
    value: header + lines.map((line) => `\n   ${line}`).join(""),
    noComment: true,
  }));

const flowList: fc.Arbitrary<Written> = fc
  .tuple(
    fc.array(word, { maxLength: 3 }),
    fc.constantFrom(", ", ",", ",\n    "),
    fc.constantFrom("", " "),
  )
  .map(([items, comma, pad]) => ({ value: `[${pad}${items.join(comma)}${pad}]` }));

const blockList: fc.Arbitrary<Written> = fc
  .tuple(
    fc.array(fc.tuple(word, comment, fc.constantFrom("", "", "# c\n")), {
      minLength: 1,
      maxLength: 4,
    }),
    fc.constantFrom("", "  ", "    "),
  )
  .map(([items, indent]) => ({
    value: items.map(([item, tail, line]) => `\n${line}${indent}- ${item}${tail}`).join(""),
    glue: "",
    noComment: true,
    mayRefuse: ["comment-inside"],
  }));

const nested: fc.Arbitrary<Written> = fc.constantFrom(
  { value: "\n  a: 1\n  b: [x]", glue: "", noComment: true, mayRefuse: ["nested-value"] },
  { value: "{a: 1}", mayRefuse: ["nested-value"] },
);

const anchored: fc.Arbitrary<Written> = fc.constantFrom(
  { value: "&here shared", mayRefuse: ["shared-value"] },
  { value: "&list [a, b]", mayRefuse: ["shared-value"] },
);

const empty: fc.Arbitrary<Written> = fc.constant({ value: "", glue: "" });

const written = fc.oneof(
  { weight: 5, arbitrary: scalar },
  { weight: 2, arbitrary: fc.oneof(flowList, blockList, block) },
  { weight: 1, arbitrary: fc.oneof(nested, anchored, empty) },
);

/** Bodies with every kind of byte. */
const body = fc.oneof(
  fc
    .constantFrom("", "\n# Body\n", "Body without an end", "\r\n# é\r\n")
    .map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 20 }).map((bytes) => Buffer.concat([Buffer.from("\n# x "), bytes])),
);

const key = fc.constantFrom(
  "title",
  "status",
  "superseded-by",
  "Tags",
  '"quoted key"',
  "clé",
  "x y",
);

/** Pages of which each has its keys once, and two that share a value where there is an anchor. */
export const randomPage: fc.Arbitrary<RandomPage> = fc
  .record({
    fields: fc.uniqueArray(fc.tuple(key, written, gap, comment, between), {
      selector: ([name]) => name,
      minLength: 1,
    }),
    lineBreak: fc.constantFrom("\n", "\n", "\r\n"),
    mark: fc.constantFrom("", "", "\uFEFF"),
    spaces: fc.constantFrom("", "", "  "),
    body,
  })
  .map(({ fields, lineBreak, mark, spaces, body }) => {
    // A block that begins with a blank line may be prose after a rule.
    const parts = fields.map(
      ([name, { value, glue, noComment, mayRefuse }, space, tail, lines], index) => ({
        key: name.replaceAll('"', ""),
        before: `${index > 0 ? lines : ""}${name}:${glue ?? space}`,
        value,
        after: `${noComment ? "" : tail}\n`,
        mayRefuse: mayRefuse ?? [],
      }),
    );
    const aliases = ["here", "list"]
      .filter((name) => parts.some(({ value }) => value.startsWith(`&${name}`)))
      .map((name) => aliasOf(name));
    const ends = (text: string) => text.replaceAll("\n", lineBreak);
    return {
      parts: [...parts, ...aliases].map((part) => ({
        ...part,
        before: ends(part.before),
        value: ends(part.value),
        after: ends(part.after),
      })),
      opening: `${mark}---${spaces}${lineBreak}`,
      closing: `---${spaces}${lineBreak}`,
      body,
    };
  });

function aliasOf(name: string): Part {
  return {
    key: `other-${name}`,
    before: `other-${name}: `,
    value: `*${name}`,
    after: "\n",
    // Without its alias, `&here shared` would be words.
    mayRefuse: ["would-not-read-back"],
  };
}

/** The bytes of a page. */
export function bytesOf({ parts, opening, closing, body }: RandomPage): Uint8Array {
  const fields = parts.map(({ before, value, after }) => before + value + after).join("");
  return Buffer.concat([Buffer.from(opening + fields + closing), body]);
}

/** Texts that a field may be set to, hard ones among them. */
export const newText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(..."ab: #-[]{}'\"\\&*!|>@%`?,\n\t\r~=0"), maxLength: 8 }),
  fc.constantFrom(
    "accepted",
    "0042",
    "no",
    "null",
    "2026-01-01",
    "[[ADR-0002]]",
    "---",
    "...",
    "\u2028",
    "\uFEFF",
    "\0",
  ),
);
