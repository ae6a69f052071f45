import { describe, expect, test } from "vitest";
import { wikiPath } from "../../../src/domain/identity.ts";
import { checkJson, fixJson } from "../../../src/doors/cli/render/check-json.ts";
import { fault, report } from "../../support/literal-report.ts";

const one = fault("unknown-key", "adr/0001-a.md", {
  edit: { kind: "rename-field", key: "statsu", to: "status" },
});
const printed = {
  rule: "unknown-key",
  severity: "error",
  path: "adr/0001-a.md",
  line: 7,
  column: 3,
  message: "It is wrong.",
  fix: "Mend it.",
};

describe("checkJson", () => {
  test("has the shape of version 1 and nothing else", () => {
    expect(JSON.stringify(checkJson(report(one)))).toBe(
      JSON.stringify({ version: 1, faults: [printed] }),
    );
    expect(checkJson(report())).toEqual({ version: 1, faults: [] });
  });
});

describe("fixJson", () => {
  test("adds what was mended and what was not", () => {
    const changes = [{ line: 2, before: ["statsu: x"], after: ["status: x"] }];
    const refused = { path: wikiPath("b.md"), message: "It has changed.", fix: "Run it again." };
    const fixed = {
      mended: [{ path: one.path, faults: [one], changes }],
      refused: [refused],
      after: report(one),
      isDryRun: true,
    };
    expect(fixJson(fixed)).toEqual({
      version: 1,
      faults: [printed],
      dry_run: true,
      mended: [{ path: "adr/0001-a.md", rules: ["unknown-key"], changes }],
      refused: [refused],
    });
  });
});
