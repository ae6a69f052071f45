/** The verbs as data: what help prints, what is accepted, and which file does the work once it is asked. */
import { EXIT, type ExitCode } from "./exit-codes.ts";
import {
  FILTER_OPTIONS,
  LIMIT_OPTION,
  type OptionRow,
  type Options,
  SITE_OPTIONS,
} from "./options.ts";
import type { Terminal } from "./terminal.ts";

/** One call of a verb, with its arguments read. */
export interface Call {
  readonly operands: readonly string[];
  readonly options: Options;
  readonly terminal: Terminal;
  /** Absolute path of the working directory. */
  readonly cwd: string;
}

export type Action = (call: Call) => Promise<ExitCode>;

/** What a verb is asked for: all words that are no options, so that nobody has to quote a question. */
export interface Operand {
  readonly name: string;
  readonly help: string;
}

export interface Verb {
  readonly name: string;
  readonly summary: string;
  readonly operand?: Operand;
  readonly options: readonly OptionRow[];
  /** Calls that work as they stand, each with what it does. */
  readonly examples: readonly (readonly [call: string, what: string])[];
  readonly exits: readonly ExitCode[];
  readonly load: () => Promise<Action>;
}

export const VERBS: readonly Verb[] = [
  {
    name: "recall",
    summary: "Answer a question from the wiki, exact identities first",
    operand: { name: "question", help: "an identity, a path, or words in any order" },
    options: [LIMIT_OPTION, ...FILTER_OPTIONS],
    examples: [
      ["palimpsest recall ADR-0042", "one decision, with what replaced it"],
      ["palimpsest recall why two files", "the pages that say most about it"],
      ["palimpsest recall cache --kind decision --status accepted", "only what holds today"],
      ["palimpsest --wiki docs/adr recall 42", "any folder of decisions, as it is"],
    ],
    exits: [EXIT.fine, EXIT.nothing, EXIT.usage, EXIT.ambiguous, EXIT.failed],
    load: async () => (await import("./verbs/recall.ts")).runRecall,
  },
  {
    name: "show",
    summary: "Print a page with its chain, its back-links and its neighbours",
    operand: { name: "identity", help: "an identity, an alias, a path or a title" },
    options: [{ name: "md", help: "print the page as Markdown" }],
    examples: [
      ["palimpsest show ADR-0042", "the page and what surrounds it"],
      ["palimpsest show adr/0042-use-sqlite.md --md", "its Markdown, for another program"],
    ],
    exits: [EXIT.fine, EXIT.nothing, EXIT.usage, EXIT.ambiguous, EXIT.failed],
    load: async () => (await import("./verbs/show.ts")).runShow,
  },
  {
    name: "check",
    summary: "Report every fault of the wiki with its place and what to do",
    options: [
      {
        name: "format",
        value: "FORMAT",
        choices: ["text", "json", "sarif"],
        help: "how to print faults: text, json or sarif (default: text)",
      },
      {
        name: "fail-on",
        value: "LEVEL",
        choices: ["warning", "error"],
        help: "exit with 1 only from this level on: warning or error (default: warning)",
      },
      { name: "fix", help: "mend what has one right answer" },
      { name: "dry-run", help: "tell what --fix would mend, and write nothing" },
    ],
    examples: [
      ["palimpsest check", "all faults, as file:line:column"],
      ["palimpsest check --fix", "mend what can be mended, report the rest"],
      ["palimpsest check --fail-on error", "print warnings too, and let them pass"],
      ["palimpsest check --format sarif > faults.sarif", "for code scanning"],
    ],
    exits: [EXIT.fine, EXIT.nothing, EXIT.usage, EXIT.failed],
    load: async () => (await import("./verbs/check.ts")).runCheck,
  },
  {
    name: "index",
    summary: "Bring the index up to date with the files",
    options: [{ name: "force", help: "read every file anew" }],
    examples: [
      ["palimpsest index", "read what changed"],
      ["palimpsest index --force", "build the index from nothing"],
    ],
    exits: [EXIT.fine, EXIT.usage, EXIT.failed],
    load: async () => (await import("./verbs/index-verb.ts")).runIndex,
  },
  {
    name: "export",
    summary: "Print everything that the index knows, one page a line",
    options: [{ name: "words", help: "also the words of full text search" }],
    examples: [
      ["palimpsest export | head -1", "the first page, as one line of JSON"],
      ["palimpsest export --json > wiki.json", "all of it as one JSON document"],
    ],
    exits: [EXIT.fine, EXIT.usage, EXIT.failed],
    load: async () => (await import("./verbs/export.ts")).runExport,
  },
  {
    name: "init",
    summary: "Make a wiki in this repository; touches nothing that is there",
    options: [],
    examples: [
      ["palimpsest init", "make wiki/ with a configuration and a first decision"],
      ["palimpsest init --wiki notes", "make it in notes/, in a repository or not"],
    ],
    exits: [EXIT.fine, EXIT.usage, EXIT.failed],
    load: async () => (await import("./verbs/init.ts")).runInit,
  },
  {
    name: "site",
    summary: "Make the static site of the wiki, or make and serve it",
    operand: { name: "action", help: "build or serve" },
    options: SITE_OPTIONS,
    examples: [
      ["palimpsest site build --out public", "static files that any host serves"],
      ["palimpsest site serve --port 8080", "build it and look at it on this machine"],
    ],
    exits: [EXIT.fine, EXIT.usage, EXIT.failed],
    load: async () => (await import("./verbs/site.ts")).runSite,
  },
];
