/** One call of the command line, from its arguments to its exit code. */
import { EXIT, type ExitCode } from "./exit-codes.ts";
import { plainArguments, type ReadArguments } from "./plain-arguments.ts";
import { ClosedPipe, openTerminal, type Terminal } from "./terminal.ts";
import { type Action, type Call, VERBS } from "./verbs.ts";

/** Runs a call; every failure becomes words on standard error and an exit code here, and nowhere else. */
export async function run(args: readonly string[]): Promise<ExitCode> {
  try {
    const asked = plainArguments(args, VERBS) ?? (await readUnusual(args));
    return typeof asked === "number" ? asked : await act(asked);
  } catch (error) {
    if (error instanceof ClosedPipe) return EXIT.fine;
    const { reportOf } = await import("./bug-report.ts");
    process.stderr.write(reportOf(error, args));
    return EXIT.failed;
  }
}

async function readUnusual(args: readonly string[]): Promise<ReadArguments | ExitCode> {
  const { readArguments } = await import("./program.ts");
  const { readVersion } = await import("./version.ts");
  const terminal = await openTerminal({}, process.env);
  return readArguments(args, VERBS, readVersion(), terminal);
}

async function act({ verb, operands, options }: ReadArguments): Promise<ExitCode> {
  const terminal = await openTerminal(options, process.env);
  const cwd = workingDirectory();
  if (cwd === null)
    return refuse(
      terminal,
      "The working directory is not there any more.",
      "Go to one that is: cd",
    );
  if (verb.operand !== undefined && operands.join("").trim() === "") {
    return refuse(terminal, `The ${verb.operand.name} is empty.`, `Give ${verb.operand.help}.`);
  }
  return actOnWhole(await verb.load(), { operands, options, terminal, cwd });
}

/**
 * Acts, and once more where the index turned out to be broken: by then it is out of the way, and the second time makes
 * it anew. What was printed can not be taken back, so after that the call only says what to do.
 */
async function actOnWhole(action: Action, call: Call): Promise<ExitCode> {
  let hasPrinted = false;
  const print = (text: string) => {
    hasPrinted = true;
    call.terminal.print(text);
  };
  try {
    return await action({ ...call, terminal: { ...call.terminal, print } });
  } catch (error) {
    const { damageOf } = await import("../../usecases/damage.ts");
    const damage = damageOf(error);
    if (damage === null) throw error;
    const { messages } = await import("./render/message.ts");
    call.terminal.complain(`${messages(damage)}\n${hasPrinted ? "Ask once more.\n" : ""}`);
    return hasPrinted ? EXIT.failed : action(call);
  }
}

/** Null where the directory was removed under the shell that stands in it. */
function workingDirectory(): string | null {
  try {
    return process.cwd();
  } catch {
    return null;
  }
}

function refuse({ complain }: Terminal, message: string, fix: string): ExitCode {
  complain(`${message}\n${fix}\n`);
  return EXIT.usage;
}
