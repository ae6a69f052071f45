/** The edit that lets a page state its end of a supersession. */
import type { Edit } from "../../domain/fault.ts";
import { nameKey } from "../../domain/identity.ts";
import { strongestBearers } from "../../domain/resolution.ts";
import { fieldOf } from "./places.ts";
import type { CheckedPage, CheckedWiki } from "./rule.ts";

/**
 * Adds `other` to the field `key` of the page's front matter. Null where the answer is not sure: the page has no
 * front matter, states its chain elsewhere, or the other's identity is claimed by several pages.
 */
export function reciprocalEdit(
  wiki: CheckedWiki,
  page: CheckedPage,
  other: CheckedPage,
  key: "supersedes" | "superseded_by",
): Edit | null {
  const hasFrontMatter = page.fields.some(({ source }) => source === "front-matter");
  const bearers = strongestBearers(wiki.bearersOf(nameKey(other.identity)));
  if (!hasFrontMatter || bearers.length !== 1 || bearers[0]?.page !== other) return null;
  const field = fieldOf(page, key);
  if (field === undefined) return { kind: "set-field", key, value: other.identity };
  if (field.source !== "front-matter") return null;
  const values = [...field.values, other.identity];
  return {
    kind: "set-field",
    key: field.key,
    value: values.length === 1 ? other.identity : values,
  };
}
