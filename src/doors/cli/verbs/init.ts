/** `palimpsest init`: makes a wiki and tells what it made and what was there. */
import { relative } from "node:path";
import { type InitReport, initWiki } from "../../../usecases/init-wiki.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { givenText, isOn } from "../options.ts";
import { printJson } from "../print-json.ts";
import type { Call } from "../verbs.ts";

/** Runs the verb. A wiki that is there already is fine: nothing is made. */
export async function runInit({ cwd, options, terminal }: Call): Promise<ExitCode> {
  const report = await initWiki({ cwd, wiki: givenText(options, "wiki"), clock: Date.now });
  if (!report.ok) {
    terminal.complain(`${report.fault.message}\n${report.fault.fix}\n`);
    return report.fault.kind === "not-written" ? EXIT.failed : EXIT.usage;
  }
  const shown = shownIn(cwd, report.value);
  if (isOn(options, "json")) printJson(terminal, { version: 1, ...shown });
  else {
    terminal.print(madeText(shown));
    terminal.remark(nextSteps(shown));
  }
  return EXIT.fine;
}

interface Shown {
  readonly wiki: string;
  readonly made: readonly string[];
  readonly ignored: boolean;
  readonly logs: readonly string[];
}

/** The report with paths as they are called from the working directory. */
function shownIn(cwd: string, { root, made, isIgnored, logs }: InitReport): Shown {
  const shown = (path: string) => relative(cwd, path) || ".";
  return {
    wiki: shown(root),
    made: made.map(shown),
    ignored: isIgnored,
    logs: logs.map(shown),
  };
}

function madeText({ wiki, made }: Shown): string {
  if (made.length === 0) return `${wiki} is a wiki already; nothing was changed.\n`;
  return `${made.map((file) => `made ${file}\n`).join("")}`;
}

function nextSteps({ wiki, made, ignored, logs }: Shown): string {
  const hidden = ignored
    ? [
        `git ignores ${wiki}: nobody else will see it. Take it out of .gitignore or .git/info/exclude.\n`,
      ]
    : [];
  const log = logs.map(
    (folder) =>
      `There are decisions in ${folder}. They work as they are: palimpsest --wiki ${folder} recall …\n`,
  );
  const ask = made.some((file) => file.endsWith(".md"))
    ? ["Ask it: palimpsest recall ADR-0001\n"]
    : [];
  return [...hidden, ...log, ...ask].join("");
}
