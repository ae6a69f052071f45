/** Words out of a line of Markdown, for fields whose values people mark up. */

/** What is written and not meant: comments, and what was struck out. */
const UNSAID = /<!--[\s\S]*?(?:-->|$)|~~[^~]*~~/g;
const LINK = /!?\[([^[\]]*)\](?:\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)|\[[^[\]\n]*\])/g;
const WIKI_LINK = /\[\[([^[\]|]*)(?:\|([^[\]]*))?\]\]/g;
const AUTOLINK = /<((?:https?:|mailto:)[^<>\s]+|[^<>\s@]+@[^<>\s]+)>/g;
/** Tags of HTML are small; `Span<T>` is a name. */
const TAG = /<\/?[a-z][^<>]*>/g;
const CODE = /(`+)(.+?)\1/g;
const EMPHASIS = /(?<!\\)(?:\*+|`+)|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu;
const ESCAPE = /\\([!-/:-@[-`{-~])/g;

/** The words of a line as a reader sees them: links become their words, emphasis and comments go, spaces are single. */
export function plainWords(markdown: string): string {
  if (!MARKUP.test(markdown)) return markdown.replace(SPACE, " ").trim();
  let words = "";
  let end = 0;
  for (const { 0: whole, 2: code = "", index } of markdown.matchAll(CODE)) {
    words += withoutMarks(markdown.slice(end, index)) + code;
    end = index + whole.length;
  }
  words += withoutMarks(markdown.slice(end));
  return words.replace(SPACE, " ").trim();
}

const MARKUP = /[\\`*_[\]<>~]/;
const SPACE = /\s+/g;

function withoutMarks(markdown: string): string {
  return markdown
    .replace(UNSAID, " ")
    .replace(WIKI_LINK, (_whole, target: string, shown?: string) => shown ?? target)
    .replace(LINK, "$1")
    .replace(AUTOLINK, "$1")
    .replace(TAG, " ")
    .replace(EMPHASIS, "")
    .replace(ESCAPE, "$1");
}
