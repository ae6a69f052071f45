/** Writes a text as a YAML scalar, so that every reader of YAML reads the same words. */

export type QuoteStyle = "plain" | "single" | "double";

/** Characters that have to be escaped: controls, other line breaks, byte order mark, noncharacters. */
const ESCAPED = /[\p{Cc}\u2028\u2029\uFEFF\uFFFE\uFFFF]/u;
const ESCAPED_OR_QUOTE = /["\\\p{Cc}\u2028\u2029\uFEFF\uFFFE\uFFFF]/gu;

/** Characters that mean something to YAML at the start of a plain scalar, and marks of a document's start and end. */
const BAD_START = /^(?:[-?:,[\]{}#&*!|>'"%@`=]|\.\.\.)/;
const BAD_INSIDE = /:(?:\s|$)|\s#|^\s|\s$|\t/;
const FLOW_INDICATOR = /[,[\]{}]/;

/** Whether a text may stand without quotes, by the letter of YAML 1.2; `inFlow` is inside brackets or braces. */
export function mayBePlain(text: string, inFlow: boolean): boolean {
  if (text === "" || ESCAPED.test(text) || BAD_START.test(text) || BAD_INSIDE.test(text)) {
    return false;
  }
  return !(inFlow && FLOW_INDICATOR.test(text));
}

/** Words that YAML 1.1 readers take for nothing or for a truth value; `true` and `false` are so everywhere. */
const OTHER_TYPE = /^(?:~|null|y|n|yes|no|on|off)$/i;
/** What begins like a number and is none that is printed as it was written: `0042`, `1.10`, `1e3`, `0x1F`, `12:30`. */
const NUMBER_LIKE = /^[-+.]?\d[\d_.:eExXoObB+a-fA-F-]*$/;
const NUMBER_OR_DATE = /^(?:-?(?:0|[1-9]\d{0,14})(?:\.\d{0,14}[1-9])?|\d{4}-\d{2}-\d{2})$/;

/** Whether readers with types would print a plain scalar otherwise than it was written. */
export function readsAsOtherType(text: string): boolean {
  return OTHER_TYPE.test(text) || (NUMBER_LIKE.test(text) && !NUMBER_OR_DATE.test(text));
}

/** A text in quotes: double ones, unless single ones spare it escapes. */
export function quoted(text: string): string {
  return /["\\]/.test(text) && !ESCAPED.test(text) ? singleQuoted(text) : doubleQuoted(text);
}

/**
 * A text as a scalar on one line, in the style asked for where that can hold it, else in quotes. `inFlow` is inside
 * brackets or braces.
 */
export function scalar(text: string, style: QuoteStyle, inFlow: boolean): string {
  if (style === "plain" && mayBePlain(text, inFlow)) return text;
  if (style === "single" && !ESCAPED.test(text)) return singleQuoted(text);
  return style === "double" ? doubleQuoted(text) : quoted(text);
}

function singleQuoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

const SHORT_ESCAPES: Readonly<Record<string, string>> = {
  '"': '\\"',
  "\\": "\\\\",
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
};

function doubleQuoted(text: string): string {
  const escaped = text.replace(ESCAPED_OR_QUOTE, (character) => {
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
    return SHORT_ESCAPES[character] ?? `\\u${code}`;
  });
  // A letter, a colon and an escape would read as a path on Windows.
  return `"${escaped.replace(/^([A-Za-z]):(?=\\[^\\])/, "$1\\u003A")}"`;
}
