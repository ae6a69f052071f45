/** What `palimpsest.yaml` may say, after its schema has been checked; each default is what no file means. */
import type { Rule, RuleLevel } from "./fault.ts";

/** A folder of decisions, with how its numbers become identities. */
export interface DecisionLog {
  /** Folder relative to the wiki's root, without a trailing slash; `.` for the root. */
  readonly path: string;
  /** What stands before the number: `ADR` gives `ADR-0042`. Empty means: detect it from each page. */
  readonly prefix: string;
  /** Which log it is where there are several: `web` gives `web/ADR-0042`. Empty for none. */
  readonly scope: string;
}

export interface Configuration {
  /** Folders of decisions; empty means: detect them from names and content. */
  readonly logs: readonly DecisionLog[];
  /** Globs of files to leave out, relative to the wiki's root. */
  readonly exclude: readonly string[];
  /** Language of pages that do not say theirs, BCP 47; empty means: detect. */
  readonly language: string;
  /** Level of each check rule that is not at its default. */
  readonly checks: Readonly<Partial<Record<Rule, RuleLevel>>>;
  /** Front-matter keys of this wiki's own, which `unknown-key` accepts. */
  readonly fields: readonly string[];
}

export const DEFAULT_CONFIGURATION: Configuration = {
  logs: [],
  exclude: [],
  language: "",
  checks: {},
  fields: [],
};
