/** The terminal, or what stands in for one: results on standard output, everything else on standard error. */
import { fstatSync, writeSync } from "node:fs";
import { isOn, type Options } from "./options.ts";

/** One colour or weight: gives the text as the terminal shows it so, or unchanged where there are no colours. */
export type Paint = (text: string) => string;

export interface Paints {
  readonly bold: Paint;
  readonly dim: Paint;
  readonly red: Paint;
  readonly yellow: Paint;
  readonly green: Paint;
  readonly cyan: Paint;
  /** Marks a word that was looked for: in bold, or between stars where there are no colours. */
  readonly mark: Paint;
}

export interface Terminal {
  /** Prints a piece of the result. */
  readonly print: (text: string) => void;
  /** Tells something that a person may like to know; silent with `--quiet`. */
  readonly remark: (text: string) => void;
  /** Tells what went wrong. */
  readonly complain: (text: string) => void;
  readonly paints: Paints;
  /** Whether someone watches standard error: only then is there progress. */
  readonly isWatched: () => Promise<boolean>;
}

/** Thrown where the reader of standard output has gone: `palimpsest export | head -1`. Not a failure. */
export class ClosedPipe extends Error {
  constructor() {
    super("Nobody reads the output any more.");
    this.name = "ClosedPipe";
  }
}

const OUTPUT = 1;
const MESSAGES = 2;

/** Milliseconds to wait for the reader of a full pipe. */
const FULL_PIPE_PAUSE = 2;

export type Environment = Readonly<Record<string, string | undefined>>;

/** The terminal of this process, with the colours that options, environment and terminal allow. */
export async function openTerminal(options: Options, environment: Environment): Promise<Terminal> {
  const isQuiet = isOn(options, "quiet");
  const complain = (text: string) => writeWhole(MESSAGES, text);
  return {
    print: (text) => writeWhole(OUTPUT, text),
    remark: isQuiet ? () => {} : complain,
    complain,
    paints: (await hasColours(options, environment)) ? await colours() : PLAIN,
    isWatched: async () => !isQuiet && (await isTerminal(MESSAGES)),
  };
}

const plain: Paint = (text) => text;

const PLAIN: Paints = {
  bold: plain,
  dim: plain,
  red: plain,
  yellow: plain,
  green: plain,
  cyan: plain,
  mark: (text) => `**${text}**`,
};

/** An option wins over NO_COLOR, which wins over FORCE_COLOR, which wins over what the output is. */
async function hasColours(options: Options, environment: Environment): Promise<boolean> {
  if (isOn(options, "color")) return true;
  const { NO_COLOR: no = "", FORCE_COLOR: force = "0", TERM: terminal } = environment;
  if (isOn(options, "no-color") || no !== "") return false;
  if (force !== "0" && force !== "false") return true;
  return terminal !== "dumb" && (await isTerminal(OUTPUT));
}

async function colours(): Promise<Paints> {
  const { default: picocolors } = await import("picocolors");
  const painted = picocolors.createColors(true);
  return { ...painted, mark: painted.bold };
}

/** Most outputs are files or pipes: only for what may be a terminal is the module loaded that can tell. */
async function isTerminal(descriptor: number): Promise<boolean> {
  if (!fstatSync(descriptor).isCharacterDevice()) return false;
  return (await import("node:tty")).isatty(descriptor);
}

/**
 * Writes all of a text and returns when it is written. `process.stdout` would do it later, and costs a cold start the
 * loading of its streams.
 */
function writeWhole(descriptor: number, text: string): void {
  let rest = Buffer.from(text);
  while (rest.length > 0) rest = rest.subarray(written(descriptor, rest));
}

/** How many bytes were taken: none while a pipe that does not block is full. */
function written(descriptor: number, bytes: Uint8Array): number {
  try {
    return writeSync(descriptor, bytes);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "EAGAIN") return waited();
    if (descriptor === MESSAGES) return bytes.length;
    throw code === "EPIPE" ? new ClosedPipe() : error;
  }
}

function waited(): 0 {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, FULL_PIPE_PAUSE);
  return 0;
}
