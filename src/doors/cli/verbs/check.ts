/** `palimpsest check`: reports faults, and with `--fix` mends those that have one right answer. */
import { sep } from "node:path";
import { type CheckReport, checkWiki, configurationReport } from "../../../usecases/check-wiki.ts";
import { type FixReport, fixWiki } from "../../../usecases/fix-wiki.ts";
import { locateRoot } from "../../../usecases/locate.ts";
import { emptyWiki } from "../../../usecases/unread.ts";
import type { WireFault } from "../../../usecases/wire.ts";
import { hasIndex } from "../current-index.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { complainOf, withWiki } from "../open-wiki.ts";
import { givenText, isOn } from "../options.ts";
import { printJson } from "../print-json.ts";
import { checkJson, fixJson } from "../render/check-json.ts";
import { checkSarif } from "../render/check-sarif.ts";
import { checkText } from "../render/check-text.ts";
import { fixText } from "../render/fix-text.ts";
import { message } from "../render/message.ts";
import { shownPath } from "../shown-path.ts";
import type { Call } from "../verbs.ts";
import { readVersion } from "../version.ts";

/** Where a report's paths begin. */
interface Places {
  /** Absolute path of the wiki's root. */
  readonly root: string;
  readonly repository: string | null;
}

/** Runs the verb. It fails where a fault is found, or with `--fail-on error` where that is an error. */
export function runCheck(call: Call): Promise<ExitCode> {
  const { options, terminal } = call;
  const format = givenText(options, "format");
  if (isOn(options, "json") && format !== undefined && format !== "json") {
    terminal.complain(
      `--json and --format ${message(format)} ask for two documents.\nLeave one out.\n`,
    );
    return Promise.resolve(EXIT.usage);
  }
  return withWiki(
    call,
    async (palimpsest) => {
      if (!(await hasIndex(call, palimpsest))) return EXIT.failed;
      const isDryRun = isOn(options, "dry-run");
      if (!isOn(options, "fix") && !isDryRun) {
        const found = await checkWiki(palimpsest);
        for (const hint of found.pages > 0
          ? []
          : await emptyWiki(palimpsest.store, palimpsest.location)) {
          terminal.remark(`${message(hint)}\n`);
        }
        return report(call, found, null, palimpsest.location);
      }
      const fixed = await fixWiki(palimpsest, { dryRun: isDryRun });
      return report(call, fixed.after, fixed, palimpsest.location);
    },
    reportConfiguration,
  );
}

/** A `palimpsest.yaml` with faults is what this verb is asked for, and not in its way. */
function reportConfiguration(fault: WireFault, call: Call): ExitCode {
  if (fault.kind !== "configuration" || fault.faults.length === 0) return complainOf(fault, call);
  const root = locateRoot({ cwd: call.cwd, wiki: givenText(call.options, "wiki") });
  if (!root.ok) return complainOf(fault, call);
  const places = { root: root.value, repository: null };
  return report(call, configurationReport(fault.faults), null, places);
}

function report(
  { cwd, options, terminal }: Call,
  found: CheckReport,
  fixed: FixReport | null,
  { root, repository }: Places,
): ExitCode {
  const format = isOn(options, "json") ? "json" : (givenText(options, "format") ?? "text");
  const shown = (path: string) => shownPath(cwd, root, path);
  const { paints } = terminal;
  if (format === "json") printJson(terminal, fixed === null ? checkJson(found) : fixJson(fixed));
  else if (format === "sarif") {
    const base = repository ?? cwd;
    const fromRepository = (path: string) => shownPath(base, root, path).replaceAll(sep, "/");
    printJson(terminal, checkSarif(found, { version: readVersion(), fromRepository }));
  } else {
    if (fixed !== null) terminal.print(fixText(fixed, { paints, shown }));
    terminal.print(checkText(found, { paints, shown }));
  }
  const counted = givenText(options, "fail-on") === "error" ? found.errors : found.faults.length;
  return counted === 0 ? EXIT.fine : EXIT.nothing;
}
