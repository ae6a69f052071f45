/** The last look at an edited page: the field reads as it should, and no other thing reads otherwise than before. */
import { readFrontMatter } from "../front-matter/read.ts";
import { readBack } from "./list.ts";
import type { OpenPage } from "./open-page.ts";
import type { RenameField } from "./rename-field.ts";
import type { SetField } from "./set-field.ts";
import { findTarget } from "./target.ts";

/** A field as far as an edit may not touch it. */
type Reading = readonly [key: string, ...values: string[]];

/** Whether an edit did what it was to do, and nothing else. */
export function isAsEdited(
  before: OpenPage,
  after: OpenPage,
  edit: SetField | RenameField,
): boolean {
  const old = readingsOf(before);
  const now = readingsOf(after);
  if (old === null || now === null) return false;
  const found = findTarget(before, edit);
  const key = found.ok ? (found.value.target?.key ?? edit.key) : edit.key;
  return edit.kind === "rename-field"
    ? same(
        now,
        old.map((reading) => renamed(reading, key, edit.to)),
      )
    : isSet(old, now, key, edit);
}

function isSet(
  old: readonly Reading[],
  now: readonly Reading[],
  key: string,
  { value }: SetField,
): boolean {
  const wanted: Reading = [key, ...readBack(typeof value === "string" ? [value] : value)];
  const isOther = ([name]: Reading) => name !== key;
  return (
    same(now.filter(isOther), old.filter(isOther)) &&
    same(
      now.filter((reading) => !isOther(reading)),
      [wanted],
    )
  );
}

/** The keys below a renamed one have it in their names. */
function renamed([key, ...values]: Reading, from: string, to: string): Reading {
  if (key === from) return [to, ...values];
  return key.startsWith(`${from}.`) ? [to + key.slice(from.length), ...values] : [key, ...values];
}

/** Null where the front matter cannot be read, or reaches into the body. */
function readingsOf({ head, bodyText }: OpenPage): Reading[] | null {
  const text = head + bodyText;
  const { state, fields, bodyOffset } = readFrontMatter(text);
  if (state === "unreadable" || (state !== "none" && bodyOffset > head.length)) return null;
  return fields.map(({ key, values }) => [key, ...values]);
}

function same(one: readonly Reading[], other: readonly Reading[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
