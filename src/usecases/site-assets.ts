/** Files beside the Markdown that pages show or lead to: pictures and documents, which go onto the site with them. */
import { posix } from "node:path";
import { type WikiPath, wikiPath } from "../domain/identity.ts";
import type { WikiFiles } from "../domain/ports.ts";
import type { Palimpsest } from "./palimpsest.ts";
import { isPassiveSvg } from "./passive-svg.ts";

const SVG = "image/svg+xml";

/** Kinds of files that go onto the site, with the type a host gives them. None of them can run on a page. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  avif: "image/avif",
  csv: "text/csv",
  drawio: "application/xml",
  gif: "image/gif",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  json: "application/json",
  pdf: "application/pdf",
  png: "image/png",
  puml: "text/plain",
  svg: SVG,
  txt: "text/plain",
  webp: "image/webp",
  yaml: "application/yaml",
  yml: "application/yaml",
};

/** What stands where a picture or a file is named: `](target)`, `src="target"` and `[name]: target`. */
const TARGET =
  /\]\(\s*<?([^\s<>)]+)|\b(?:src|href)\s*=\s*["']([^"']+)|^ {0,3}\[[^\]]+\]:\s*<?(\S+?)>?\s*$/gm;
const SCHEME = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i;

/** Paths of the files that pages name, which are there and can be shown; in the order of path. */
export async function siteAssets({ store, files }: Palimpsest): Promise<ReadonlySet<WikiPath>> {
  const named = new Set<WikiPath>();
  for await (const { path, sections } of store.pages()) {
    for (const { source } of sections) {
      for (const [, inline, attribute, reference] of source.matchAll(TARGET)) {
        const asset = assetPath(inline ?? attribute ?? reference ?? "", path);
        if (asset !== null) named.add(asset);
      }
    }
  }
  const there = await Promise.all(
    [...named].toSorted().map(async (path) => ((await readAsset(files, path)) ? [path] : [])),
  );
  return new Set(there.flat());
}

/** The bytes of a file for the site; null where it cannot be read, or where something in it could run. */
export async function readAsset(files: WikiFiles, path: WikiPath): Promise<Uint8Array | null> {
  const read = await files.read(path);
  if (!read.ok) return null;
  return mediaTypeOf(path) !== SVG || isPassiveSvg(read.value) ? read.value : null;
}

/**
 * The file of the wiki that a target on a page means; null where it leads elsewhere, out of the wiki, into a hidden
 * folder or to a kind of file that no page shows.
 */
export function assetPath(target: string, page: WikiPath): WikiPath | null {
  if (SCHEME.test(target) || mediaTypeOf(target) === null) return null;
  const written = decoded(target.replace(/[?#].*$/, ""));
  const path = written.startsWith("/")
    ? posix.normalize(written.slice(1))
    : posix.normalize(posix.join(posix.dirname(page), written));
  const hidden = path.split("/").some((part) => part.startsWith("."));
  return hidden || path.includes("\0") ? null : wikiPath(path);
}

/** The media type of a file by its extension; null for a kind that is not put onto the site. */
export function mediaTypeOf(path: string): string | null {
  const extension = /\.([a-z0-9]+)(?:[?#].*)?$/i.exec(path)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(MEDIA_TYPES, extension) ? (MEDIA_TYPES[extension] ?? null) : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
