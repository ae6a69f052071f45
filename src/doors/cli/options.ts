/** The options of the command line as data: what help prints, what is accepted, and how it is read. */
import { PAGE_KINDS } from "../../domain/page.ts";

export interface OptionRow {
  /** Long name without dashes. */
  readonly name: string;
  readonly help: string;
  /** What stands for the value in help; without it the option is a switch. */
  readonly value?: string;
  /** May be given several times, and hold several values with commas between. */
  readonly list?: true;
  /** The only values there are. */
  readonly choices?: readonly string[];
  /** Why a value is refused; null where it is not. */
  readonly refuse?: (value: string) => string | null;
}

/** Options as they were given, by long name: `--no-refresh` is there as `no-refresh`. */
export type Options = Readonly<Record<string, string | boolean | readonly string[] | undefined>>;

/** What every verb takes. */
export const COMMON_OPTIONS: readonly OptionRow[] = [
  {
    name: "wiki",
    value: "DIR",
    help: "folder of Markdown files (default: found from here upwards)",
  },
  { name: "store", value: "FILE", help: "file that keeps the index (default: below .palimpsest/)" },
  { name: "json", help: "print one JSON document instead of text" },
  { name: "no-refresh", help: "answer from the index as it is, without a look for changed files" },
  { name: "quiet", help: "no progress and no remarks on standard error" },
  { name: "color", help: "colours even where the output is no terminal (also FORCE_COLOR)" },
  { name: "no-color", help: "no colours (also NO_COLOR)" },
];

const DATE = /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(\d\d))?)?$/;

function refuseDate(value: string): string | null {
  const match = DATE.exec(value);
  const day = match?.[1];
  const exists = day === undefined || new Date(`${value}T00:00:00Z`).getUTCDate() === Number(day);
  return match !== null && exists ? null : "a date is YYYY, YYYY-MM or YYYY-MM-DD";
}

function refuseCount(value: string): string | null {
  return /^[1-9]\d{0,5}$/.test(value) ? null : "a count is a whole number from 1 to 999999";
}

/** Which pages may be found. Every filter applies before the best are chosen. */
export const FILTER_OPTIONS: readonly OptionRow[] = [
  { name: "kind", value: "KIND", list: true, choices: PAGE_KINDS, help: "only pages of this kind" },
  {
    name: "status",
    value: "STATUS",
    list: true,
    // Spelt out: the table of statuses holds all that people write for them, which no start should load.
    help: "only decisions with this status (proposed, accepted, rejected, deprecated, superseded), or the words as written",
  },
  { name: "tag", value: "TAG", list: true, help: "only pages with this tag" },
  { name: "scope", value: "SCOPE", list: true, help: "only pages of this log or package" },
  { name: "mind", value: "MIND", list: true, help: "only memories of this mind" },
  { name: "since", value: "DATE", refuse: refuseDate, help: "only pages of this date or later" },
  { name: "until", value: "DATE", refuse: refuseDate, help: "only pages of this date or earlier" },
];

export const LIMIT_OPTION: OptionRow = {
  name: "limit",
  value: "N",
  refuse: refuseCount,
  help: "at most this many hits (default: 10)",
};

function refusePort(value: string): string | null {
  const isPort = /^\d{1,5}$/.test(value) && Number(value) < 65_536;
  return isPort ? null : "a port is a whole number from 0 to 65535";
}

function refuseBase(value: string): string | null {
  return /^\/[^?#\s]*$/.test(value) ? null : "a base is a path that begins with a slash";
}

/** Where the site goes and how it is reached. */
export const SITE_OPTIONS: readonly OptionRow[] = [
  { name: "out", value: "DIR", help: "folder that gets the site (default: site-dist)" },
  {
    name: "base",
    value: "PATH",
    refuse: refuseBase,
    help: "path that a host serves it under (default: /)",
  },
  {
    name: "port",
    value: "N",
    refuse: refusePort,
    help: "port on 127.0.0.1 to serve it on (default: 4321)",
  },
];

/** The one value of an option; undefined where it was not given. */
export function givenText(options: Options, name: string): string | undefined {
  const value = options[name];
  return typeof value === "string" ? value : undefined;
}

/** The values of an option that may have several; undefined where it was not given. */
export function givenList(options: Options, name: string): readonly string[] | undefined {
  const value = options[name];
  return typeof value === "object" ? value : undefined;
}

/** Whether a switch is on. */
export function isOn(options: Options, name: string): boolean {
  return options[name] === true;
}

/** Why the command line refuses a value; null where it does not. */
export function refusalOf(row: OptionRow, value: string): string | null {
  const values = row.list === true ? valuesIn(value) : [value];
  if (values.length === 0) return "a value is missing";
  const { choices, refuse } = row;
  const stranger = choices && values.find((each) => !choices.includes(each));
  if (stranger !== undefined) return `"${stranger}" is none of ${choices?.join(", ")}`;
  return refuse?.(value) ?? null;
}

/** The options with one more: a list grows, a value is replaced, and a switch undoes its opposite. */
export function withOption(options: Options, row: OptionRow, value: string | undefined): Options {
  if (row.list === true && value !== undefined) {
    return {
      ...options,
      [row.name]: [...(givenList(options, row.name) ?? []), ...valuesIn(value)],
    };
  }
  const { [oppositeOf(row.name)]: _, ...others } = options;
  return { ...others, [row.name]: value ?? true };
}

function oppositeOf(name: string): string {
  return name.startsWith("no-") ? name.slice("no-".length) : `no-${name}`;
}

/** The values that one argument of a list holds: `decision,note` holds two. */
export function valuesIn(argument: string): string[] {
  return argument
    .split(",")
    .map((value) => value.trim())
    .filter((value) => value !== "");
}
