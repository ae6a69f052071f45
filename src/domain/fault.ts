/** What `palimpsest check` reports: a rule that does not hold at a place, and what to do about it. */
import type { WikiPath } from "./identity.ts";
import type { Position } from "./position.ts";

export type Severity = "error" | "warning";

/**
 * Every rule of `check`, in the order of its documentation. Names are permanent: people write them into
 * `palimpsest.yaml`. Each has a page in `content/rules/`.
 */
export const RULES = [
  "bad-front-matter",
  "missing-front-matter",
  "unknown-key",
  "duplicate-identity",
  "duplicate-alias",
  "identity-file-name",
  "missing-status",
  "unknown-status",
  "disagreeing-status",
  "missing-date",
  "bad-date",
  "dangling-link",
  "dangling-anchor",
  "ambiguous-link",
  "one-sided-supersession",
  "dangling-supersession",
  "cyclic-supersession",
  "two-heads",
  "superseded-without-successor",
  "duplicate-memory-key",
  "unreachable-page",
  "unreadable-file",
  "bad-configuration",
] as const;

export type Rule = (typeof RULES)[number];

/** What the configuration may set a rule to; `off` silences it. */
export type RuleLevel = Severity | "off";

/** One place where a rule does not hold. Levels are put on at reporting time, so the index keeps none. */
export interface Fault extends Position {
  readonly rule: Rule;
  readonly path: WikiPath;
  /** What is wrong and why, with the words of the file in quotes. */
  readonly message: string;
  /** What to do, in the imperative; where a line can be mended, the mended line. */
  readonly fix: string;
  /** The edit that `--fix` makes; absent where there is no single right answer. */
  readonly edit?: Edit;
}

/** A fault as the reader of a page's text finds it, before anyone says which file the text is of. */
export type PageFault = Omit<Fault, "path">;

/** A change of one file that has one right answer. */
export type Edit =
  | { readonly kind: "set-field"; readonly key: string; readonly value: string | readonly string[] }
  | { readonly kind: "rename-field"; readonly key: string; readonly to: string }
  | {
      readonly kind: "replace-line";
      readonly line: number;
      readonly was: string;
      readonly becomes: string;
    };
