import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mentionsIn } from "../../src/domain/identity.ts";
import { mentionPatterns } from "../../src/domain/mention-patterns.ts";

/** Pieces that identities are made of, and what stands around them. */
const piece = fc.oneof(
  fc.constantFrom(
    ...[
      "ADR",
      "adr",
      "ODH-ADR-Operator",
      "RFC",
      "PROP",
      "web/",
      "docs/adr/",
      "UTF",
      "Node",
      "in",
      "mem_",
    ],
    ...[
      "01JGF3B5T00000000000000000",
      "world:person:anya",
      "self:",
      "@2",
      ".md",
      ".markdown",
      "x.mdx",
    ],
    ...["0042", "7", "42", "2024", "1.5", "#", "-", "_", " ", ".", ",", "/", ":", "(", "?", "b"],
  ),
  fc.string({ unit: "grapheme-ascii", maxLength: 3 }),
);
const sentence = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(""));

describe("mentionPatterns", () => {
  test("finds in ASCII what the patterns for every script find", () => {
    let found = 0;
    fc.assert(
      fc.property(sentence, (text) => {
        // One sign beyond ASCII, too far away to be part of anything, asks for the patterns of every script.
        const mentions = mentionsIn(text);
        found += mentions.length;
        expect(mentionsIn(`${text} \n é`)).toEqual(mentions);
      }),
      { numRuns: 3000, verbose: true },
    );
    expect(found).toBeGreaterThan(100);
  });

  test("gives each set once, and the small one to ASCII only", () => {
    expect(mentionPatterns("ADR-0042")).toBe(mentionPatterns("why two files"));
    expect(mentionPatterns("décision 42")).toBe(mentionPatterns("决定"));
    expect(mentionPatterns("ADR-0042")).not.toBe(mentionPatterns("ADR-0042 é"));
  });
});
