/** The command line as the library reads it: help, refusals that name the nearest, and every unusual spelling. */
import { Command, CommanderError, InvalidArgumentError, Option } from "commander";
import { closest, distance } from "fastest-levenshtein";
import { EXIT, EXIT_MEANINGS, type ExitCode } from "./exit-codes.ts";
import { COMMON_OPTIONS, type OptionRow, type Options, refusalOf, valuesIn } from "./options.ts";
import type { ReadArguments } from "./plain-arguments.ts";
import { message, messages } from "./render/message.ts";
import type { Verb } from "./verbs.ts";

/** The nearest value is named up to this many letters away: more would be a guess. */
const MOST_EDITS = 3;

const ALL_CODES = Object.values(EXIT);

/** Where help and refusals are printed. */
export interface Printer {
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
}

/** What the arguments ask for, or the exit code where all has been said: help, the version, a refusal. */
export function readArguments(
  args: readonly string[],
  verbs: readonly Verb[],
  version: string,
  printer: Printer,
): ReadArguments | ExitCode {
  const asked: ReadArguments[] = [];
  const program = programOf(verbs, version, printer);
  for (const verb of verbs) {
    const command = commandOf(verb, program);
    command.action(() => {
      const options = optionsOf(command.optsWithGlobals(), [...COMMON_OPTIONS, ...verb.options]);
      asked.push({ verb, operands: command.args, options });
    });
  }
  try {
    program.parse(args, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return EXIT.fine;
    printer.complain(hintFor(error, args));
    return EXIT.usage;
  }
  return asked[0] ?? EXIT.usage;
}

function programOf(verbs: readonly Verb[], version: string, printer: Printer): Command {
  const program = new Command("palimpsest")
    .description("A Markdown wiki that remembers: decisions, answered exact identities first.")
    .version(version, "-V, --version", "print the version")
    .helpOption("-h, --help", "print help")
    .helpCommand("help [command]", "print help of a command")
    .exitOverride()
    .configureOutput({
      writeOut: printer.print,
      writeErr: (text) => printer.complain(messages(text)),
    })
    .configureHelp({ showGlobalOptions: true })
    .addHelpText(
      "after",
      afterHelp(
        verbs.flatMap(({ examples }) => examples.slice(0, 1)),
        ALL_CODES,
      ),
    );
  return COMMON_OPTIONS.reduce((whole, row) => whole.addOption(optionOf(row)), program);
}

function commandOf(verb: Verb, program: Command): Command {
  const command = program
    .command(verb.name)
    .description(verb.summary)
    .helpOption("-h, --help", "print help")
    .addHelpText("after", afterHelp(verb.examples, verb.exits));
  if (verb.operand !== undefined) command.argument(`<${verb.operand.name}...>`, verb.operand.help);
  return verb.options.reduce((whole, row) => whole.addOption(optionOf(row)), command);
}

function optionOf(row: OptionRow): Option {
  const value = row.value === undefined ? "" : ` <${row.value}>`;
  const option = new Option(`--${row.name}${value}`, row.help);
  if (row.value === undefined) return option;
  if (row.list !== true) return option.argParser((text) => accepted(row, text));
  return option.argParser<readonly string[]>((text, before = []) => [
    ...before,
    ...valuesIn(accepted(row, text)),
  ]);
}

/** The value, where the table does not refuse it; the library turns what is thrown into words. */
function accepted(row: OptionRow, value: string): string {
  const refusal = refusalOf(row, value);
  if (refusal !== null) throw new InvalidArgumentError(`${refusal}.${nearest(row, value)}`);
  return value;
}

/** What the library read, by the names of the table: it keeps `--no-refresh` as a `refresh` that is false. */
function optionsOf(read: Readonly<Record<string, unknown>>, rows: readonly OptionRow[]): Options {
  const options: Record<string, string | boolean | readonly string[]> = {};
  for (const row of rows) {
    const option = optionOf(row);
    const given = read[option.attributeName()];
    if (row.value === undefined) {
      if (given === !option.negate) options[row.name] = true;
    } else if (typeof given === "string" || Array.isArray(given)) options[row.name] = given;
  }
  return options;
}

function nearest({ choices = [] }: OptionRow, text: string): string {
  const stranger = valuesIn(text).find((value) => !choices.includes(value));
  if (stranger === undefined || choices.length === 0) return "";
  const choice = closest(stranger, choices);
  return distance(stranger, choice) <= MOST_EDITS ? ` Did you mean ${choice}?` : "";
}

function hintFor(error: CommanderError, args: readonly string[]): string {
  if (error.code.startsWith("commander.help")) return "";
  const isGuessed = error.message.includes("Did you mean");
  if (error.code === "commander.unknownCommand" && !isGuessed) {
    return `To ask the wiki: palimpsest recall ${message(args.join(" "))}\nTo see all commands: palimpsest --help\n`;
  }
  return "To see what there is, add --help.\n";
}

function afterHelp(examples: Verb["examples"], exits: readonly ExitCode[]): string {
  const width = Math.max(...examples.map(([call]) => call.length));
  const lines = examples.map(([call, what]) => `  ${call.padEnd(width)}  ${what}`);
  const codes = exits.map((code) => `  ${code}  ${EXIT_MEANINGS[code]}`);
  return ["", "Examples:", ...lines, "", "Exit codes:", ...codes].join("\n");
}
