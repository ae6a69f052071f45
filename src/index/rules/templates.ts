/** Pages that others are made from: what is wrong with them is what is to be filled in. */
import type { CheckedPage } from "./rule.ts";

const TEMPLATE = /(?:^|\/)(?:[^/]*[-_. ])?templates?(?:[-_. ][^/]*)?(?:\/|$)/i;

/** Whether a note is a template for other pages, by its name or its folder. */
export function isTemplate({ kind, path }: Pick<CheckedPage, "kind" | "path">): boolean {
  return kind === "note" && TEMPLATE.test(path);
}
