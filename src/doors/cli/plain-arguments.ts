/**
 * Reads the arguments of a plain call without the library, which takes a quarter of a cold start to load. Whatever is
 * not plain (help, short options, mistakes) is left to the library, so that one place words a refusal. A property
 * test holds that both read alike.
 */
import { COMMON_OPTIONS, type OptionRow, type Options, refusalOf, withOption } from "./options.ts";
import type { Verb } from "./verbs.ts";

/** What the arguments ask for. */
export interface ReadArguments {
  readonly verb: Verb;
  readonly operands: readonly string[];
  readonly options: Options;
}

const LONG_OPTION = /^--([a-z][a-z-]*)(?:=(.+))?$/s;

/** What plain arguments ask for; null where anything about them is unusual. */
export function plainArguments(
  args: readonly string[],
  verbs: readonly Verb[],
): ReadArguments | null {
  const words: string[] = [];
  let options: Options | null = {};
  const rest = args.values();
  for (const argument of rest) {
    if (argument.startsWith("-")) {
      const verb = verbs.find(({ name }) => name === words[0]);
      options = withArgument(options, argument, rest, verb?.options ?? []);
    } else words.push(argument);
    if (options === null) return null;
  }
  const [name, ...operands] = words;
  const verb = verbs.find((each) => each.name === name);
  if (verb === undefined) return null;
  const isWhole = verb.operand === undefined ? operands.length === 0 : operands.length > 0;
  return isWhole ? { verb, operands, options } : null;
}

/** The options with that of an argument, which takes its value from the `rest` where it does not hold it. */
function withArgument(
  options: Options,
  argument: string,
  rest: Iterator<string>,
  ofVerb: readonly OptionRow[],
): Options | null {
  const [, name, inside] = LONG_OPTION.exec(argument) ?? [];
  const row = [...COMMON_OPTIONS, ...ofVerb].find((each) => each.name === name);
  if (row === undefined) return null;
  if (row.value === undefined)
    return inside === undefined ? withOption(options, row, undefined) : null;
  const value = inside ?? nextValue(rest);
  if (value === null || refusalOf(row, value) !== null) return null;
  return withOption(options, row, value);
}

function nextValue(rest: Iterator<string>): string | null {
  const { done, value } = rest.next();
  return done === true || value === "" || value.startsWith("-") ? null : value;
}
