/** Finds the field that an edit means, and makes sure that the edit changes no other. */
import type { Edit } from "../../domain/fault.ts";
import { ok, type Result } from "../../domain/result.ts";
import { fieldName } from "../fields/name.ts";
import type { LineChange } from "../front-matter/pieces.ts";
import type { Entry, Value } from "../front-matter/tree.ts";
import { type OpenPage, withHead } from "./open-page.ts";
import { type EditRefusal, refused } from "./refusal.ts";
import { lineEnd, nextLine, type Splice, spliced } from "./splice.ts";

/** A key of the block, nested ones included. */
export interface Target {
  readonly entry: Entry;
  /** As in `Field.key`: keys of a nested mapping joined by dots. */
  readonly key: string;
  /** Whether it stands inside braces. */
  readonly inFlow: boolean;
  /** What has to be mended before its offsets hold. */
  readonly changes: readonly LineChange[];
}

export type FieldEdit = Exclude<Edit, { readonly kind: "replace-line" }>;

/** The page with the field mended where it had to be, and the field; null where there is none. */
export interface Found {
  readonly page: OpenPage;
  readonly target: Target | null;
}

/** Finds the field of an edit, by its key as written, else by any spelling of it. */
export function findTarget(page: OpenPage, edit: FieldEdit): Result<Found, EditRefusal> {
  const { state, fences, second } = page.block;
  if (state === "unreadable" || (fences !== null && fences.closing === null)) {
    return refused("unreadable-block", edit, "The front matter cannot be read as a whole.");
  }
  if (second.length > 0) {
    return refused("two-blocks", edit, "A second front matter follows the first.");
  }
  const targets = targetsOf(page);
  const exact = targets.filter(({ key }) => key === edit.key);
  const found = exact.length > 0 ? exact : targets.filter(({ key }) => isSame(key, edit.key));
  const [target, other] = found;
  if (target === undefined) return ok({ page, target: null });
  if (other !== undefined) {
    return refused(
      "ambiguous-key",
      edit,
      `There are several: \`${target.key}\`, \`${other.key}\`.`,
    );
  }
  if (target.changes.length === 0) return ok({ page, target });
  return findTarget(withHead(page, withChanges(page.head, target.changes)), edit);
}

/** Every key of the block, in the order of the text. */
export function targetsOf({ block }: OpenPage): Target[] {
  return block.pieces.flatMap(({ entries, changes, piece }) => {
    // A block that is one mapping in braces is a single piece.
    const inFlow = /^\s*\{/.test(piece.text);
    return entries.flatMap((entry) => within({ entry, key: entry.key.text, inFlow, changes }));
  });
}

function within(target: Target): Target[] {
  const { value } = target.entry;
  if (value.kind !== "mapping") return [target];
  const nested = value.entries.flatMap((entry) =>
    within({
      entry,
      key: `${target.key}.${entry.key.text}`,
      inFlow: target.inFlow || value.flow,
      changes: target.changes,
    }),
  );
  return [target, ...nested];
}

function isSame(one: string, other: string): boolean {
  return nameOf(one) === nameOf(other);
}

function nameOf(key: string): string {
  return key.split(".").map(fieldName).join(".");
}

function withChanges(head: string, changes: readonly LineChange[]): string {
  const byLine = new Map(changes.map(({ line, becomes }) => [line, becomes]));
  const splices: Splice[] = [];
  let start = 0;
  for (let line = 1; start < head.length; line += 1) {
    const text = byLine.get(line);
    if (text !== undefined) splices.push({ start, end: lineEnd(head, start), text });
    start = nextLine(head, start);
  }
  return spliced(head, splices);
}

/** The anchors in a value, its own included. */
function anchorsIn(value: Value): string[] {
  const own = value.anchor === null ? [] : [value.anchor];
  if (value.kind === "list") return [...own, ...value.items.flatMap(anchorsIn)];
  if (value.kind === "mapping") {
    return [...own, ...value.entries.flatMap((entry) => anchorsIn(entry.value))];
  }
  return own;
}

function aliasesIn(value: Value): string[] {
  if (value.kind === "alias") return [value.target];
  if (value.kind === "list") return value.items.flatMap(aliasesIn);
  if (value.kind === "mapping") return value.entries.flatMap((entry) => aliasesIn(entry.value));
  return [];
}

/** An anchor in the value of a field that an alias elsewhere stands for; null where there is none. */
export function sharedAnchor(page: OpenPage, { entry }: Target): string | null {
  const anchors = new Set(anchorsIn(entry.value));
  if (anchors.size === 0) return null;
  const used = page.block.pieces.flatMap(({ entries }) =>
    entries.flatMap(({ value }) => aliasesIn(value)),
  );
  return used.find((name) => anchors.has(name)) ?? null;
}
