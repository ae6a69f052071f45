import { describe, expect, test } from "vitest";
import { isNothing } from "../../../src/wiki/fields/nothing.ts";

describe("isNothing", () => {
  test.each([
    ...["", " ", "-", "—", "~", "N/A", "n.a.", "NA", "None", "none.", "[none]", "TBD", "todo"],
    ...["null", "[null]", "[[]]", "[]", "{}", '""', "_none_", "Not applicable"],
  ])("%j is nothing", (text) => {
    expect(isNothing(text)).toBe(true);
  });

  test.each([
    "no",
    "off",
    "0",
    "none of the above",
    "Nana",
    "ADR-0001",
    "N",
    "?",
    "-1",
    "[[ADR-0001]]",
  ])("%j is something", (text) => {
    expect(isNothing(text)).toBe(false);
  });
});
