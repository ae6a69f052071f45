/** Symbolic links are not followed: what lies inside the root has its own path, and what lies outside is not the wiki. */
import { realpathSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { WikiPath } from "../../domain/identity.ts";
import type { Unreadable } from "../../domain/ports.ts";
import { isInside } from "./inside.ts";
import { isMarkdown } from "./names.ts";
import { unreadable } from "./reasons.ts";

/**
 * What to tell of a symbolic link; null where there is nothing to tell: it leads to something inside the root, which
 * is listed where it is, or it has nothing to do with pages.
 */
export function faultOfSymbolicLink(root: string, path: WikiPath): Unreadable | null {
  const link = join(root, path);
  const target = targetOf(link);
  const mayBeWanted = isMarkdown(path) || target.kind === "folder" || !hasExtension(path);
  if (!mayBeWanted) return null;
  switch (target.kind) {
    case "circle":
      return unreadable(path, "It is a symbolic link that leads round in a circle.");
    case "broken":
      return unreadable(path, "It is a symbolic link that leads nowhere.");
    case "file":
      return isInside(root, target.path) || !isMarkdown(path) ? null : outside(path);
    case "folder":
      if (isInside(target.path, dirname(link))) {
        return unreadable(
          path,
          "It is a symbolic link to a folder that it lies in, and is not followed.",
        );
      }
      return isInside(root, target.path) ? null : outside(path);
  }
}

function outside(path: WikiPath): Unreadable {
  return unreadable(path, "It is a symbolic link that leads out of the wiki, and is not followed.");
}

type Target =
  | { readonly kind: "file" | "folder"; readonly path: string }
  | { readonly kind: "circle" | "broken" };

function targetOf(link: string): Target {
  try {
    const path = realpathSync.native(link);
    return { kind: statSync(path).isDirectory() ? "folder" : "file", path };
  } catch (error) {
    const circle = error instanceof Error && "code" in error && error.code === "ELOOP";
    return { kind: circle ? "circle" : "broken" };
  }
}

/** `logo.png` has one; `docs` and `v1.0` could be folders. */
function hasExtension(path: string): boolean {
  return /\.[A-Za-z]\w{0,9}$/.test(path);
}
