/** Where in a page a rule points. */
import type { Field, NameRole } from "../../domain/page.ts";
import { FILE_START, type Position } from "../../domain/position.ts";
import type { CheckedPage } from "./rule.ts";

/** Where a page gets its first name of a role from; the start of the file where it has none. */
export function placeOfName(page: CheckedPage, role: NameRole): Position {
  return positionOf(page.names.find((name) => name.role === role));
}

/** Where a page has a field; the start of the file where it has none. */
export function placeOfField(page: CheckedPage, name: string): Position {
  return positionOf(fieldOf(page, name));
}

/** A field by its canonical name; the one in front matter where there are several. */
export function fieldOf(page: CheckedPage, name: string): Field | undefined {
  const fields = page.fields.filter((field) => field.name === name);
  return fields.find(({ source }) => source === "front-matter") ?? fields[0];
}

/** The line and column of anything that has them; the start of the file for nothing. */
export function positionOf(placed: Position | null | undefined): Position {
  return placed ? { line: placed.line, column: placed.column } : FILE_START;
}
