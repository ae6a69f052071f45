/** `palimpsest index`: brings the index up to the files and tells what it found. */
import { indexWiki } from "../../../usecases/index-wiki.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { withWiki } from "../open-wiki.ts";
import { isOn } from "../options.ts";
import { printJson } from "../print-json.ts";
import { progressOf } from "../progress.ts";
import { counted } from "../render/counted.ts";
import { message } from "../render/message.ts";
import { shownPath } from "../shown-path.ts";
import type { Call } from "../verbs.ts";

type Outcome = Awaited<ReturnType<typeof indexWiki>>;

/** Paths that are named when files could not be read; `--json` names all. */
const MOST_NAMED = 20;

/** Runs the verb. Files that cannot be read are reported and do not make it fail: the rest is indexed. */
export function runIndex(call: Call): Promise<ExitCode> {
  const { terminal, options, cwd } = call;
  return withWiki(call, async (palimpsest) => {
    const progress = await progressOf(terminal, "pages");
    const force = isOn(options, "force");
    const outcome = await indexWiki(palimpsest, { force, onProgress: progress.show });
    progress.end();
    const { root, storeFile } = palimpsest.location;
    terminal.remark(unreadableText(outcome, (path) => shownPath(cwd, root, path)));
    if (outcome.outcome === "busy" || outcome.outcome === "failed") {
      terminal.complain(`${message(reasonOf(outcome))}\n`);
      return EXIT.failed;
    }
    if (isOn(options, "json")) printJson(terminal, jsonOf(outcome, storeFile));
    else terminal.print(`${summaryOf(outcome)}\n`);
    return EXIT.fine;
  });
}

function reasonOf({ outcome, fault }: Outcome): string {
  return outcome === "busy"
    ? "Another process is writing the index. Try again when it is done."
    : (fault?.message ?? "The index could not be written.");
}

function jsonOf(outcome: Outcome, storeFile: string): object {
  const { pages, decisions, changed, removed, unreadable, ms, rebuilt } = outcome;
  return {
    version: 1,
    pages,
    decisions,
    changed,
    removed,
    unreadable: unreadable.length,
    ms,
    rebuilt,
    store: storeFile,
    unreadable_files: unreadable,
  };
}

function summaryOf({
  pages,
  decisions,
  changed,
  removed,
  unreadable,
  ms,
  outcome,
}: Outcome): string {
  const parts = [
    counted(pages, "page"),
    counted(decisions, "decision"),
    outcome === "unchanged" ? "nothing changed" : `${changed} changed, ${removed} removed`,
    ...(unreadable.length > 0 ? [`${unreadable.length} unreadable`] : []),
  ];
  return `${parts.join(", ")} (${durationOf(ms)})`;
}

function durationOf(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}

function unreadableText({ unreadable }: Outcome, shown: (path: string) => string): string {
  const lines = unreadable
    .slice(0, MOST_NAMED)
    .map(({ path, reason }) => message(`${shown(path)}: ${reason}`));
  const more = unreadable.length - lines.length;
  if (more > 0) lines.push(`… and ${more} more; palimpsest index --json names all.`);
  return lines.map((line) => `${line}\n`).join("");
}
