/** Sets a field: another value for a key that is there, a new key, or a new block. */

import type { Edit } from "../../domain/fault.ts";
import { ok, type Result } from "../../domain/result.ts";
import { scalar } from "../front-matter/scalars.ts";
import { hasComments, type ListTrouble, listSplices } from "./list.ts";
import { type OpenPage, withHead } from "./open-page.ts";
import { type EditRefusal, refused } from "./refusal.ts";
import { asBlock, blockList, flowList, isLink, newScalar, restyled, spanOf } from "./scalar.ts";
import { lineBreakOf, lineStart, type Splice, spliced } from "./splice.ts";
import { findTarget, sharedAnchor, type Target, targetsOf } from "./target.ts";

export type SetField = Edit & { readonly kind: "set-field" };

/** The page with the field set. */
export function setField(page: OpenPage, edit: SetField): Result<OpenPage, EditRefusal> {
  const found = findTarget(page, edit);
  if (!found.ok) return found;
  const { page: mended, target } = found.value;
  if (target === null) return withNewField(mended, edit);
  const shared = sharedAnchor(mended, target);
  if (shared !== null) {
    return refused(
      "shared-value",
      edit,
      `Other fields use the value by its anchor \`&${shared}\`.`,
    );
  }
  const splices = valueSplices(target, edit.value, mended.head);
  return typeof splices === "string"
    ? refused(splices, edit, MESSAGES[splices])
    : ok(withHead(mended, spliced(mended.head, splices)));
}

const MESSAGES: Readonly<Record<ListTrouble, string>> = {
  "comment-inside": "A comment stands inside the value and would be lost.",
  "nested-value": "The value has keys of its own.",
  "shared-value": "An entry of the value has an anchor or a tag.",
};

function valueSplices(
  target: Target,
  value: string | readonly string[],
  head: string,
): readonly Splice[] | ListTrouble {
  const { value: old } = target.entry;
  if (old.kind === "mapping" && old.entries.length > 0) return "nested-value";
  const isList = old.kind === "list" && old.items.length > 0 && !isLink(old);
  if (!isList) return [inPlace(target, value, head)];
  if (typeof value !== "string" && value.length > 0) return listSplices(old, value, head);
  if (hasComments(old, target.entry.afterColon, head)) return "comment-inside";
  const text = typeof value === "string" ? newScalar(value, target.inFlow) : "[]";
  if (old.flow) return [{ start: old.start, end: old.end, text }];
  const { end } = spanOf(old.items.at(-1) ?? old, head);
  return [{ start: target.entry.afterColon, end, text: ` ${text}` }];
}

/** Another value where one scalar, alias, link or empty list stands, or nothing. */
function inPlace(target: Target, value: string | readonly string[], head: string): Splice {
  const { value: old } = target.entry;
  const text =
    typeof value === "string"
      ? ((old.kind === "scalar" ? asBlock(value, old, head) : null) ??
        restyled(value, old, target.inFlow))
      : flowList(value);
  const span = spanOf(old, head);
  const isGlued = span.start === span.end && !/\s/.test(head[span.start - 1] ?? " ");
  return { ...span, text: isGlued ? ` ${text}` : text };
}

/** Behind the last key, in the line before the closing fence. */
function withNewField(page: OpenPage, edit: SetField): Result<OpenPage, EditRefusal> {
  const { fences } = page.block;
  if (fences === null) return ok(withNewBlock(page, edit));
  const targets = targetsOf(page);
  if (targets.some(({ inFlow, key }) => inFlow && !key.includes("."))) {
    return refused("nested-value", edit, "All of the front matter stands in braces.");
  }
  const [first] = targets;
  const indent = first ? columnOf(first, page.head) : "";
  const line = indent + lineOf(page, edit, indent) + lineBreakOf(page.head);
  const { end } = fences;
  return ok(withHead(page, spliced(page.head, [{ start: end, end, text: line }])));
}

function columnOf({ entry }: Target, head: string): string {
  return head.slice(lineStart(head, entry.key.start), entry.key.start);
}

function lineOf(page: OpenPage, { key, value }: SetField, indent: string): string {
  const written = scalar(key, "plain", false);
  if (typeof value === "string") return `${written}: ${newScalar(value, false)}`;
  const model = blockListIndent(page);
  return model === null || value.length === 0
    ? `${written}: ${flowList(value)}`
    : `${written}:${blockList(value, indent + model, page.head)}`;
}

/** How far the page's lists without brackets stand from their keys; null where its first list has brackets, or none. */
function blockListIndent(page: OpenPage): string | null {
  for (const { entry } of targetsOf(page)) {
    const { value, key } = entry;
    if (value.kind !== "list" || isLink(value) || value.items.length === 0) continue;
    if (value.flow) return null;
    const start = lineStart(page.head, value.items[0]?.start ?? 0);
    const own = /^[ \t]*/.exec(page.head.slice(start))?.[0].length ?? 0;
    return " ".repeat(Math.max(0, own - (key.start - lineStart(page.head, key.start))));
  }
  return null;
}

/** A block before the first line of a page that has none; the body stays as it is. */
function withNewBlock(page: OpenPage, edit: SetField): OpenPage {
  const lineBreak = lineBreakOf(page.bodyText);
  const isApart = page.bodyText === "" || /^[\r\n]/.test(page.bodyText);
  const lines = ["---", lineOf(page, edit, ""), "---", ...(isApart ? [] : [""]), ""];
  return withHead(page, page.head + lines.join(lineBreak));
}
