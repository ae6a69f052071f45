/** What a person sees of a failure that nobody expected. */
import { visible } from "./render/visible.ts";
import { readVersion } from "./version.ts";

/** Failures of the machine while a result is printed: they are no bugs. */
const MACHINE_FAILURES: Readonly<Record<string, string>> = {
  ENOSPC: "there is no space left where the output goes",
  EIO: "the device that the output goes to failed",
  EFBIG: "the output became too large for its file",
};

/** The words for standard error: what to do, and for a bug what to report. */
export function reportOf(error: unknown, args: readonly string[]): string {
  const { code, message, stack } = partsOf(error);
  const failure = MACHINE_FAILURES[code];
  if (failure !== undefined) return `The output could not be written: ${failure} (${message}).\n`;
  return [
    "This is a bug in Palimpsest. Please report it with all that follows:",
    `  palimpsest ${readVersion()}, Node ${process.version}, ${process.platform} ${process.arch}`,
    `  arguments: ${JSON.stringify(args)}`,
    ...stack.split("\n").map(visible),
    "The wiki is as it was. If the index is at fault, delete the folder .palimpsest/: it is made again.",
    "",
  ].join("\n");
}

function partsOf(error: unknown): { code: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { code: "", message: String(error), stack: String(error) };
  const code = "code" in error ? String(error.code) : "";
  return { code, message: error.message, stack: error.stack ?? error.message };
}
