/** Where a link leads: from what is written, on its page, to the names that it may mean. */
import { type NameKey, nameKey, pathKey } from "../../domain/identity.ts";
import { isMarkdown, withoutMarkdown } from "../../domain/markdown-file.ts";
import { anchorOfHeading } from "../outline/anchor.ts";
import { keysInScope, keysOfWord, type LinkContext } from "./context.ts";

/** Names that a link may mean, best first, and the heading it points at. */
export interface Destination {
  readonly keys: readonly NameKey[];
  /** As an anchor; empty for the page as a whole. */
  readonly anchor: string;
}

/** An address with a scheme; `world:person:anya` looks like one too, but is an identity. */
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const ENTITY = /^(?:self|agent|world|concept|value|principle|decision):/;
/** A file that is no page: a picture, a script. What has only digits behind the dot is a version. */
const OTHER_EXTENSION = /\.[a-z][a-z0-9]{0,7}$/i;
const SITE_EXTENSION = /\.html?$/i;
/** A file of a repository on a forge (GitHub, GitLab, Gitea, Bitbucket), with the file's name. */
const FORGE_FILE =
  /^https?:\/\/[^/?#]+\/[^?#]+\/(?:blob|tree|raw|edit|src|blame)\/[^?#]*?([^/?#]+)(?:[?#]|$)/i;
const RAW_FILE = /^https?:\/\/raw\.githubusercontent\.com\/[^?#]*\/([^/?#]+)(?:[?#]|$)/i;
/** File names that only a numbered decision has, so that a copy of it is known anywhere. `0000-x.md` waits for its number. */
const NUMBERED_FILE =
  /^(?!0+[-_.])(?:\d{1,8}|[\p{L}-]+-\d{1,6})[-_.].*\p{L}.*\.(?:md|markdown|mdx)$/iu;
/** An address without its scheme, a person, or a bracket too many. */
const NO_PATH = /^(?:\/\/|@[^/]*$|\(|www\.)/;
/** Lines of a source file, which no page has as headings. */
const LINES = /^L\d+/;

/** Where a Markdown link leads; null where it leads out of the wiki. */
export function markdownDestination(target: string, context: LinkContext): Destination | null {
  const written = target.trim();
  if (written === "") return null;
  if (ENTITY.test(written)) return wikiDestination(written, context);
  if (SCHEME.test(written)) return forgeDestination(written);
  if (NO_PATH.test(written)) return null;
  const { path, anchor } = parted(written);
  if (path === "") return { keys: [pathKey(context.path)], anchor };
  const decoded = decode(path);
  if (isOtherFile(decoded)) return null;
  const page = decoded.replace(SITE_EXTENSION, "");
  const keys = page.startsWith("/") ? siteKeys(page, context) : relativeKeys(page, context);
  return keys.length === 0 ? null : { keys: [...new Set(keys)], anchor };
}

/** Where an identity leads that stands in prose: it is a name and nothing else. */
export function bareDestination(name: string, context: LinkContext): Destination {
  return { keys: keysInScope(name, context), anchor: "" };
}

/** Where a wiki link leads: a name, a path from the root or from its page, or a heading of its own page. */
export function wikiDestination(target: string, context: LinkContext): Destination | null {
  const hash = target.indexOf("#");
  const name = (hash < 0 ? target : target.slice(0, hash)).trim();
  const heading = hash < 0 ? "" : target.slice(target.lastIndexOf("#") + 1).trim();
  // `#^id` points at a paragraph in Obsidian; no page keeps those.
  const anchor = heading.startsWith("^") ? "" : anchorOfHeading(heading);
  if (name === "") return heading === "" ? null : { keys: [pathKey(context.path)], anchor };
  const beside = resolved(name, context);
  const paths = [name.replace(/^\/+/, ""), ...(beside === null ? [] : [beside])];
  const keys = [...keysOfWord(name, context), ...paths.flatMap(pathsOf).map(pathKey)];
  return { keys: [...new Set(keys)], anchor };
}

function parted(written: string): { path: string; anchor: string } {
  const hash = written.indexOf("#");
  const before = hash < 0 ? written : written.slice(0, hash);
  const fragment = hash < 0 ? "" : decode(written.slice(hash + 1));
  const path = before.replace(/\?.*$/s, "");
  return { path, anchor: LINES.test(fragment) ? "" : fragment };
}

/** Percent signs that encode nothing are meant as they stand. */
function decode(text: string): string {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function isOtherFile(path: string): boolean {
  const name = path.slice(path.lastIndexOf("/") + 1);
  if (isMarkdown(name) || SITE_EXTENSION.test(name)) return false;
  return name.includes(".") && OTHER_EXTENSION.test(name) && !/^\.+$/.test(name);
}

function forgeDestination(address: string): Destination | null {
  const name = (FORGE_FILE.exec(address) ?? RAW_FILE.exec(address))?.[1];
  const file = name === undefined ? "" : decode(name);
  if (!NUMBERED_FILE.test(file)) return null;
  const hash = address.indexOf("#");
  const fragment = hash < 0 ? "" : decode(address.slice(hash + 1));
  return { keys: [nameKey(file)], anchor: LINES.test(fragment) ? "" : fragment };
}

const SERIES_NAME = /^\p{L}[\p{L}-]*-\d{1,6}$/u;

/** Keys of a path that is relative to the page; none where it leads out of the wiki. */
function relativeKeys(path: string, context: LinkContext): NameKey[] {
  const target = resolved(path, context);
  if (target === null) return [];
  const keys = pathsOf(target).map(pathKey);
  const tail = path.slice(path.lastIndexOf("/") + 1);
  const isName = path === tail || SERIES_NAME.test(tail);
  // `[x](ADR-0007)` and `[x](adr/ADR-0007)` are names that somebody put where a path stands.
  return isName && !tail.includes(".") ? [...keys, ...keysOfWord(tail, context)] : keys;
}

/**
 * Keys of a path that begins at the root of a site. The site's root is seldom the wiki's, so after the path itself only
 * its tail counts: a number (`/adr/23`), a name (`/adr/ADR-45`) or a file name (`/contributing/style`).
 */
function siteKeys(path: string, context: LinkContext): NameKey[] {
  const inner = path.replace(/^\/+|\/+$/g, "");
  const tail = inner.slice(inner.lastIndexOf("/") + 1);
  if (tail === "") return [];
  const name = withoutMarkdown(tail);
  const file = name === tail ? [] : keysInScope(tail, context);
  return [...pathsOf(inner).map(pathKey), ...keysOfWord(name, context), ...file];
}

/** A path from the page's folder, made relative to the root; null where it leads out of it. */
function resolved(path: string, { path: page }: LinkContext): string | null {
  const parts = page.split("/").slice(0, -1);
  for (const part of path.split("/")) {
    if (part === "" || part === ".") continue;
    if (part !== "..") parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  const folder = path.endsWith("/") ? "/" : "";
  return parts.join("/") + folder;
}

/** Names of the front page of a folder, without their extension. */
const FRONT_PAGES = ["README", "index", "readme"];

/** Paths that one path may mean: the file, the file without its extension, or the front page of the folder. */
function pathsOf(path: string): string[] {
  if (isMarkdown(path)) return [path, withoutMarkdown(path)];
  const folder = path.replace(/\/+$/, "");
  const inside = folder === "" ? "" : `${folder}/`;
  const fronts = FRONT_PAGES.map((name) => inside + name);
  return folder === "" || path.endsWith("/") ? fronts : [folder, ...fronts];
}
