/** The name that a link that leads nowhere was probably meant to have. */
import { nearestWord } from "../../wiki/nearest.ts";
import type { CheckedWiki } from "./rule.ts";

/**
 * Different targets that are compared with every name. A wiki with more of them was moved or cut in half, and a
 * guess for each would take minutes and help nobody.
 */
const MOST_TARGETS = 500;

const MARKDOWN = /\.(?:mdx?|markdown)$/i;

/** Gives the nearest path for a link to a file, the nearest identity for any other; null where none is near. */
export function nearestNames({ pages }: CheckedWiki): (target: string) => string | null {
  const identities = new Set(
    pages.filter(({ kind }) => kind !== "note").map(({ identity }) => String(identity)),
  );
  const paths = pages.map(({ path }) => String(path));
  const found = new Map<string, string | null>();
  return (target) => {
    const name = target.replace(/[#?].*$/, "");
    const known = found.get(name);
    if (known !== undefined || found.size >= MOST_TARGETS) return known ?? null;
    const nearest = MARKDOWN.test(name) ? nearestPath(name, paths) : nearestWord(name, identities);
    found.set(name, nearest);
    return nearest;
  };
}

/** A file of the same name that was moved; else the path that is spelt most alike. */
function nearestPath(target: string, paths: readonly string[]): string | null {
  const path = target.replace(/^(?:\.{0,2}\/)+/, "");
  const name = path.replace(/^.*\//, "");
  const [moved, other] = paths.filter((one) => one === name || one.endsWith(`/${name}`));
  return moved !== undefined && other === undefined ? moved : nearestWord(path, paths);
}
