/** What is said on standard error about text from outside: on one line, harmless to a terminal, and not too long. */
import { visible } from "./visible.ts";

/** Characters of a message. What is longer is data that nobody meant to read, such as a file that is no text. */
const LONGEST = 300;

/** The text on one line, with what steers a terminal shown and the end of a long one left out. */
export function message(text: string): string {
  const shown = visible(text.slice(0, LONGEST + 1));
  if (shown.length <= LONGEST) return shown;
  return `${shown.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, "")}…`;
}

/** The same for each line of a text of several. */
export function messages(text: string): string {
  return text.split("\n").map(message).join("\n");
}
