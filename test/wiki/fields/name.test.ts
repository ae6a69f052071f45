import { describe, expect, test } from "vitest";
import { KNOWN_FIELDS } from "../../../src/wiki/fields/known.ts";
import { fieldName } from "../../../src/wiki/fields/name.ts";

describe("fieldName", () => {
  test.each([
    ["status", "status"],
    ["Status:", "status"],
    ["**Status**", "status"],
    ["Decision-Makers", "deciders"],
    ["decisionMakers", "deciders"],
    ["Decision Makers", "deciders"],
    ["superseded-by", "superseded_by"],
    ["supersededBy", "superseded_by"],
    ["Superceded by", "superseded_by"],
    ["superseeded_by", "superseded_by"],
    ["Replaced-By", "superseded_by"],
    ["replaces", "supersedes"],
    ["See Also", "related"],
    ["Tag", "tags"],
    ["statut ", "status"],
    ["ｓｔａｔｕｓ", "status"],
    ["tracking-link", "tracking_link"],
    ["githubRepo", "githubrepo"],
    ["状态", "状态"],
    ["constructor", "constructor"],
    ["__proto__", "proto"],
    ["", ""],
  ])("%j is %j", (key, name) => {
    expect(fieldName(key)).toBe(name);
  });

  test("gives every known field its own name", () => {
    for (const name of KNOWN_FIELDS) expect(fieldName(name)).toBe(name);
  });
});
