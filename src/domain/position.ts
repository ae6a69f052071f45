/** A place in a file, as editors and SARIF count it: both from 1, columns in UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Where a file begins: the place of a fault that concerns the file as a whole. */
export const FILE_START: Position = { line: 1, column: 1 };
