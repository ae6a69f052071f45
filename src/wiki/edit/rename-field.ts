/** Gives a field another key; its value stays as it is. */
import type { Edit } from "../../domain/fault.ts";
import { ok, type Result } from "../../domain/result.ts";
import { fieldName } from "../fields/name.ts";
import { scalar } from "../front-matter/scalars.ts";
import { type OpenPage, withHead } from "./open-page.ts";
import { type EditRefusal, refused } from "./refusal.ts";
import { spliced } from "./splice.ts";
import { findTarget, targetsOf } from "./target.ts";

export type RenameField = Edit & { readonly kind: "rename-field" };

/** The page with the key renamed. A nested key is given with the keys above it, which stay. */
export function renameField(page: OpenPage, edit: RenameField): Result<OpenPage, EditRefusal> {
  const found = findTarget(page, edit);
  if (!found.ok) return found;
  const { page: mended, target } = found.value;
  if (target === null) {
    return refused("no-such-field", edit, `The page has no field \`${edit.key}\`.`);
  }
  const { key } = target.entry;
  const above = target.key.slice(0, target.key.length - key.text.length);
  if (!edit.to.startsWith(above)) {
    return refused("nested-value", edit, `\`${edit.to}\` does not stand under \`${above}\`.`);
  }
  const taken = targetsOf(mended).find(
    (other) => other.entry !== target.entry && isSame(other.key, edit.to),
  );
  if (taken) return refused("key-taken", edit, `The page has a field \`${taken.key}\` already.`);
  const style = QUOTES[mended.head[key.start] ?? ""] ?? "plain";
  const text = scalar(edit.to.slice(above.length), style, target.inFlow);
  return ok(withHead(mended, spliced(mended.head, [{ start: key.start, end: key.end, text }])));
}

const QUOTES: Readonly<Record<string, "single" | "double">> = { "'": "single", '"': "double" };

function isSame(one: string, other: string): boolean {
  return one === other || fieldName(one) === fieldName(other);
}
