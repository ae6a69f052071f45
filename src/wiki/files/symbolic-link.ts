/**
 * Symbolic links are not followed: what lies inside the root has its own path, and what lies outside is not the wiki.
 * Only a link with the name of a page to a file inside that is no page by its own name is a page, at the link's path.
 */
import { realpathSync, type Stats, statSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import type { WikiPath } from "../../domain/identity.ts";
import { isMarkdown } from "../../domain/markdown-file.ts";
import type { Unreadable } from "../../domain/ports.ts";
import { isInside } from "./inside.ts";
import { isPassedOver } from "./names.ts";
import { unreadable } from "./reasons.ts";

/** What a symbolic link comes to; nothing where its target is listed where it is, or has nothing to do with pages. */
interface SeenLink {
  readonly page: { readonly file: string; readonly stats: Stats } | null;
  readonly fault: Unreadable | null;
}

const NOTHING: SeenLink = { page: null, fault: null };

/** Looks where the symbolic link at a path below `root` leads. `root` is absolute and without symbolic links. */
export function lookAtLink(root: string, path: WikiPath): SeenLink {
  const link = join(root, path);
  const target = targetOf(link);
  const mayBeWanted = isMarkdown(path) || target.kind === "folder" || !hasExtension(path);
  if (!mayBeWanted) return NOTHING;
  switch (target.kind) {
    case "circle":
      return fault(path, "that leads round in a circle.");
    case "broken":
      return fault(path, "that leads nowhere.");
    case "file":
      return isMarkdown(path) ? lookAtFile(root, path, target) : NOTHING;
    case "folder":
      if (isInside(target.path, dirname(link))) {
        return fault(path, "to a folder that it lies in, and is not followed.");
      }
      return isInside(root, target.path) ? NOTHING : outside(path);
  }
}

function lookAtFile(root: string, path: WikiPath, { path: file, stats }: File): SeenLink {
  if (!isInside(root, file)) return outside(path);
  if (hasPageOfItsOwn(relative(root, file))) return NOTHING;
  if (stats.isFile()) return { page: { file, stats }, fault: null };
  return { page: null, fault: unreadable(path, "It is neither a file nor a folder.") };
}

/** Whether the listing finds a file at its own path, unless the configuration leaves that out. */
function hasPageOfItsOwn(path: string): boolean {
  return isMarkdown(path) && !path.split(sep).some(isPassedOver);
}

function outside(path: WikiPath): SeenLink {
  return fault(path, "that leads out of the wiki, and is not followed.");
}

function fault(path: WikiPath, what: string): SeenLink {
  return { page: null, fault: unreadable(path, `It is a symbolic link ${what}`) };
}

interface File {
  readonly kind: "file";
  readonly path: string;
  readonly stats: Stats;
}

type Target =
  | File
  | { readonly kind: "folder"; readonly path: string }
  | { readonly kind: "circle" | "broken" };

function targetOf(link: string): Target {
  try {
    const path = realpathSync.native(link);
    const stats = statSync(path);
    return stats.isDirectory() ? { kind: "folder", path } : { kind: "file", path, stats };
  } catch (error) {
    const circle = error instanceof Error && "code" in error && error.code === "ELOOP";
    return { kind: circle ? "circle" : "broken" };
  }
}

/** `logo.png` has one; `docs` and `v1.0` could be folders. */
function hasExtension(path: string): boolean {
  return /\.[A-Za-z]\w{0,9}$/.test(path);
}
