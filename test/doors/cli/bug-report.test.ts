import { describe, expect, test } from "vitest";
import { reportOf } from "../../../src/doors/cli/bug-report.ts";

describe("reportOf", () => {
  test("tells what to report of a bug, stack and arguments included", () => {
    const report = reportOf(new Error("no such thing"), ["recall", "a b"]);
    expect(report).toMatch(/^This is a bug in Palimpsest\./);
    expect(report).toContain('arguments: ["recall","a b"]');
    expect(report).toContain("Error: no such thing\n    at ");
    expect(report).toContain(`Node ${process.version}`);
  });

  test("tells of a full disk in a line, for that is no bug", () => {
    const full = Object.assign(new Error("ENOSPC: no space left on device, write"), {
      code: "ENOSPC",
    });
    expect(reportOf(full, [])).toBe(
      "The output could not be written: there is no space left where the output goes (ENOSPC: no space left on device, write).\n",
    );
  });

  test("takes whatever was thrown", () => {
    expect(reportOf("words", [])).toContain("\nwords\n");
  });
});
