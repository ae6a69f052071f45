/** Everything that the body of a page states of itself, whatever the format. */
import type { Outline } from "../outline/outline.ts";
import { bulletStatements } from "./bullets.ts";
import { headOf } from "./head.ts";
import { headerStatements, relationLines } from "./header.ts";
import { noteStatements } from "./notes.ts";
import { sectionStatements } from "./sections.ts";
import type { Statement } from "./statement.ts";
import { tableStatements } from "./table.ts";

/** Statements of a body, by the place where metadata can stand; to add a format, add its reader here. */
export function bodyStatements(outline: Outline): Statement[] {
  const head = headOf(outline);
  return [
    ...tableStatements(outline, head),
    ...bulletStatements(outline, head),
    ...headerStatements(outline, head),
    ...sectionStatements(outline),
    ...noteStatements(outline, head),
    ...relationLines(outline),
  ];
}
