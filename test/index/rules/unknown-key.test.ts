import { describe, expect, test } from "vitest";
import { DEFAULT_CONFIGURATION } from "../../../src/domain/configuration.ts";
import { findUnknownKeys } from "../../../src/index/rules/unknown-key.ts";
import { field, findIn, page } from "../../support/literal-wiki.ts";

const keysToldIn = async (keys: string[], isConfigured: boolean, fields: string[] = []) => {
  const one = page({ path: "0001-a.md", fields: keys.map((key) => field(key, "x")) });
  const configuration = { ...DEFAULT_CONFIGURATION, fields };
  const faults = await findIn(findUnknownKeys, [one], { isConfigured, configuration });
  return faults.map(({ message, edit }) => [message, edit]);
};

describe("findUnknownKeys", () => {
  test.each([
    ["statsu", "status"],
    ["statuss", "status"],
    ["consultd", "consulted"],
  ])("names what %s was meant to be, and mends it", async (key, meant) => {
    expect(await keysToldIn([key], false)).toEqual([
      [
        `Nothing reads the key "${key}". The nearest is "${meant}".`,
        { kind: "rename-field", key, to: meant },
      ],
    ]);
  });

  test("tells two slips in one key, and mends them not", async () => {
    expect(await keysToldIn(["superceeded_by"], false)).toEqual([
      [expect.stringContaining('The nearest is "superseded_by"'), undefined],
    ]);
  });

  test.each(["kind", "find", "min", "mins", "lag", "lane", "land", "ids", "tile", "titel", "dat"])(
    "leaves %s alone, which is near to a short key only",
    async (key) => {
      expect(await keysToldIn([key], false)).toEqual([]);
      expect(await keysToldIn([key], true)).toEqual([[expect.stringContaining(key), undefined]]);
    },
  );

  test("mends nothing where the right key is there as well", async () => {
    expect(await keysToldIn(["statsu", "status"], false)).toEqual([
      [expect.stringContaining("statsu"), undefined],
    ]);
  });

  test("tells keys that are near to none only where a palimpsest.yaml could list them", async () => {
    expect(await keysToldIn(["cost_center", "metadata.cost"], false)).toEqual([]);
    expect(await keysToldIn(["cost_center", "metadata.cost"], true)).toEqual([
      [expect.stringContaining('"cost_center"'), undefined],
    ]);
    expect(await keysToldIn(["cost_center"], true, ["Cost Center"])).toEqual([]);
  });

  test("reads no slip into a short or an ordinary word", async () => {
    expect(await keysToldIn(["name", "state", "url", "tg", "links"], false)).toEqual([]);
  });
});
