/** `palimpsest export`: everything that the index knows, in one order, the same on every machine. */
import { EXPORT_VERSION, exportLine, exportWiki } from "../../../usecases/export-wiki.ts";
import { hasIndex } from "../current-index.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { withWiki } from "../open-wiki.ts";
import { isOn } from "../options.ts";
import type { Call } from "../verbs.ts";

/** Runs the verb: one record a line, or with `--json` the same lines as the records of one document. */
export function runExport(call: Call): Promise<ExitCode> {
  const { terminal, options } = call;
  return withWiki(call, async (palimpsest) => {
    if (!(await hasIndex(call, palimpsest))) return EXIT.failed;
    const isDocument = isOn(options, "json");
    if (isDocument) terminal.print(`{"version":${EXPORT_VERSION},"records":[\n`);
    let between = "";
    for await (const record of exportWiki(palimpsest, { words: isOn(options, "words") })) {
      terminal.print(isDocument ? `${between}${exportLine(record).trimEnd()}` : exportLine(record));
      between = ",\n";
    }
    if (isDocument) terminal.print("\n]}\n");
    return EXIT.fine;
  });
}
