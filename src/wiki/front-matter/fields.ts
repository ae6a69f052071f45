/** Entries become fields: values as the words that were written, nested keys joined by dots, aliases followed. */
import type { PageFault } from "../../domain/fault.ts";
import type { Field } from "../../domain/page.ts";
import { FILE_START, type Position } from "../../domain/position.ts";
import { fieldName } from "../fields/name.ts";
import { isNothing } from "../fields/nothing.ts";
import type { Alias, Entry, List, Mapping, Value } from "./tree.ts";

/** An entry with what is needed to say where it stands and what its source is. */
export interface PlacedEntry {
  readonly entry: Entry;
  readonly positionOf: (offset: number) => Position;
  readonly sourceOf: (value: Value) => string;
}

/** Values that aliases may stand for in one page. More is no front matter but a bomb. */
const MOST_ALIASED_VALUES = 100;

/** Keys by which the entry of a list is called, where it is a mapping. */
const CALLED_BY = new Set(["name", "title", "id", "github", "email"]);

/** Fields in the order of the text, with faults for aliases that lead nowhere or to too much. */
export function fieldsOf(entries: readonly PlacedEntry[]): {
  readonly fields: readonly Field[];
  readonly faults: readonly PageFault[];
} {
  const reader = new FieldReader();
  for (const placed of entries) reader.read(placed);
  return { fields: reader.fields, faults: reader.faults };
}

class FieldReader {
  readonly fields: Field[] = [];
  readonly faults: PageFault[] = [];
  readonly #anchors = new Map<string, Value>();
  #aliased = 0;
  #place: PlacedEntry | null = null;
  /** Where the key stands whose value is being read. */
  #offset = 0;
  /** Whether an alias in it was not followed: half of the values would be wrong ones. */
  #gaveUp = false;

  read(placed: PlacedEntry): void {
    this.#place = placed;
    this.#entry(placed.entry, "", "");
  }

  #entry({ key, value }: Entry, parentKey: string, parentName: string): void {
    const fullKey = parentKey + key.text;
    const name = parentName + fieldName(key.text);
    this.#offset = key.start;
    this.#field(fullKey, name, key.start, value);
    this.#remember(value);
  }

  /** A mapping has a field for each of its keys, and one of its own only where it has none. */
  #field(key: string, name: string, offset: number, value: Value): void {
    const meant = this.#followed(value);
    if (meant?.kind === "mapping" && meant.entries.length > 0) {
      for (const entry of meant.entries) this.#entry(entry, `${key}.`, `${name}.`);
      return;
    }
    const position = this.#positionOf(offset);
    this.#gaveUp = meant === null;
    const all = meant === null ? [] : this.#valuesOf(meant);
    const values = this.#gaveUp ? [] : all.filter((text) => !isNothing(text));
    this.fields.push({ key, name, values, source: "front-matter", ...position });
    if (meant?.kind === "list") this.#nestedFields(key, name, meant);
  }

  /** A list of mappings, such as authors with names and addresses, has a field for each key of its entries. */
  #nestedFields(key: string, name: string, list: List): void {
    for (const item of list.items) {
      if (item.kind !== "mapping" || isWords(item)) continue;
      for (const entry of item.entries) this.#entry(entry, `${key}.`, `${name}.`);
    }
  }

  #valuesOf(value: Value): string[] {
    const meant = this.#followed(value);
    if (meant === null) return [];
    this.#remember(value);
    if (meant.kind === "scalar") return [meant.text.trim()];
    if (meant.kind === "list") return this.#itemsOf(meant);
    return meant.kind === "mapping" ? this.#wordsOf(meant) : [];
  }

  /** `[[ADR-0001]]` is a list in a list to YAML, and a link to everybody else. */
  #itemsOf(list: List): string[] {
    const [only, ...others] = list.items;
    if (list.flow && others.length === 0 && only?.kind === "list" && only.flow) {
      const source = this.#place?.sourceOf(list) ?? "";
      return [source.replace(/\s+/g, " ")];
    }
    return list.items.flatMap((item) => this.#valuesOf(item));
  }

  #wordsOf(mapping: Mapping): string[] {
    if (isWords(mapping)) return [(this.#place?.sourceOf(mapping) ?? "").trim()];
    const called = mapping.entries.find(({ key }) => CALLED_BY.has(fieldName(key.text)));
    return called?.value.kind === "scalar" ? [called.value.text.trim()] : [];
  }

  #remember(value: Value): void {
    if (value.anchor !== null) this.#anchors.set(value.anchor, value);
  }

  /** What an alias stands for; null where there is no such anchor before it, or where too many were followed. */
  #followed(value: Value): Exclude<Value, Alias> | null {
    let meant: Value | undefined = value;
    while (meant?.kind === "alias") {
      const { target } = meant;
      meant = this.#anchors.get(target);
      this.#aliased += meant === undefined ? 0 : sizeOf(meant, MOST_ALIASED_VALUES);
      if (meant === undefined || this.#aliased > MOST_ALIASED_VALUES) {
        this.#complain(target, meant === undefined);
        return null;
      }
    }
    return meant;
  }

  #complain(target: string, unknown: boolean): void {
    this.#gaveUp = true;
    // A bomb has thousands of them; the first tells all.
    if (this.faults.length > 0 && !unknown) return;
    this.faults.push({
      rule: "bad-front-matter",
      ...this.#positionOf(this.#offset),
      message: unknown
        ? `There is no anchor before it that the alias \`*${target}\` stands for.`
        : `The aliases stand for more than ${MOST_ALIASED_VALUES} values; from here on they give none.`,
      fix: unknown
        ? "Write the value in quotes, or the anchor before it."
        : "Write the values themselves.",
    });
  }

  #positionOf(offset: number): Position {
    return this.#place?.positionOf(offset) ?? FILE_START;
  }
}

/** `- Storage: which one?` in a list is words with a colon; `- name: Anya` and mappings with more keys are not. */
function isWords({ entries }: Mapping): boolean {
  const [entry, ...others] = entries;
  return (
    entry !== undefined &&
    others.length === 0 &&
    entry.value.kind === "scalar" &&
    !/^[a-z][a-z_-]*$/.test(entry.key.text)
  );
}

/** Values in a value, itself included, counted no farther than `enough`. */
function sizeOf(value: Value, enough: number): number {
  if (value.kind === "list") return sizeOfAll(value.items, enough);
  if (value.kind === "mapping")
    return sizeOfAll(
      value.entries.map((entry) => entry.value),
      enough,
    );
  return 1;
}

function sizeOfAll(values: readonly Value[], enough: number): number {
  let size = 1;
  for (const value of values) {
    if (size > enough) return size;
    size += sizeOf(value, enough);
  }
  return size;
}
