/** The language of a page: as it says, as its place says, as the configuration says, or as its words tell. */
import { detectLanguage } from "../../domain/language.ts";
import type { Section } from "../../domain/page.ts";
import type { Statement } from "../decision/statement.ts";

const TAG = /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8})*$/i;
/** Folders whose folders are languages. */
const LANGUAGE_FOLDERS: ReadonlySet<string> = new Set([
  ...["locales", "locale", "i18n", "lang", "langs", "languages", "translations", "l10n"],
]);
/** Languages whose code means nothing else as the name of a folder of documents. */
const SURE = /^(?:en|fr|de|es|pt|ja|ko|zh|ru)(?:[-_][a-z]{2,4})?$/i;
const DOCUMENT_FOLDERS: ReadonlySet<string> = new Set(["docs", "doc", "content", "pages", "wiki"]);
/** `README.fr.md`, `guide.pt-BR.md`. */
const IN_FILE_NAME = /\.([a-z]{2}(?:-[A-Z]{2}|-Han[st])?)\.(?:md|markdown|mdx)$/;
/** Characters and sections looked at where nothing else tells. */
const SAMPLE = 1_500;
const FIRST_SECTIONS = 12;

/** The BCP 47 tag of a page's language, `und` where there is too little to tell. */
export function languageOf(
  path: string,
  statements: readonly Statement[],
  sections: readonly Section[],
  configured: string,
): string {
  const stated = statements.find(({ name }) => name === "lang")?.values[0] ?? "";
  if (TAG.test(stated)) return canonical(stated);
  const placed = fromPath(path);
  if (placed !== null) return canonical(placed);
  return configured === "" ? detectLanguage(sampleOf(sections)) : configured;
}

function fromPath(path: string): string | null {
  const inName = IN_FILE_NAME.exec(path)?.[1];
  if (inName !== undefined) return inName;
  const folders = path.split("/").slice(0, -1);
  const at = folders.findIndex((folder) => LANGUAGE_FOLDERS.has(folder.toLowerCase()));
  const language = at < 0 ? undefined : folders[at + 1];
  if (language !== undefined && TAG.test(language)) return language;
  return (
    folders.find((folder, index) => SURE.test(folder) && isOfDocuments(folders, index)) ?? null
  );
}

function isOfDocuments(folders: readonly string[], index: number): boolean {
  return index === 0 || DOCUMENT_FOLDERS.has(folders[index - 1]?.toLowerCase() ?? "");
}

/** Language in small letters, script with one large, country in large ones: `zh-Hant-TW`. */
function canonical(tag: string): string {
  const [language = "", ...others] = tag.replaceAll("_", "-").split("-");
  const rest = others.map((part) => {
    if (part.length === 2) return part.toUpperCase();
    if (part.length !== 4) return part.toLowerCase();
    return part.slice(0, 1).toUpperCase() + part.slice(1).toLowerCase();
  });
  return [language.toLowerCase(), ...rest].join("-");
}

/** Words of the first sections. */
function sampleOf(sections: readonly Section[]): string {
  let sample = "";
  for (const { heading, text } of sections.slice(0, FIRST_SECTIONS)) {
    if (text.length >= SAMPLE) return text.slice(0, SAMPLE);
    sample += `${heading}\n${text}\n`;
    if (sample.length >= SAMPLE) break;
  }
  return sample;
}
