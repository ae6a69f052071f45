/** Which of several statements of one field counts: the first place in the order in which people keep them current. */
import type { Field } from "../../domain/page.ts";
import type { Statement } from "./statement.ts";

/**
 * Front matter is what tools write and read; a table, a list or a line under the title is what people look at first;
 * a section further down is what they forget.
 */
const PRECEDENCE: readonly Field["source"][] = [
  "front-matter",
  "table",
  "bullet",
  "header",
  "section",
];

/** Statements of the named fields that have a value, best first: by name in the order given, then by place. */
export function statementsOf(
  statements: readonly Statement[],
  names: readonly string[],
): Statement[] {
  const rank = ({ name, source }: Statement) =>
    PRECEDENCE.indexOf(source) * names.length + names.indexOf(name);
  return statements
    .filter(({ name, values }) => names.includes(name) && values.length > 0)
    .toSorted((one, other) => rank(one) - rank(other));
}
