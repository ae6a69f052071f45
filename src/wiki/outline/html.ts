/** HTML and JSX inside Markdown: what of it a reader sees, and the anchors that it sets. */

/** A comment that is never closed runs to the end, as browsers and GitHub read it. */
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
/** Elements whose content is for the machine. */
const UNSEEN_ELEMENT = /<(script|style)\b/gi;
const TAG_START = /[A-Za-z/!?>]/;
const ANCHOR =
  /<[a-z][a-z0-9]*\s(?:[^<>]*?\s)?(?:id|name)\s*=\s*(?:"([^"<]*)"|'([^'<]*)'|([^\s"'<>]+))/gi;

/** The words of a piece of HTML or JSX: no tags, no comments, no scripts; entities stay as written. */
export function textOfHtml(html: string): string {
  return withoutTags(withoutUnseen(html.replace(COMMENT, " ")));
}

/** Anchors that `id` and `name` attributes set. */
export function anchorsOfHtml(html: string): string[] {
  if (!html.includes("=")) return [];
  return [...html.replace(COMMENT, "").matchAll(ANCHOR)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? "",
  );
}

function withoutUnseen(html: string): string {
  if (!UNSEEN_ELEMENT.test(html)) return html;
  const lower = html.toLowerCase();
  let text = "";
  let at = 0;
  UNSEEN_ELEMENT.lastIndex = 0;
  for (let open = UNSEEN_ELEMENT.exec(html); open !== null; open = UNSEEN_ELEMENT.exec(html)) {
    text += `${html.slice(at, open.index)} `;
    at = lower.indexOf(`</${open[1]?.toLowerCase()}`, open.index);
    if (at < 0) return text;
    UNSEEN_ELEMENT.lastIndex = at;
  }
  return text + html.slice(at);
}

/** Drops tags. Where one is never closed, the rest is text: code with `<` in it is commoner than a broken tag. */
function withoutTags(html: string): string {
  let text = "";
  for (let at = 0; ; ) {
    const open = html.indexOf("<", at);
    if (open < 0) return text + html.slice(at);
    text += html.slice(at, open);
    if (!TAG_START.test(html[open + 1] ?? "")) {
      text += "<";
      at = open + 1;
      continue;
    }
    at = endOfTag(html, open + 1);
    if (at < 0) return text + html.slice(open);
    text += " ";
  }
}

/** Offset after the `>` of a tag, -1 without one. Quotes and the braces of JSX may hold a `>`. */
function endOfTag(html: string, start: number): number {
  let braces = 0;
  for (let at = start; at < html.length; at += 1) {
    const character = html[at] ?? "";
    if (character === "{") braces += 1;
    else if (character === "}") braces -= 1;
    else if (character === ">" && braces <= 0) return at + 1;
    else if (character === '"' || character === "'") {
      at = html.indexOf(character, at + 1);
      if (at < 0) return -1;
    }
  }
  return -1;
}
