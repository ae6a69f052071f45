/** What every answer starts with: an index that is that of the files, or word that it is not. */
import type { Palimpsest } from "../../usecases/palimpsest.ts";
import { isOn } from "./options.ts";
import { message } from "./render/message.ts";
import type { Call } from "./verbs.ts";

/** Brings the index up to the files unless `--no-refresh` says not to. Gives false where there is none to answer from. */
export async function hasIndex(
  { options, terminal }: Pick<Call, "options" | "terminal">,
  palimpsest: Palimpsest,
): Promise<boolean> {
  if (isOn(options, "no-refresh")) {
    if ((await palimpsest.store.origin()) !== null) return true;
    terminal.complain(
      "There is no index yet.\nMake it: palimpsest index, or leave --no-refresh out\n",
    );
    return false;
  }
  const { refresh } = await import("../../usecases/refresh.ts");
  const { progressOf } = await import("./progress.ts");
  const progress = await progressOf(terminal, "pages");
  const refreshed = await refresh(palimpsest, { onProgress: progress.show });
  progress.end();
  if (refreshed.outcome === "missing") terminal.complain(`${message(refreshed.remark)}\n`);
  if (refreshed.outcome === "stale") terminal.remark(`${message(refreshed.remark)}\n`);
  return refreshed.outcome !== "missing";
}
