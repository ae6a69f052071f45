/** Opens the wiki that a call means, and closes it when the work is done. */
import type { Palimpsest } from "../../usecases/palimpsest.ts";
import { type WireFault, wire } from "../../usecases/wire.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";
import { givenText } from "./options.ts";
import { message } from "./render/message.ts";
import type { Call } from "./verbs.ts";

/** Runs `work` on the wiki that the options name; where it cannot be opened, `otherwise` tells. */
export async function withWiki(
  call: Call,
  work: (palimpsest: Palimpsest) => Promise<ExitCode>,
  otherwise: (fault: WireFault, call: Call) => ExitCode | Promise<ExitCode> = complainOf,
): Promise<ExitCode> {
  const { cwd, options, terminal } = call;
  const wiki = givenText(options, "wiki");
  const store = givenText(options, "store");
  const wired = await wire({ cwd, wiki, store });
  if (!wired.ok) return otherwise(wired.fault, call);
  const palimpsest = wired.value;
  for (const remark of palimpsest.remarks) terminal.remark(`${message(remark)}\n`);
  try {
    return await work(palimpsest);
  } finally {
    await palimpsest.store.close();
  }
}

/** Says why a wiki cannot be opened and what to do. */
export function complainOf(fault: WireFault, { terminal }: Call): ExitCode {
  terminal.complain(`${message(fault.message)}\n${message(fault.fix)}\n`);
  return EXIT_OF_FAULT[fault.kind];
}

/** A wrong argument is wrong usage; what the machine refuses is not. */
const EXIT_OF_FAULT: Readonly<Record<WireFault["kind"], ExitCode>> = {
  "no-such-folder": EXIT.usage,
  "not-a-folder": EXIT.usage,
  "unreadable-folder": EXIT.failed,
  "not-an-index": EXIT.usage,
  "no-place-for-store": EXIT.failed,
  configuration: EXIT.usage,
  store: EXIT.failed,
};
