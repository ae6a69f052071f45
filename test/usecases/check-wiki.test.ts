import { describe, expect, test } from "vitest";
import { wikiPath } from "../../src/domain/identity.ts";
import { checkWiki, configurationReport } from "../../src/usecases/check-wiki.ts";
import { parseConfiguration } from "../../src/wiki/configuration.ts";
import { indexedWiki } from "../support/wired.ts";

const PAGE =
  "---\nstatus: accepted\n---\n\n# Use files\n\nSee [[ADR-0099]] and [old](../old/notes.md).\n";
const rulesIn = async (files: Record<string, string>) => {
  const report = await checkWiki(await indexedWiki(files));
  return { ...report, told: report.faults.map(({ rule, severity }) => `${severity} ${rule}`) };
};

describe("checkWiki", () => {
  test("puts levels on faults, counts them, and passes without errors", async () => {
    const files = { "adr/0001-a.md": PAGE, "old/notes.md": "# Old\n" };
    const report = await rulesIn(files);
    expect(report.told).toEqual(["warning missing-date", "error dangling-link"]);
    expect(report).toMatchObject({ errors: 1, warnings: 1, pages: 2 });
    const milder = "checks: { dangling-link: warning, missing-date: off }\n";
    const configured = await rulesIn({ ...files, "palimpsest.yaml": milder });
    expect(configured.told).toEqual(["warning dangling-link"]);
    expect(configured).toMatchObject({ errors: 0, warnings: 1 });
    expect(configured.rules).toContainEqual({
      rule: "missing-date",
      title: "A decision has a date",
      level: "off",
    });
  });

  test("does not take a link for dangling that leads to a file which the wiki leaves out", async () => {
    const configuration = "exclude: [old/**]\nchecks: { missing-date: off }\n";
    const files = {
      "adr/0001-a.md": PAGE.replace("[[ADR-0099]]", "it"),
      "palimpsest.yaml": configuration,
    };
    expect((await rulesIn({ ...files, "old/notes.md": "# Old\n" })).told).toEqual([]);
    expect((await rulesIn(files)).told).toEqual(["error dangling-link"]);
  });

  test("names what cannot be read as a sentence", async () => {
    const { faults } = await rulesIn({ "index.md": "# A\n", "x.md/inner.md": "# B\n" });
    expect(faults.map(({ path, message }) => [path, message])).toEqual([
      ["x.md", expect.stringMatching(/^It is a folder .*\.$/)],
    ]);
  });
});

describe("configurationReport", () => {
  test("reports what is wrong with palimpsest.yaml as errors", () => {
    const parsed = parseConfiguration("exlude: []\n", wikiPath("palimpsest.yaml"));
    const faults = parsed.ok ? [] : parsed.fault;
    expect(configurationReport(faults)).toMatchObject({
      faults: [{ rule: "bad-configuration", severity: "error", path: "palimpsest.yaml", line: 1 }],
      errors: 1,
    });
  });
});
