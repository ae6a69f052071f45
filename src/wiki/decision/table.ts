/** Metadata in a table under the title: a row for each key, or a column for each. */
import type { Block } from "../outline/blocks.ts";
import type { Outline } from "../outline/outline.ts";
import { isMetadataKey, isTelling, metadataName } from "./keys.ts";
import { type Statement, statementOf } from "./statement.ts";

/** Statements of the metadata tables of a head. */
export function tableStatements(outline: Outline, head: readonly Block[]): Statement[] {
  return tablesIn(head).flatMap((rows) => {
    const first = rows[0] ?? [];
    const body = rows.slice(1);
    if (rows.filter(isKeyRow).length >= 2) return byRow(outline, rows);
    const keys = first.filter(({ text }) => isMetadataKey(metadataName(text)));
    const single = body.length === 1 && keys.length >= 2 && keys.some(isTellingCell);
    return single ? byColumn(outline, first, body[0] ?? []) : [];
  });
}

/** Rows of cells that follow one another, table by table: the rows of a page are counted through. */
function tablesIn(head: readonly Block[]): Block[][][] {
  const tables: Block[][][] = [];
  let last: Block | undefined;
  for (const block of head) {
    if (block.kind !== "cell") continue;
    // Between the head of a table and its first row lies the line of dashes.
    const follows = last !== undefined && block.row - last.row <= 1 && block.from - last.from <= 2;
    if (!follows) tables.push([]);
    if (!follows || block.row !== last?.row) tables.at(-1)?.push([]);
    tables.at(-1)?.at(-1)?.push(block);
    last = block;
  }
  return tables;
}

function isKeyRow(row: readonly Block[]): boolean {
  const key = row[0];
  return key !== undefined && row.length >= 2 && isTellingCell(key);
}

function isTellingCell({ text }: Block): boolean {
  return isTelling(metadataName(text));
}

function byRow(outline: Outline, rows: readonly (readonly Block[])[]): Statement[] {
  return rows.flatMap(([key, value]) =>
    key === undefined || value === undefined || key.text === ""
      ? []
      : [ofCells(outline, key, value)],
  );
}

function byColumn(outline: Outline, keys: readonly Block[], values: readonly Block[]): Statement[] {
  return keys.flatMap((key, index) => {
    const value = values[index];
    return value === undefined || key.text === "" ? [] : [ofCells(outline, key, value)];
  });
}

function ofCells(outline: Outline, { text }: Block, value: Block): Statement {
  const key = text.replace(/\s*[:：]$/u, "");
  const whole = { key, valueStart: 0, valueEnd: value.content.length };
  return statementOf(outline, value, "table", 0, whole);
}
