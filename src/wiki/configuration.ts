/** Reads `palimpsest.yaml`: YAML to values, values through the schema, and every fault at its line and column. */
import * as v from "valibot";
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from "yaml";
import { type Configuration, DEFAULT_CONFIGURATION } from "../domain/configuration.ts";
import type { Fault, PageFault } from "../domain/fault.ts";
import type { WikiPath } from "../domain/identity.ts";
import { byPosition, FILE_START, type Position } from "../domain/position.ts";
import { failed, ok, type Result } from "../domain/result.ts";
import { CONFIGURATION_SCHEMA, keysAt } from "./configuration/schema.ts";
import { tooHard } from "./front-matter/nesting.ts";
import { nearestWord } from "./nearest.ts";

type Path = readonly (string | number)[];

/**
 * The configuration that a text says, with the default of each key that it does not; an empty one is all defaults.
 * Fails with every fault at once, rule `bad-configuration`, in the order of the text. `path` is only printed.
 */
export function parseConfiguration(text: string, path: WikiPath): Result<Configuration, Fault[]> {
  const read = readYaml(text);
  if (!read.ok) return failed(read.fault.map((fault) => ({ ...fault, path })));
  if (read.value.data === null) return ok(DEFAULT_CONFIGURATION);
  const checked = v.safeParse(CONFIGURATION_SCHEMA, read.value.data);
  const unknown = unknownKeys(read.value);
  if (checked.success && unknown.length === 0) return ok(checked.output);
  const bad = (checked.issues ?? []).map((issue) => badValue(issue, read.value));
  const faults = [...unknown, ...bad];
  return failed(faults.toSorted(byPosition).map((fault) => ({ ...fault, path })));
}

interface ReadYaml {
  readonly document: Document;
  readonly lines: LineCounter;
  /** Maps, lists and texts; null for nothing at all. */
  readonly data: unknown;
}

function readYaml(text: string): Result<ReadYaml, PageFault[]> {
  const why = tooHard(text);
  if (why !== null) return failed([fault(FILE_START, why, "Write plain keys and lists.")]);
  const lines = new LineCounter();
  const document = parseDocument(text, {
    schema: "failsafe",
    lineCounter: lines,
    prettyErrors: false,
  });
  if (document.errors.length > 0) {
    return failed(
      document.errors.map(({ message, pos }) =>
        fault(placeOf(pos[0], lines), `It is not YAML: ${message}`, "Mend the line."),
      ),
    );
  }
  return dataOf(document, lines);
}

/** Aliases are bounded by the parser, which throws where they multiply. */
function dataOf(document: Document, lines: LineCounter): Result<ReadYaml, PageFault[]> {
  try {
    const data = withoutEmpty(document.toJS({ maxAliasCount: 100 }));
    return ok({ document, lines, data });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return failed([fault(FILE_START, `Its aliases cannot be followed: ${why}`, "Write them out.")]);
  }
}

/** A key without a value, as where all of a list is commented out, says nothing. */
function withoutEmpty(data: unknown): unknown {
  if (data === "" || data === null) return null;
  if (typeof data !== "object" || Array.isArray(data)) return data;
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== ""));
}

/** Faults for the keys that may not stand where they do, in each mapping that has keys of its own. */
function unknownKeys({ document, lines, data }: ReadYaml): PageFault[] {
  const logs = valueAt(data, "logs");
  const mappings: [Path, unknown][] = [
    [[], data],
    [["checks"], valueAt(data, "checks")],
    ...(Array.isArray(logs) ? logs : []).map((log, at): [Path, unknown] => [["logs", at], log]),
  ];
  return mappings.flatMap(([path, mapping]) => {
    const known = keysAt(path);
    const unknown = keysOf(mapping).filter((key) => !known.includes(key));
    return unknown
      .map((key) => [...path, key])
      .map((keyPath) => unknownKey(keyPath, placeOf(offsetOfKey(document, keyPath), lines)));
  });
}

function keysOf(data: unknown): string[] {
  return typeof data === "object" && data !== null && !Array.isArray(data) ? Object.keys(data) : [];
}

function valueAt(data: unknown, key: string): unknown {
  return keysOf(data).includes(key) ? Reflect.get(Object(data), key) : undefined;
}

function badValue(issue: v.BaseIssue<unknown>, { document, lines }: ReadYaml): PageFault {
  const path = (issue.path ?? []).map(({ key }) => key as string | number);
  const place = placeOf(offsetOfValue(document, path), lines);
  const missing = issue.input === undefined;
  const where = path.length === 0 ? "The file" : `\`${nameOf(path)}\``;
  const found = missing ? "is missing" : `is ${describe(issue.input)}`;
  return fault(place, `${where} ${found}.`, `Write ${issue.message}.`);
}

function unknownKey(path: Path, place: Position): PageFault {
  const key = String(path.at(-1));
  const known = keysAt(path.slice(0, -1));
  const nearest = nearestWord(key, known);
  const what = path[0] === "checks" && path.length === 2 ? "rule" : "key";
  const fix =
    nearest === null
      ? `Take it out. Known are: ${known.join(", ")}.`
      : `Write \`${nearest}\`, or take it out.`;
  return fault(place, `There is no ${what} \`${key}\`.`, fix);
}

function describe(input: unknown): string {
  if (Array.isArray(input)) return "a list";
  if (typeof input === "object" && input !== null) return "a mapping";
  return input === "" ? "empty" : `\`${String(input)}\``;
}

/** `logs[0].path`, as people count nothing from 0 but programs do. */
function nameOf(path: Path): string {
  return path
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`))
    .join("")
    .replace(/^\./, "");
}

function offsetOfKey(document: Document, path: Path): number {
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  if (!isMap(parent)) return 0;
  const pair = parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1));
  return isNode(pair?.key) ? (pair.key.range?.[0] ?? 0) : 0;
}

/** Of what is missing, the offset of the place that lacks it. */
function offsetOfValue(document: Document, path: Path): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return isNode(document.contents) ? (document.contents.range?.[0] ?? 0) : 0;
}

function placeOf(offset: number, lines: LineCounter): Position {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(line, 1), column: Math.max(col, 1) };
}

function fault(place: Position, message: string, fix: string): PageFault {
  return { rule: "bad-configuration", ...place, message, fix };
}
