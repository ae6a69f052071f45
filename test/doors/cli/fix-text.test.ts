import { describe, expect, test } from "vitest";
import { wikiPath } from "../../../src/domain/identity.ts";
import { fixText } from "../../../src/doors/cli/render/fix-text.ts";
import type { FixReport } from "../../../src/usecases/fix-wiki.ts";
import { fault, plainPaints, report } from "../../support/literal-report.ts";

const options = { paints: plainPaints, shown: (path: string) => `wiki/${path}` };
const path = wikiPath("adr/0001-a.md");
const fixed: FixReport = {
  mended: [
    {
      path,
      faults: [fault("unknown-key", path), fault("one-sided-supersession", path)],
      changes: [
        { line: 2, before: ["statsu: x"], after: ["status: x", "superseded_by: ADR-0002"] },
      ],
    },
  ],
  refused: [{ path: wikiPath("b.md"), message: "It has changed.", fix: "Run it again." }],
  after: report(),
  isDryRun: false,
};

describe("fixText", () => {
  test("prints the changed lines, and what was left alone", () => {
    expect(fixText(fixed, options)).toBe(
      [
        "wiki/adr/0001-a.md:2: [unknown-key, one-sided-supersession]",
        "    - statsu: x",
        "    + status: x",
        "    + superseded_by: ADR-0002",
        "wiki/b.md: not changed: It has changed.",
        "    Run it again.",
        "1 file changed.",
        "",
        "",
      ].join("\n"),
    );
  });

  test("says that a dry run wrote nothing", () => {
    expect(fixText({ ...fixed, isDryRun: true }, options)).toContain(
      "1 file would be changed; nothing was written.",
    );
  });

  test("says nothing where there was nothing to mend", () => {
    expect(fixText({ ...fixed, mended: [], refused: [] }, options)).toBe("");
  });
});
