import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { RULES } from "../../../src/domain/fault.ts";
import { checkSarif } from "../../../src/doors/cli/render/check-sarif.ts";
import { fault, report } from "../../support/literal-report.ts";

/* The parts of the SARIF 2.1.0 schema that are printed, strict: a property that it does not know is an error. */

const message = v.strictObject({ text: v.pipe(v.string(), v.nonEmpty()) });
const positive = v.pipe(v.number(), v.integer(), v.minValue(1));
/** `uri-reference` of RFC 3986: unreserved, reserved and percent-encoded characters. */
const uriReference = v.pipe(v.string(), v.regex(/^(?:[\w\-.~:/?#[\]@!$&'()*+,;=]|%[0-9A-F]{2})*$/));
const sarifLog = v.strictObject({
  $schema: v.pipe(v.string(), v.url()),
  version: v.literal("2.1.0"),
  runs: v.tuple([
    v.strictObject({
      tool: v.strictObject({
        driver: v.strictObject({
          name: v.string(),
          semanticVersion: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+/)),
          rules: v.array(
            v.strictObject({
              id: v.string(),
              shortDescription: message,
              help: v.strictObject({ text: v.string(), markdown: v.string() }),
              defaultConfiguration: v.strictObject({
                enabled: v.boolean(),
                level: v.picklist(["none", "note", "warning", "error"]),
              }),
            }),
          ),
        }),
      }),
      columnKind: v.picklist(["utf16CodeUnits", "unicodeCodePoints"]),
      results: v.array(
        v.strictObject({
          ruleId: v.string(),
          ruleIndex: v.pipe(v.number(), v.integer(), v.minValue(0)),
          level: v.picklist(["none", "note", "warning", "error"]),
          message,
          locations: v.tuple([
            v.strictObject({
              physicalLocation: v.strictObject({
                artifactLocation: v.strictObject({ uri: uriReference, uriBaseId: v.string() }),
                region: v.strictObject({ startLine: positive, startColumn: positive }),
              }),
            }),
          ]),
          partialFingerprints: v.record(v.string(), v.string()),
        }),
      ),
    }),
  ]),
});

const options = { version: "0.1.0", fromRepository: (path: string) => `wiki/${path}` };
const printed = (...faults: Parameters<typeof report>) => {
  const text = JSON.stringify(checkSarif(report(...faults), options));
  return v.parse(sarifLog, JSON.parse(text)).runs[0];
};
const fingerprints = (...faults: Parameters<typeof report>) =>
  printed(...faults).results.map(
    ({ partialFingerprints }) => partialFingerprints["palimpsestFault/v1"],
  );

describe("checkSarif", () => {
  test("describes every rule, and each result points at its own", () => {
    const { tool, results } = printed(fault("bad-date", "a.md"), fault("two-heads", "b.md"));
    expect(tool.driver.rules.map(({ id }) => id)).toEqual([...RULES]);
    for (const { ruleId, ruleIndex } of results) {
      expect(tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
    }
    const off = tool.driver.rules.find(({ id }) => id === "unreachable-page");
    expect(off?.defaultConfiguration).toEqual({ enabled: false, level: "none" });
  });

  test("says where, how bad and what to do", () => {
    expect(
      printed(fault("bad-date", "adr/0001-a.md", { severity: "warning" })).results[0],
    ).toMatchObject({
      level: "warning",
      message: { text: "It is wrong. Mend it." },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: "wiki/adr/0001-a.md", uriBaseId: "%SRCROOT%" },
            region: { startLine: 7, startColumn: 3 },
          },
        },
      ],
    });
  });

  test.each([
    ["0024-use-#-as-indicator.md", "wiki/0024-use-%23-as-indicator.md"],
    ["ODH ADR/a b?.md", "wiki/ODH%20ADR/a%20b%3F.md"],
    ["100%/é日.md", "wiki/100%25/%C3%A9%E6%97%A5.md"],
    ["a:b\n.md", "wiki/a%3Ab%0A.md"],
    ["half\ud800.md", "wiki/half%EF%BF%BD.md"],
  ])("encodes the path %j", (path, uri) => {
    const [result] = printed(fault("bad-date", path)).results;
    expect(result?.locations[0].physicalLocation.artifactLocation.uri).toBe(uri);
  });

  test("knows a fault again when it has moved, and tells equal ones apart", () => {
    const message = "ADR-2 says so (adr/0002-b.md:5), and line 9 does not.";
    const moved = "ADR-2 says so (adr/0002-b.md:15), and line 19 does not.";
    const before = fingerprints(fault("bad-date", "a.md", { message }));
    expect(fingerprints(fault("bad-date", "a.md", { message: moved, line: 99 }))).toEqual(before);
    const others = [
      fault("bad-date", "a.md"),
      fault("bad-date", "a.md", { line: 8 }),
      fault("bad-date", "b.md"),
      fault("missing-date", "a.md"),
    ];
    expect(new Set(fingerprints(...others)).size).toBe(others.length);
  });
});
