/** Writes down, when a process ends, the most memory that it had: KiB, a line a process. */
import { appendFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const { PALIMPSEST_PEAKS: file } = process.env;
if (file !== undefined && isMainThread) {
  process.on("exit", () => appendFileSync(file, `${process.resourceUsage().maxRSS}\n`));
}
