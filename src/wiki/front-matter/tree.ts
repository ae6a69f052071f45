/** Front matter as a tree of our own: what reading and editing need of YAML, whoever parsed it. */

/**
 * A range of UTF-16 offsets, the end not included. A list or a mapping without brackets ends with its last value, and a
 * block of text (`|`, `>`) behind its last line break.
 */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** `empty` is a key or an item without a value. */
export type ScalarStyle = "plain" | "single" | "double" | "literal" | "folded" | "empty";

/** Anchor and tag stand before the span. */
interface Node extends Span {
  readonly anchor: string | null;
  readonly tag: string | null;
}

export interface Scalar extends Node {
  readonly kind: "scalar";
  readonly style: ScalarStyle;
  /** The words, with quotes and escapes resolved; never a number, a date or a truth value. */
  readonly text: string;
}

export interface List extends Node {
  readonly kind: "list";
  /** Written with brackets. */
  readonly flow: boolean;
  readonly items: readonly Value[];
}

export interface Mapping extends Node {
  readonly kind: "mapping";
  /** Written with braces. */
  readonly flow: boolean;
  readonly entries: readonly Entry[];
}

export interface Alias extends Node {
  readonly kind: "alias";
  /** Name of the anchor it stands for. */
  readonly target: string;
}

export type Value = Scalar | List | Mapping | Alias;

/** A key with its value. */
export interface Entry {
  /** Where the key stands, and what it says without its quotes. */
  readonly key: Span & { readonly text: string };
  /** Offset behind the colon. */
  readonly afterColon: number;
  readonly value: Value;
}
