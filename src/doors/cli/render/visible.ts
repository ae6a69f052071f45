/** Text of files on a terminal: nothing in it may move the cursor or break a line. */

/** Control characters, and the marks that turn the direction of what follows. */
const UNSAFE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** The text with each such character as its escape: a line break in a file name is shown as `\n`. */
export function visible(text: string): string {
  return text.replace(UNSAFE, (character) => {
    const escaped = JSON.stringify(character).slice(1, -1);
    return escaped === character ? hexEscape(character) : escaped;
  });
}

function hexEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
