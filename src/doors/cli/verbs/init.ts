/** `palimpsest init`: makes a wiki and tells what it made and what was there. */
import { relative } from "node:path";
import { type InitReport, initWiki } from "../../../usecases/init-wiki.ts";
import { locateRoot, shellWord } from "../../../usecases/locate.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { givenText, isOn } from "../options.ts";
import { printJson } from "../print-json.ts";
import { message } from "../render/message.ts";
import { visible } from "../render/visible.ts";
import type { Call } from "../verbs.ts";

/** Runs the verb. A wiki that is there already is fine: nothing is made. */
export async function runInit({ cwd, options, terminal }: Call): Promise<ExitCode> {
  const report = await initWiki({ cwd, wiki: givenText(options, "wiki"), clock: Date.now });
  if (!report.ok) {
    terminal.complain(`${message(report.fault.message)}\n${message(report.fault.fix)}\n`);
    return report.fault.kind === "not-written" ? EXIT.failed : EXIT.usage;
  }
  const wiki = givenText(options, "wiki");
  const shown = shownIn(cwd, report.value);
  if (isOn(options, "json")) printJson(terminal, { version: 1, ...shown });
  else {
    terminal.print(madeText(shown));
    terminal.remark(nextSteps(shown, isFoundWithout(cwd, wiki) ? undefined : wiki));
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
  if (made.length === 0) return `${visible(wiki)} is a wiki already; nothing was changed.\n`;
  return `${made.map((file) => `made ${visible(file)}\n`).join("")}`;
}

/** Whether a call from here finds the wiki that was named without its name. */
function isFoundWithout(cwd: string, wiki: string | undefined): boolean {
  const [found, named] = [locateRoot({ cwd }), locateRoot({ cwd, wiki })];
  return wiki === undefined || (found.ok && named.ok && found.value === named.value);
}

/** What to do next; `named` is the folder that a call from here has to name. */
function nextSteps({ wiki, made, ignored, logs }: Shown, named: string | undefined): string {
  const hidden = ignored
    ? [
        `git ignores ${visible(wiki)}: nobody else will see it. Take it out of .gitignore or .git/info/exclude.\n`,
      ]
    : [];
  const log = logs.map(
    (folder) =>
      `There are decisions in ${visible(folder)}. They work as they are: palimpsest --wiki ${shellWord(visible(folder))} recall …\n`,
  );
  const option = named === undefined ? "" : `--wiki ${shellWord(visible(named))} `;
  const ask = made.some((file) => file.endsWith(".md"))
    ? [`Ask it: palimpsest ${option}recall ADR-0001\n`]
    : [];
  return [...hidden, ...log, ...ask].join("");
}
