/** What is not in the index, and so in no answer: files that could not be read, and wikis without pages. */
import { keysOfName, type NameKey, nameKey } from "../domain/identity.ts";
import type { StoreReader } from "../store/port.ts";
import type { WikiLocation } from "./locate.ts";

/** Files that are told; more say nothing new. */
const MOST_FILES = 3;

/** Number that a file name begins or goes on with: `0003-bin.md`, `adr-003-bin.md`. */
const NUMBER = /(?:^|[-_])0*(\d+)(?=[-_.]|$)/;

/** A sentence for each file that could not be read and whose name is, or has the number of, one of the names. */
export async function unreadableNamed(
  store: Pick<StoreReader, "files">,
  names: readonly string[],
): Promise<string[]> {
  const wanted = new Set(names.flatMap((name) => [...keysOfName(name), ...numberIn(name)]));
  const unreadable = (await store.files()).filter(
    ({ path, unreadable: why }) => why !== null && keysOfFile(path).some((key) => wanted.has(key)),
  );
  return unreadable
    .slice(0, MOST_FILES)
    .map(({ path, unreadable: why }) => `${path} is there and could not be read: ${why}`);
}

/** A sentence that helps on where there is nothing to find. */
export async function emptyWiki(
  store: Pick<StoreReader, "counts">,
  { root }: Pick<WikiLocation, "root">,
): Promise<string[]> {
  if ((await store.counts()).pages > 0) return [];
  return [
    `There are no pages in ${root}. Make a wiki: palimpsest init, or name a folder of Markdown files: --wiki DIR`,
  ];
}

/** The keys that a page in the file would bear by its path alone. */
function keysOfFile(path: string): NameKey[] {
  const file = path.slice(path.lastIndexOf("/") + 1);
  const names = [path, file].flatMap((name) => [name, name.replace(/\.[^.]+$/, "")]);
  const number = NUMBER.exec(file)?.[1];
  return [...names.flatMap(keysOfName), ...(number === undefined ? [] : [nameKey(number)])];
}

/** `ADR-0003` and `3` mean the number 3. */
function numberIn(name: string): NameKey[] {
  const number = /^(?:\S*[\s#_-])?(\d+)$/.exec(name.trim())?.[1];
  return number === undefined ? [] : [nameKey(number)];
}
