/** The identity of a decision: what its file's name, its head and the configuration make of it. */
import type { Configuration } from "../../domain/configuration.ts";
import type { PageFault } from "../../domain/fault.ts";
import { decisionIdentity, type Identity, namedIdentity } from "../../domain/identity.ts";
import { statementsOf } from "./choose.ts";
import { isInRfcs, logOf, partOf } from "./folders.ts";
import { canonicalPrefix, type FileName, scopeInPrefix } from "./number.ts";
import type { Statement } from "./statement.ts";

export interface DecisionName {
  readonly identity: Identity;
  readonly scope: string;
  /** What stands before the number; `ADR` where there is no number either. */
  readonly prefix: string;
  readonly number: number | null;
  readonly faults: readonly PageFault[];
}

/** What the identity is made from. */
export interface Naming {
  readonly path: string;
  readonly name: FileName;
  readonly heading: string;
  readonly statements: readonly Statement[];
  readonly configuration: Configuration;
}

/** Fields that hold a decision's number, with what stands before it. */
const NUMBER_FIELDS: readonly string[] = ["adr", "rfc", "eip", "cip", "number", "adr_number"];

/** Of those, the ones that are called as their series is. `adr` says no more than that it is a decision. */
const SERIES_FIELDS: ReadonlySet<string> = new Set(["rfc", "eip", "cip"]);

const FULL_NAME = /^(\p{L}[\p{L}\p{N}]*(?:-\p{L}+)*)-0*(\d{1,6})$/u;

/** Names a decision. A number in front matter counts before the one of the file, and a difference is a fault. */
export function decisionName(naming: Naming): DecisionName {
  const { path, name, configuration } = naming;
  const log = logOf(path, configuration.logs);
  const stated = statedName(naming);
  const number = stated?.number ?? name.number;
  if (number === null) {
    const scope = log?.scope || partOf(path);
    return {
      identity: namedIdentity(name.stem, scope),
      scope,
      prefix: log?.prefix || "ADR",
      number,
      faults: [],
    };
  }
  const prefix = stated?.prefix ?? prefixOf(naming);
  const inner = scopeInPrefix(prefix);
  const scope = log?.scope || (inner === "" ? partOf(path) : inner);
  // A scope that is a word of the prefix is in the name already.
  const identity = decisionIdentity(prefix, number, scope === inner ? "" : scope);
  const faults = differing(stated ?? bareId(naming), name);
  return { identity, scope, prefix, number, faults };
}

/** What front matter says of the name. */
interface StatedName {
  readonly prefix: string | null;
  readonly number: number;
  readonly statement: Statement;
}

function statedName({ statements }: Naming): StatedName | null {
  const inFrontMatter = statements.filter(({ source }) => source === "front-matter");
  for (const statement of statementsOf(inFrontMatter, ["id", ...NUMBER_FIELDS])) {
    const value = statement.values[0] ?? "";
    const full = FULL_NAME.exec(value);
    if (full) {
      return { prefix: canonicalPrefix(full[1] ?? ""), number: Number(full[2]), statement };
    }
    if (/^\d{1,6}$/.test(value) && statement.name !== "id") {
      const prefix = SERIES_FIELDS.has(statement.name) ? statement.name.toUpperCase() : null;
      return { prefix, number: Number(value), statement };
    }
  }
  return null;
}

/** `id: 42` alone may be another tool's and names no decision; beside a file's number it says what is wrong. */
function bareId({ statements }: Naming): StatedName | null {
  const inFrontMatter = statements.filter(({ source }) => source === "front-matter");
  const [statement] = statementsOf(inFrontMatter, ["id"]);
  const value = statement?.values[0] ?? "";
  if (statement === undefined || !/^#?\d{1,6}$/.test(value)) return null;
  return { prefix: null, number: Number(value.replace("#", "")), statement };
}

function differing(stated: StatedName | null, name: FileName): PageFault[] {
  if (stated === null || name.number === null || name.number === stated.number) return [];
  const { statement, number } = stated;
  return [
    {
      rule: "identity-file-name",
      line: statement.line,
      column: statement.column,
      message: `\`${statement.key}: ${statement.values[0]}\` names number ${number}, but the file is "${name.stem}".`,
      fix: "Rename the file, or correct the number.",
    },
  ];
}

/** What stands before the number: of a log that configures it, of the file, of the head, of the folder, else `ADR`. */
function prefixOf(naming: Naming): string {
  const { path, name, configuration } = naming;
  const configured = logOf(path, configuration.logs)?.prefix ?? "";
  const own = name.prefix === null ? null : canonicalPrefix(name.prefix);
  if (configured !== "") {
    const extendsIt = own?.toLowerCase().startsWith(`${configured.toLowerCase()}-`);
    return own !== null && extendsIt ? own : configured;
  }
  return own ?? (isRfc(naming) ? "RFC" : "ADR");
}

const RFC_TITLE = /^RFC[\s#:-]*\d/i;

/** Keys that RFCs of the Rust kind have; `eRFC PR`, `RFC PR #`. */
const RFC_KEY = /^e?rfc(?:_pr.*)?$|^feature_name$/;

function isRfc({ path, heading, statements }: Naming): boolean {
  const inHead = statements.some(({ name }) => RFC_KEY.test(name));
  return inHead || RFC_TITLE.test(heading) || isInRfcs(path);
}
