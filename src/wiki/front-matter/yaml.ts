/**
 * A piece of YAML becomes entries. YAML 1.2 with the failsafe schema: every scalar is the text that was written, so a
 * date is no moment, `0042` no octal number and `no` no truth value (ADR-0012).
 */
import {
  isAlias,
  isMap,
  isScalar,
  type Pair,
  type ParsedNode,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { DEEPEST, nestingBound } from "./nesting.ts";
import type { Entry, ScalarStyle, Span, Value } from "./tree.ts";

/** What the parser says of a piece that it cannot take as a mapping, and where (UTF-16 offset in the page). */
export interface Problem {
  readonly message: string;
  readonly offset: number;
}

export type ParsedPiece =
  | { readonly ok: true; readonly entries: readonly Entry[] }
  | { readonly ok: false; readonly problem: Problem };

/** Unique keys are checked by whoever puts the pieces together: here the check would take squared time. */
const OPTIONS = {
  schema: "failsafe",
  version: "1.2",
  merge: false,
  uniqueKeys: false,
  prettyErrors: false,
  keepSourceTokens: true,
  logLevel: "error",
} as const;

/** Reads a piece whose first character stands at `base` in the page; all offsets it gives are the page's. */
export function parsePiece(yaml: string, base: number): ParsedPiece {
  if (nestingBound(yaml) > DEEPEST) {
    return problem(`It nests deeper than ${DEEPEST} levels.`, base);
  }
  const { contents, errors } = parseDocument(yaml, OPTIONS);
  const [error] = errors;
  if (error) return problem(`YAML says: ${firstLine(error.message)}.`, base + error.pos[0]);
  if (contents === null) return { ok: true, entries: [] };
  if (!isMap(contents)) return problem("It holds no keys with values.", base);
  const entries = entriesOf(contents as YAMLMap<ParsedNode, ParsedNode | null>, yaml, base);
  return { ok: true, entries };
}

function problem(message: string, offset: number): ParsedPiece {
  return { ok: false, problem: { message, offset } };
}

function firstLine(message: string): string {
  return (/^[^\n]*/.exec(message)?.[0] ?? "").replace(/[.:\s]+$/, "");
}

function entriesOf(
  map: YAMLMap<ParsedNode, ParsedNode | null>,
  yaml: string,
  base: number,
): Entry[] {
  return map.items.map((pair) => entryOf(pair, yaml, base));
}

function entryOf(pair: Pair<ParsedNode, ParsedNode | null>, yaml: string, base: number): Entry {
  const { key, value } = pair;
  const keySpan = spanOf(key, base);
  const text = isScalar(key) ? String(key.value) : yaml.slice(key.range[0], key.range[1]);
  const colon = pair.srcToken?.sep?.find(({ type }) => type === "map-value-ind");
  const afterColon = colon ? base + colon.offset + 1 : keySpan.end;
  return { key: { ...keySpan, text }, afterColon, value: valueFrom(value, afterColon, yaml, base) };
}

function spanOf(node: ParsedNode, base: number): Span {
  return { start: base + node.range[0], end: base + node.range[1] };
}

/** `place` is where a value that is not there would begin. */
function valueFrom(node: ParsedNode | null, place: number, yaml: string, base: number): Value {
  if (node === null) {
    return { ...NOTHING, start: place, end: place };
  }
  const span = spanOf(node, base);
  if (isAlias(node)) return { kind: "alias", target: node.source, ...span, ...NO_PROPERTIES };
  const properties = { anchor: node.anchor ?? null, tag: node.tag ?? null };
  if (isScalar(node)) {
    const style = STYLES[node.type ?? "PLAIN"] ?? "plain";
    const text = String(node.value ?? "");
    const empty = style === "plain" && span.start === span.end;
    return { kind: "scalar", style: empty ? "empty" : style, text, ...span, ...properties };
  }
  const flow = node.flow === true;
  if (isMap(node)) {
    return { kind: "mapping", flow, entries: entriesOf(node, yaml, base), ...span, ...properties };
  }
  const { items } = node as YAMLSeq<ParsedNode | null>;
  const values = items.map((item) => valueFrom(item, span.start, yaml, base));
  return { kind: "list", flow, items: values, ...span, ...properties };
}

const NO_PROPERTIES = { anchor: null, tag: null } as const;
const NOTHING = { kind: "scalar", style: "empty", text: "", ...NO_PROPERTIES } as const;

const STYLES: Readonly<Record<string, ScalarStyle>> = {
  PLAIN: "plain",
  QUOTE_SINGLE: "single",
  QUOTE_DOUBLE: "double",
  BLOCK_LITERAL: "literal",
  BLOCK_FOLDED: "folded",
};
