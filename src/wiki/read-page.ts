/** One Markdown file becomes one page: a function of its path, its bytes and the configuration, and of nothing else. */
import type { Configuration } from "../domain/configuration.ts";
import { namedIdentity, nameKey, pathKey, type WikiPath } from "../domain/identity.ts";
import type { Page } from "../domain/page.ts";
import type { Unreadable } from "../domain/ports.ts";
import { FILE_START } from "../domain/position.ts";
import { failed, ok, type Result } from "../domain/result.ts";

export { READER_VERSION } from "./reader-version.ts";

const MARKDOWN_FILE = /\.(?:md|markdown|mdx)$/i;

/** Whether a file counts as a page, by its name alone. */
export function isMarkdown(path: string): boolean {
  return MARKDOWN_FILE.test(path);
}

/** Reads a page. Fails only for what is no text: a file with NUL bytes. */
export function readPage(
  path: WikiPath,
  bytes: Uint8Array,
  _configuration: Configuration,
): Result<Page, Unreadable> {
  if (bytes.includes(0)) return failed({ path, reason: "It holds NUL bytes, so it is not text." });
  const text = new TextDecoder().decode(bytes);
  const title = /^#[ \t]+(.+)$/m.exec(text)?.[1] ?? path;
  const section = { ordinal: 0, level: 0, heading: "", anchor: "", line: 1, source: text, text };
  return ok({
    path,
    kind: "note",
    identity: namedIdentity(path),
    title,
    format: "none",
    scope: "",
    mind: null,
    lang: "und",
    status: null,
    date: null,
    people: [],
    tags: [],
    names: [
      { key: nameKey(path), role: "identity", text: path, ...FILE_START },
      { key: pathKey(path), role: "path", text: path, ...FILE_START },
      { key: nameKey(title), role: "title", text: title, ...FILE_START },
    ],
    fields: [],
    sections: [section],
    links: [],
    faults: [],
  });
}
