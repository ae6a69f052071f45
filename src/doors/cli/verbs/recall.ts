/** `palimpsest recall`: asks the wiki and prints hits, best first. */
import type { PageFilter, RecallAnswer } from "../../../usecases/recall.ts";
import { recall } from "../../../usecases/recall.ts";
import { hasIndex } from "../current-index.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { withWiki } from "../open-wiki.ts";
import { givenList, givenText, isOn, type Options } from "../options.ts";
import { printAnswer } from "../render/recall-text.ts";
import { shownPath } from "../shown-path.ts";
import type { Call } from "../verbs.ts";

const EXITS: Readonly<Record<RecallAnswer["outcome"], ExitCode>> = {
  found: EXIT.fine,
  ambiguous: EXIT.ambiguous,
  missing: EXIT.nothing,
  nothing: EXIT.nothing,
};

/** Runs the verb. */
export async function runRecall(call: Call): Promise<ExitCode> {
  const { operands, options, terminal, cwd } = call;
  const question = operands.join(" ");
  return withWiki(call, async (palimpsest) => {
    if (!(await hasIndex(call, palimpsest))) return EXIT.failed;
    const limit = givenText(options, "limit");
    const answer = await recall(palimpsest, question, {
      filter: filterOf(options),
      refresh: false,
      cwd,
      ...(limit === undefined ? {} : { limit: Number(limit) }),
    });
    if (isOn(options, "json")) {
      const { recallJson } = await import("../render/recall-json.ts");
      const { printJson } = await import("../print-json.ts");
      printJson(terminal, recallJson(answer, question));
    } else {
      const { root } = palimpsest.location;
      printAnswer(answer, terminal, (path) => shownPath(cwd, root, path));
    }
    return EXITS[answer.outcome];
  });
}

/** The filter that the options give. Keys without a value stay out: an empty filter asks the store nothing. */
function filterOf(options: Options): PageFilter {
  const given = {
    kinds: givenList(options, "kind"),
    statuses: givenList(options, "status"),
    tags: givenList(options, "tag"),
    scopes: givenList(options, "scope"),
    minds: givenList(options, "mind"),
    since: givenText(options, "since"),
    until: givenText(options, "until"),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
