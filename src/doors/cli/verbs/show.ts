/** `palimpsest show`: prints one page with what surrounds it. */
import { type ShowAnswer, show } from "../../../usecases/show.ts";
import { hasIndex } from "../current-index.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { withWiki } from "../open-wiki.ts";
import { isOn } from "../options.ts";
import { printJson } from "../print-json.ts";
import { headline } from "../render/hit-text.ts";
import { message } from "../render/message.ts";
import { missingText } from "../render/recall-text.ts";
import { showJson } from "../render/show-json.ts";
import { showMarkdown } from "../render/show-markdown.ts";
import { type ShowTextOptions, showText } from "../render/show-text.ts";
import { visible } from "../render/visible.ts";
import { shownPath } from "../shown-path.ts";
import type { Terminal } from "../terminal.ts";
import type { Call } from "../verbs.ts";

const EXITS: Readonly<Record<ShowAnswer["outcome"], ExitCode>> = {
  found: EXIT.fine,
  ambiguous: EXIT.ambiguous,
  missing: EXIT.nothing,
};

/** Runs the verb. */
export function runShow(call: Call): Promise<ExitCode> {
  const { operands, options, terminal, cwd } = call;
  return withWiki(call, async (palimpsest) => {
    if (!(await hasIndex(call, palimpsest))) return EXIT.failed;
    const answer = await show(palimpsest, operands.join(" "), { refresh: false, cwd });
    if (isOn(options, "json")) printJson(terminal, showJson(answer));
    else {
      const { root } = palimpsest.location;
      const shown = (path: string) => shownPath(cwd, root, path);
      printAnswer(answer, terminal, { paints: terminal.paints, shown }, isOn(options, "md"));
    }
    return EXITS[answer.outcome];
  });
}

function printAnswer(
  answer: ShowAnswer,
  terminal: Terminal,
  options: ShowTextOptions,
  asMarkdown: boolean,
): void {
  const { paints, shown } = options;
  for (const notice of answer.notices) terminal.remark(`${message(notice)}\n`);
  switch (answer.outcome) {
    case "found":
      terminal.print(asMarkdown ? showMarkdown(answer.shown) : showText(answer.shown, options));
      return;
    case "ambiguous":
      for (const page of answer.pages) {
        terminal.print(
          `${headline(page, paints, null)}  ${paints.cyan(visible(shown(page.path)))}\n`,
        );
      }
      terminal.complain(
        `${message(answer.name)} means ${answer.pages.length} pages. Ask for one by its path.\n`,
      );
      return;
    case "missing":
      terminal.complain(missingText(answer.missing, terminal));
  }
}
