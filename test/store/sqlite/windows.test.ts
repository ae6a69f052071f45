import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parsePassage, passageText } from "../../../src/store/passage.ts";
import { windowed } from "../../../src/store/sqlite/windows.ts";

function sectionsOf(...bodies: readonly string[]) {
  const terms = bodies.map((body, section) => ({ section, title: "", heading: "head", body }));
  const passage = windowed(parsePassage(passageText(terms)));
  return passage.sections.map(({ section, body, end }) => ({
    section,
    text: passage.text.slice(body, end),
  }));
}

describe("windowed", () => {
  test("leaves short sections whole", () => {
    expect(sectionsOf("one two", "three")).toEqual([
      { section: 0, text: "one two" },
      { section: 1, text: "three" },
    ]);
  });

  test("cuts a long section into windows that are about as long as each other", () => {
    const windows = sectionsOf("word ".repeat(500).trim());
    expect(windows.length).toBe(5);
    expect(Math.max(...windows.map(({ text }) => text.length))).toBeLessThan(600);
    expect(Math.min(...windows.map(({ text }) => text.length))).toBeGreaterThan(400);
  });

  test("loses and cuts no term", () => {
    const term = fc.string({ unit: fc.constantFrom("a", "b", "数"), minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(fc.array(term, { maxLength: 200 }), fc.array(term), (long, short) => {
        const windows = sectionsOf(long.join(" "), short.join(" "));
        const terms = (section: number) =>
          windows
            .filter((window) => window.section === section)
            .flatMap(({ text }) => text.split(" "))
            .filter((each) => each !== "");
        expect(terms(0)).toEqual(long);
        expect(terms(1)).toEqual(short);
      }),
    );
  });
});
