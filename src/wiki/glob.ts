/**
 * The globs of `exclude:`, without a library: `node:path` has `matchesGlob`, but it still warns on the oldest Node
 * that is supported, and loading it costs a cold start more than all the rest of a listing.
 */

/** What each special form of a glob means as a regular expression; the first that fits is taken. */
const FORMS: readonly { readonly form: RegExp; readonly means: (match: string) => string }[] = [
  // Two stars cross folders only where they stand alone: any number of folders, none included, or all beneath.
  { form: /(?<![^/])\*\*\//y, means: () => "(?:[^/]+/)*" },
  { form: /(?<![^/])\*\*$/y, means: () => ".*" },
  { form: /\*+/y, means: () => "[^/]*" },
  { form: /\?/y, means: () => "[^/]" },
  { form: /\[[!^]?\]?[^\]/]*\]/y, means: classOf },
  { form: /\{[^{}]*\}/y, means: choiceOf },
  { form: /\\./suy, means: (match) => literal(match.slice(1)) },
  { form: /./suy, means: literal },
];

/**
 * Whether a path relative to the wiki's root is left out by any of the globs. `*` and `?` stay within one name, `**`
 * crosses folders, `[a-z]`, `[!a-z]` and `{a,b}` choose; a glob that fits a folder leaves out all beneath it.
 * Without globs the answer is null, so that a listing need not ask.
 */
export function excluderOf(globs: readonly string[]): ((path: string) => boolean) | null {
  if (globs.length === 0) return null;
  const pattern = new RegExp(`^(?:${globs.map(expressionOf).join("|")})(?:/.*)?$`, "su");
  return (path) => pattern.test(path);
}

function expressionOf(glob: string): string {
  return translated(glob.replace(/^(?:\.?\/)+/, "").replace(/\/+$/, ""));
}

function translated(glob: string): string {
  let expression = "";
  for (let at = 0; at < glob.length; ) {
    const [match, meaning] = formAt(glob, at);
    expression += meaning;
    at += match.length;
  }
  return expression;
}

function formAt(glob: string, at: number): [match: string, meaning: string] {
  for (const { form, means } of FORMS) {
    form.lastIndex = at;
    const match = form.exec(glob)?.[0];
    if (match !== undefined) return [match, means(match)];
  }
  return [glob.slice(at), literal(glob.slice(at))];
}

function classOf(match: string): string {
  const inner = match.slice(1, -1);
  const negated = /^[!^]/.test(inner);
  const members = (negated ? inner.slice(1) : inner).replace(/[\\\]^[]/g, "\\$&");
  if (members === "" || !isOrdered(members)) return literal(match);
  return negated ? `[^/${members}]` : `[${members}]`;
}

/** Whether every range of a class runs upwards; `[z-a]` is no class, and stands for itself. */
function isOrdered(members: string): boolean {
  return [...members.matchAll(/(.)-(.)/gsu)].every(([, from = "", to = ""]) => from <= to);
}

function choiceOf(match: string): string {
  return `(?:${match.slice(1, -1).split(",").map(translated).join("|")})`;
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/gu, "\\$&");
}
