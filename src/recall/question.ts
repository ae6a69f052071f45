/** A question as it is typed: anything at all, so it is made harmless before it is read. */

/** UTF-16 code units that are read of a question. No one types more, and a pasted log says it all sooner. */
export const QUESTION_LIMIT = 4000;

export interface Question {
  /** Without control characters and space around it, at most `QUESTION_LIMIT` long. */
  readonly text: string;
  /** Whether the end was left out. */
  readonly cut: boolean;
}

/** Control characters, NUL among them, and halves of surrogate pairs, which no page holds. */
const UNREADABLE = /[\p{Cc}\p{Cs}]+/gu;

/** Reads what was typed. Any text is a question; an empty one has no words. */
export function readQuestion(typed: string): Question {
  const head = typed
    .slice(0, QUESTION_LIMIT + 1)
    .replace(UNREADABLE, " ")
    .trim();
  const cut = typed.length > QUESTION_LIMIT && typed.slice(QUESTION_LIMIT).trim() !== "";
  return { text: cut ? withoutHalf(head.slice(0, QUESTION_LIMIT)) : head, cut };
}

function withoutHalf(text: string): string {
  return text.replace(UNREADABLE, "").trimEnd();
}

/** What people put around a name or after it: quotes, brackets, backticks, the marks that end a sentence. */
const WRAPPING =
  /^[\s"'`“”„‘’«»‹›「」『』[\](){}<>*_¿¡]+|[\s"'`“”„‘’«»‹›「」『』[\](){}<>*_?!.,;:？！。，、]+$/gu;

/** A place in a file as it is printed, line and column behind the path: `adr/0002-b.md:7`. */
const PLACE = /^(\S.*\.(?:mdx?|markdown)):\d+(?::\d+)?$/i;

/** The question as a name: as typed, then without what is put around a name, then without a line behind a path. */
export function namesOfQuestion(text: string): string[] {
  const bare = text.replace(WRAPPING, "");
  if (bare === "") return [text];
  return [...new Set([text, bare, bare.replace(PLACE, "$1")])];
}
