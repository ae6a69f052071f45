import { matchesGlob } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { excluderOf } from "../../src/wiki/glob.ts";

describe("excluderOf", () => {
  test.each([
    ["drafts", "drafts/a.md", true],
    ["drafts/", "drafts/deep/a.md", true],
    ["./drafts/**", "drafts/deep/a.md", true],
    ["*/**", "a.md", false],
    ["*/**", "any/a.md", true],
    ["drafts/*", "drafts/a.md", true],
    ["drafts", "old/drafts/a.md", false],
    ["**/drafts", "old/drafts/a.md", true],
    ["**/drafts", "drafts/a.md", true],
    ["*.draft.md", "a.draft.md", true],
    ["*.draft.md", "sub/a.draft.md", false],
    ["**/*.draft.md", "sub/a.draft.md", true],
    ["a?.md", "a1.md", true],
    ["a?.md", "a.md", false],
    ["a?.md", "a😀.md", true],
    ["[ab].md", "b.md", true],
    ["[!ab].md", "b.md", false],
    ["[^ab].md", "c.md", true],
    ["[a-c]*.md", "cats.md", true],
    ["[z-a].md", "b.md", false],
    ["[z-a].md", "[z-a].md", true],
    ["[].md", "[].md", true],
    ["[open.md", "[open.md", true],
    ["{one,two}.md", "two.md", true],
    ["{one,t*}/x.md", "three/x.md", true],
    ["{one.md", "{one.md", true],
    ["a.md", "axmd", false],
    ["\\*.md", "*.md", true],
    ["\\*.md", "a.md", false],
    ["with space/*.md", "with space/a.md", true],
    ["line*.md", "line\nbreak.md", true],
    ["(a|b).md", "a.md", false],
    ["**", "anything/at/all.md", true],
    ["", "a.md", false],
  ])("%j on %j is %j", (glob, path, expected) => {
    expect(excluderOf([glob])?.(path)).toBe(expected);
  });

  test("any of several globs is enough", () => {
    const isExcluded = excluderOf(["one.md", "two/**"]);
    expect(["one.md", "two/x.md", "three.md"].map((path) => isExcluded?.(path))).toEqual([
      true,
      true,
      false,
    ]);
  });

  test("no globs ask nothing", () => {
    expect(excluderOf([])).toBeNull();
  });

  test("agrees with Node on plain globs", () => {
    const name = fc.string({
      unit: fc.constantFrom("a", "b", ".", "-"),
      minLength: 1,
      maxLength: 3,
    });
    const piece = fc.oneof(
      name,
      fc.constantFrom("*", "a*", "*b", "?", "[ab]", "**", "a**", "**b", "{a,b}"),
    );
    // Names of dots alone are no names, and Node treats a leading dot apart: hidden files are never listed here.
    const plain = (part: string) => !part.startsWith(".");
    fc.assert(
      fc.property(
        fc.array(name.filter(plain), { minLength: 1, maxLength: 4 }),
        fc.array(piece.filter(plain), { minLength: 1, maxLength: 4 }),
        (path, glob) => {
          const [wanted, pattern] = [path.join("/"), glob.join("/")];
          // Ours leaves out what lies beneath a match too.
          const expected = path.some((_, depth) =>
            matchesGlob(path.slice(0, depth + 1).join("/"), pattern),
          );
          expect(excluderOf([pattern])?.(wanted), `${pattern} on ${wanted}`).toBe(expected);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
