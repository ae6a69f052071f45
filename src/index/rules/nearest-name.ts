/** The name that a link that leads nowhere was probably meant to have. */
import { nearestWord } from "../../wiki/nearest.ts";
import type { CheckedLink, CheckedWiki } from "./rule.ts";

/** The nearest path for a link to a file, the nearest identity for any other; null where none is near. */
export function nearestName(wiki: CheckedWiki, link: CheckedLink): string | null {
  const bare = link.target.replace(/[#?].*$/, "");
  if (/\.(?:mdx?|markdown)$/i.test(bare)) {
    const name = bare.replace(/^.*\//, "");
    const paths = wiki.pages.map(({ path }) => path);
    const same = paths.filter((path) => path === name || path.endsWith(`/${name}`));
    return same.length === 1
      ? (same[0] ?? null)
      : nearestWord(bare.replace(/^(?:\.{0,2}\/)+/, ""), paths);
  }
  return nearestWord(
    bare,
    wiki.pages.filter(({ kind }) => kind !== "note").map(({ identity }) => identity),
  );
}
