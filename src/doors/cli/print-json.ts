/** The one form of JSON documents on standard output. */
import type { Terminal } from "./terminal.ts";

/** Prints a value as one JSON document, indented for people; programs do not mind. */
export function printJson({ print }: Pick<Terminal, "print">, value: object): void {
  print(`${JSON.stringify(value, null, 2)}\n`);
}
