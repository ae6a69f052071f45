/** Logs of decisions that a repository has already, where people and tools put them. */
import { readdir, readFile } from "node:fs/promises";
import { join, resolve, sep } from "node:path";

/** Where to look, below the repository's root. */
const USUAL_PLACES = [
  // adr-tools, and the file that says where else it keeps them.
  "doc/adr",
  // What most people make of it, and what log4brains asks for.
  "docs/adr",
  "docs/adrs",
  "adr",
  "adrs",
  // MADR.
  "docs/decisions",
  "doc/decisions",
  "decisions",
  // arc42 and those who write more of it down.
  "docs/architecture/decisions",
  "docs/architecture/adr",
  "doc/architecture/decisions",
  "architecture/decisions",
  // Requests for comments.
  "rfcs",
  "docs/rfcs",
] as const;

/** Where adr-tools says that it keeps its records. */
const ADR_TOOLS_FILE = ".adr-dir";

/** A record, by its name: `0001-x.md`, `adr-001-x.md`, `20200927-x.md`. */
const RECORD = /^[\p{L}_ -]*\d.*\.(?:md|mdx|markdown)$/iu;

/** Absolute paths of folders below `repository` that hold records, without those in the wiki at `root`. */
export async function existingLogs(repository: string, root: string): Promise<string[]> {
  const said = await textOf(join(repository, ADR_TOOLS_FILE));
  const places = said === "" ? USUAL_PLACES : [said, ...USUAL_PLACES];
  const folders = [...new Set(places.map((place) => resolve(repository, place)))];
  const inWiki = (folder: string) => folder === root || folder.startsWith(`${root}${sep}`);
  const found: string[] = [];
  for (const folder of folders) {
    if (!inWiki(folder) && (await holdsRecords(folder))) found.push(folder);
  }
  return found;
}

async function holdsRecords(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).some((name) => RECORD.test(name));
  } catch {
    return false;
  }
}

async function textOf(file: string): Promise<string> {
  try {
    return (await readFile(file, "utf8")).trim();
  } catch {
    return "";
  }
}
