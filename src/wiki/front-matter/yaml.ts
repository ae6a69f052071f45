/**
 * A piece of YAML becomes entries. YAML 1.2 with the failsafe schema: every scalar is the text that was written, so a
 * date is no moment, `0042` no octal number and `no` no truth value (ADR-0012).
 */
import {
  Composer,
  type CST,
  isAlias,
  isMap,
  isScalar,
  type Pair,
  type ParsedNode,
  type Scalar as ParsedScalar,
  Parser,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { tooHard } from "./nesting.ts";
import type { Entry, List, Mapping, Scalar, ScalarStyle, Span, Value } from "./tree.ts";

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
  const why = tooHard(yaml);
  if (why !== null) return problem(why, base);
  const tokens = tokensOf(yaml);
  if (!tokens.ok) return problem(tokens.message, base + tokens.offset);
  const [document] = new Composer(OPTIONS).compose(tokens.tokens, true, yaml.length);
  const { contents = null, errors = [] } = document ?? {};
  const [error] = errors;
  if (error) return problem(error.message, base + error.pos[0]);
  if (contents === null) return { ok: true, entries: [] };
  if (!isMap(contents)) return problem("It holds no keys with values", base);
  return { ok: true, entries: entriesOf(contents, yaml, base) };
}

type Tokens =
  | { readonly ok: true; readonly tokens: readonly CST.Token[] }
  | { readonly ok: false; readonly message: string; readonly offset: number };

/** Stops at the first fault, for a text that is no YAML has one at every character, and each costs a stack trace. */
function tokensOf(yaml: string): Tokens {
  const tokens: CST.Token[] = [];
  for (const token of new Parser().parse(yaml)) {
    const { type, offset } = token;
    if (type === "error") return { ok: false, message: token.message, offset };
    if (type === "document" && tokens.some((other) => other.type === type)) {
      return { ok: false, message: "A second document begins here", offset };
    }
    tokens.push(token);
  }
  return { ok: true, tokens };
}

function problem(message: string, offset: number): ParsedPiece {
  return { ok: false, problem: { message: `${firstLine(message)}.`, offset } };
}

function firstLine(message: string): string {
  return (/^[^\n]*/.exec(message)?.[0] ?? "").replace(/[.:\s]+$/, "");
}

function entriesOf(map: YAMLMap.Parsed, yaml: string, base: number): Entry[] {
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

/** `place` is where the value of a key would begin that has none; null for the entries of a list. */
function valueFrom(
  node: ParsedNode | null,
  place: number | null,
  yaml: string,
  base: number,
): Value {
  if (node === null) return { ...EMPTY, start: place ?? base, end: place ?? base };
  if (isAlias(node)) {
    return { kind: "alias", target: node.source, ...spanOf(node, base), ...NO_PROPERTIES };
  }
  if (isScalar(node)) return scalarFrom(node, place, base);
  return isMap(node) ? mappingFrom(node, yaml, base) : listFrom(node, yaml, base);
}

function propertiesOf({ anchor, tag }: { anchor?: string; tag?: string }) {
  return { anchor: anchor ?? null, tag: tag ?? null };
}

function scalarFrom(node: ParsedScalar.Parsed, place: number | null, base: number): Scalar {
  const span = spanOf(node, base);
  const style = STYLES[node.type ?? "PLAIN"] ?? "plain";
  const properties = propertiesOf(node);
  const text = String(node.value ?? "");
  if (style !== "plain" || span.start < span.end) {
    return { kind: "scalar", style, text, ...span, ...properties };
  }
  const isBare = properties.anchor === null && properties.tag === null;
  const at = isBare ? (place ?? span.start) : span.start;
  return { ...EMPTY, start: at, end: at, ...properties };
}

function mappingFrom(node: YAMLMap.Parsed, yaml: string, base: number): Mapping {
  const flow = node.flow === true;
  const entries = entriesOf(node, yaml, base);
  const span = spanOf(node, base);
  const end = flow ? span.end : (entries.at(-1)?.value.end ?? span.end);
  return { kind: "mapping", flow, entries, start: span.start, end, ...propertiesOf(node) };
}

function listFrom(node: YAMLSeq.Parsed, yaml: string, base: number): List {
  const flow = node.flow === true;
  const items = node.items.map((item) => valueFrom(item, null, yaml, base));
  const span = spanOf(node, base);
  const end = flow ? span.end : (items.at(-1)?.end ?? span.end);
  return { kind: "list", flow, items, start: span.start, end, ...propertiesOf(node) };
}

const NO_PROPERTIES = { anchor: null, tag: null } as const;
const EMPTY = { kind: "scalar", style: "empty", text: "", ...NO_PROPERTIES } as const;

const STYLES: Readonly<Record<string, ScalarStyle>> = {
  PLAIN: "plain",
  QUOTE_SINGLE: "single",
  QUOTE_DOUBLE: "double",
  BLOCK_LITERAL: "literal",
  BLOCK_FOLDED: "folded",
};
