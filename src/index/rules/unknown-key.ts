/** A key in front matter that nothing reads: mostly a slip of the pen, and then what it says is lost. */
import { distance } from "fastest-levenshtein";
import type { Edit, Fault } from "../../domain/fault.ts";
import type { Field } from "../../domain/page.ts";
import { fieldName, KNOWN_FIELDS, nearestWord } from "../../wiki/index.ts";
import { positionOf } from "./places.ts";
import type { CheckedPage, CheckedWiki } from "./rule.ts";

/** Known keys from this length on are like no other word: `kind` is a key of its own, `statsu` is not. */
const TELLING_LENGTH = 6;

/**
 * Keys that are near to a known one that is not short. A wiki with a `palimpsest.yaml` can list its own under
 * `fields:`, so there any other unknown key is told too.
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
  const near = [...known].filter((name) => isSlip(field.name, name));
  const slips = near.filter((name) => name.length >= TELLING_LENGTH);
  if (slips.length === 0 && !isConfigured) return [];
  const nearest = slips[0] ?? near[0] ?? nearestWord(field.name, known);
  const edit = renaming(page, field, slips);
  return [
    {
      rule: "unknown-key",
      path: page.path,
      ...positionOf(field),
      message: `Nothing reads the key "${field.key}".${nearest === null ? "" : ` The nearest is "${nearest}".`}`,
      fix:
        slips.length > 0
          ? `Write ${slips.join(" or ")}, or list it in palimpsest.yaml: fields: [${field.key}]`
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

function isNeighbourSwap(word: string, meant: string): boolean {
  const at = [...word].findIndex((letter, index) => letter !== meant[index]);
  const swapped = `${word.slice(0, at)}${word[at + 1] ?? ""}${word[at] ?? ""}${word.slice(at + 2)}`;
  return swapped === meant;
}

function isSwap(word: string, meant: string): boolean {
  return [...word].toSorted().join("") === [...meant].toSorted().join("");
}

/** Only what is beyond doubt: one letter or one swap from a single key, which the page does not have yet. */
function renaming(page: CheckedPage, field: Field, slips: readonly string[]): Edit | null {
  const [only, other] = slips;
  if (only === undefined || other !== undefined) return null;
  if (distance(field.name, only) > 1 && !isNeighbourSwap(field.name, only)) return null;
  const isTaken = page.fields.some(
    ({ name, source }) => name === only && source === "front-matter",
  );
  return isTaken ? null : { kind: "rename-field", key: field.key, to: only };
}
