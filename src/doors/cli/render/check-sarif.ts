/**
 * A report of `check` in SARIF 2.1.0, for code scanning: https://docs.oasis-open.org/sarif/sarif/v2.1.0/
 */
import { createHash } from "node:crypto";
import type { CheckReport, ReportedFault, ReportedRule } from "../../../usecases/check-wiki.ts";

export interface SarifOptions {
  /** Version of this program. */
  readonly version: string;
  /** A path of the wiki as one from the repository's root, with `/` between its parts. */
  readonly fromRepository: (path: string) => string;
}

const SCHEMA =
  "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/** The report as one SARIF log with one run. */
export function checkSarif(report: CheckReport, { version, fromRepository }: SarifOptions): object {
  const ordinals = new Map(report.rules.map(({ rule }, index) => [rule, index]));
  const fingerprints = fingerprinter();
  return {
    $schema: SCHEMA,
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "palimpsest",
            semanticVersion: version,
            rules: report.rules.map(ruleDescriptor),
          },
        },
        columnKind: "utf16CodeUnits",
        results: report.faults.map((fault) => ({
          ruleId: fault.rule,
          ruleIndex: ordinals.get(fault.rule) ?? -1,
          level: fault.severity,
          message: { text: `${fault.message} ${fault.fix}` },
          locations: [locationOf(fault, fromRepository)],
          partialFingerprints: { "palimpsestFault/v1": fingerprints(fault) },
        })),
      },
    ],
  };
}

function ruleDescriptor({ rule, title, level }: ReportedRule): object {
  const help = `${title}. A page of the documentation explains it: content/rules/${rule}.md. To set its level, write checks: {${rule}: off} in palimpsest.yaml (or warning, or error).`;
  return {
    id: rule,
    shortDescription: { text: `${title}.` },
    help: { text: help, markdown: help.replace(/(checks: \{[^}]*\})/, "`$1`") },
    defaultConfiguration: {
      enabled: level !== "off",
      level: level === "off" ? "none" : level,
    },
  };
}

function locationOf(fault: ReportedFault, fromRepository: (path: string) => string): object {
  return {
    physicalLocation: {
      artifactLocation: { uri: uriOf(fromRepository(fault.path)), uriBaseId: "%SRCROOT%" },
      region: { startLine: fault.line, startColumn: fault.column },
    },
  };
}

/** A relative path as a relative URI: `#`, `?`, `%`, spaces and what lies outside ASCII are encoded. */
function uriOf(path: string): string {
  return path
    .split("/")
    .map((part) => encodeURIComponent(part.toWellFormed()))
    .join("/");
}

/**
 * Names a fault by what does not move when lines are added above it, so that code scanning knows it again: rule,
 * path and message without line numbers, and a counter where all three are the same.
 */
function fingerprinter(): (fault: ReportedFault) => string {
  const seen = new Map<string, number>();
  return ({ rule, path, message }) => {
    const words = message.replace(/:\d+\b|\bline \d+/g, "");
    const hash = createHash("sha256").update([rule, path, words].join("\0")).digest("hex");
    const count = (seen.get(hash) ?? 0) + 1;
    seen.set(hash, count);
    return `${hash.slice(0, 32)}:${count}`;
  };
}
