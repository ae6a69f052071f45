/** A place in a file, as editors and SARIF count it: both from 1, columns in UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Where a file begins: the place of a fault that concerns the file as a whole. */
export const FILE_START: Position = { line: 1, column: 1 };

/** The order of the text: by line, then by column. */
export function byPosition(one: Position, other: Position): number {
  return one.line - other.line || one.column - other.column;
}
