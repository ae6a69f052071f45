/** Reports of `check` as literals, for tests of what prints them. */
import { RULES, type Rule } from "../../src/domain/fault.ts";
import { wikiPath } from "../../src/domain/identity.ts";
import type { Paints } from "../../src/doors/cli/terminal.ts";
import type { CheckReport, ReportedFault } from "../../src/usecases/check-wiki.ts";

/** A fault at line 7, column 3, with what a test changes of it. */
export function fault(rule: Rule, path: string, more: Partial<ReportedFault> = {}): ReportedFault {
  return {
    rule,
    path: wikiPath(path),
    line: 7,
    column: 3,
    severity: "error",
    message: "It is wrong.",
    fix: "Mend it.",
    ...more,
  };
}

export function report(...faults: ReportedFault[]): CheckReport {
  const errors = faults.filter(({ severity }) => severity === "error").length;
  return {
    faults,
    errors,
    warnings: faults.length - errors,
    mendable: faults.filter(({ edit }) => edit !== undefined).length,
    pages: 12,
    rules: RULES.map((rule) => ({
      rule,
      title: `Of ${rule}`,
      level: rule === "unreachable-page" ? "off" : "error",
    })),
  };
}

const plain = (text: string) => text;

/** A terminal without colours. */
export const plainPaints: Paints = {
  bold: plain,
  dim: plain,
  red: plain,
  yellow: plain,
  green: plain,
  cyan: plain,
  mark: plain,
};
