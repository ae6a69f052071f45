/**
 * What `palimpsest.yaml` may hold. The message of each part says what is expected there; what stands in its place
 * is told by whoever makes the fault.
 */
import * as v from "valibot";
import type { Configuration, DecisionLog } from "../../domain/configuration.ts";
import { RULES, type Rule, type RuleLevel } from "../../domain/fault.ts";

const LEVELS = ["error", "warning", "off"] as const satisfies readonly RuleLevel[];

const FOLDER = "a folder relative to the wiki's root, without `..`";
const PREFIX = "the letters before the number, such as `ADR`, without the `-`";
const SCOPE = "the name of a package, such as `web`, without spaces";

/**
 * The keys that are known; whoever makes the faults looks for others, for to valibot every object has a key
 * `constructor`. A list is an object to it too, so lists are turned away before.
 */
function mapping<const Entries extends v.ObjectEntries>(entries: Entries, expected: string) {
  return v.pipe(
    v.custom<unknown>((input) => !Array.isArray(input), expected),
    v.object(entries, expected),
  );
}

/** `docs/adr/`, `./docs/adr` and `docs\adr` are one folder. */
const folder = v.pipe(
  v.string(FOLDER),
  v.nonEmpty(FOLDER),
  v.regex(/^(?![/\\]|[A-Za-z]:)(?!(?:.*[/\\])?\.\.(?:[/\\]|$))/u, FOLDER),
  v.transform((path) => path.replaceAll("\\", "/").replace(/^(?:\.\/+)+|\/+$/g, "") || "."),
);

const logFields = mapping(
  {
    path: folder,
    prefix: v.optional(
      v.pipe(v.string(PREFIX), v.regex(/^(?:\p{L}(?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?)?$/u, PREFIX)),
      "",
    ),
    scope: v.optional(v.pipe(v.string(SCOPE), v.regex(/^[\p{L}\p{N}._/-]*$/u, SCOPE)), ""),
  },
  "a folder, or `path:` with `prefix:` and `scope:`",
);

const bareLog = v.pipe(
  folder,
  v.transform((path) => ({ path, prefix: "", scope: "" })),
);

/** A log that is only a folder says no more than where it lies. */
const log: v.GenericSchema<unknown, DecisionLog> = v.lazy((input) =>
  typeof input === "string" ? bareLog : logFields,
);

const level: v.GenericSchema<unknown, RuleLevel> = v.picklist(
  LEVELS,
  `one of ${LEVELS.map((name) => `\`${name}\``).join(", ")}`,
);

const levels = Object.fromEntries(RULES.map((rule) => [rule, v.optional(level)]));

const LANGUAGE = "a language tag such as `en` or `pt-BR`";

/** The whole file, each key with the default that leaving it out means. */
export const CONFIGURATION_SCHEMA: v.GenericSchema<unknown, Configuration> = mapping(
  {
    logs: v.optional(v.array(log, "a list of folders"), []),
    exclude: v.optional(
      v.array(v.pipe(v.string("a glob"), v.nonEmpty("a glob")), "a list of globs"),
      [],
    ),
    language: v.optional(
      v.pipe(v.string(LANGUAGE), v.regex(/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)?$/, LANGUAGE)),
      "",
    ),
    checks: v.optional(mapping(levels, "rules, each with its level"), {}),
    fields: v.optional(
      v.array(v.pipe(v.string("a key"), v.nonEmpty("a key")), "a list of keys"),
      [],
    ),
  },
  "keys with values",
);

/** The keys that may stand where `path` leads to, for the nearest to an unknown one; none where none has a name. */
export function keysAt(path: readonly (string | number)[]): readonly string[] {
  const [first] = path;
  if (first === undefined) return ["logs", "exclude", "language", "checks", "fields"];
  if (first === "checks") return RULES satisfies readonly Rule[];
  return first === "logs" ? ["path", "prefix", "scope"] : [];
}
