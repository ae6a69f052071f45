/** A key in front matter that nothing reads: mostly a slip of the pen, and then what it says is lost. */
import { distance } from "fastest-levenshtein";
import type { Edit, Fault } from "../../domain/fault.ts";
import type { Field } from "../../domain/page.ts";
import { fieldName, KNOWN_FIELDS, nearestWord } from "../../wiki/index.ts";
import { positionOf } from "./places.ts";
import type { CheckedPage, CheckedWiki } from "./rule.ts";

/**
 * Keys that are near to a known one. A wiki with a `palimpsest.yaml` can list its own under `fields:`, so there any
 * other unknown key is told too.
 */
export function findUnknownKeys(wiki: CheckedWiki): Fault[] {
  const known = new Set([...KNOWN_FIELDS, ...wiki.configuration.fields.map(fieldName)]);
  return wiki.pages.flatMap((page) =>
    page.fields
      .filter((field) => isUnknown(field, known))
      .flatMap((field) => unknown(wiki, page, field, known)),
  );
}

/** Keys within a map belong to whoever wrote the map. */
function isUnknown({ source, key, name }: Field, known: ReadonlySet<string>): boolean {
  return source === "front-matter" && !key.includes(".") && !known.has(name);
}

function unknown(
  { isConfigured }: CheckedWiki,
  page: CheckedPage,
  field: Field,
  known: ReadonlySet<string>,
): Fault[] {
  const slips = [...known].filter((name) => isSlip(field.name, name));
  if (slips.length === 0 && !isConfigured) return [];
  const nearest = slips[0] ?? nearestWord(field.name, known);
  const edit = renaming(page, field, slips);
  return [
    {
      rule: "unknown-key",
      path: page.path,
      ...positionOf(field),
      message: `Nothing reads the key "${field.key}".${nearest === null ? "" : ` The nearest is "${nearest}".`}`,
      fix:
        slips.length > 0
          ? `Write ${slips.join(" or ")}.`
          : `Take it out, or list it in palimpsest.yaml: fields: [${field.key}]`,
      ...(edit && { edit }),
    },
  ];
}

/** One letter wrong, missing or too many, two neighbours swapped, or two letters in a word of seven and more. */
function isSlip(word: string, meant: string): boolean {
  const apart = distance(word, meant);
  if (word.length < 3 || apart > 2) return false;
  return apart === 1 || word.length >= 7 || isSwap(word, meant);
}

function isSwap(word: string, meant: string): boolean {
  return [...word].toSorted().join("") === [...meant].toSorted().join("");
}

function renaming(page: CheckedPage, field: Field, slips: readonly string[]): Edit | null {
  const [only, other] = slips;
  if (only === undefined || other !== undefined) return null;
  const isTaken = page.fields.some(
    ({ name, source }) => name === only && source === "front-matter",
  );
  return isTaken ? null : { kind: "rename-field", key: field.key, to: only };
}
