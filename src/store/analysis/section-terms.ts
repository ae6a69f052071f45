/** What full text search finds a page by: its words, and the names and fields that people search it with. */
import { detectLanguage } from "../../domain/language.ts";
import type { Field, NameRole, Page } from "../../domain/page.ts";
import type { SectionTerms } from "../port.ts";
import { analyseText } from "./analyse.ts";

/** Names that are words a page is known by; its path goes in with the body, its number is in its identity. */
const TITLE_ROLES: ReadonlySet<NameRole> = new Set(["identity", "alias"]);

/** Fields that the title column or a filter holds already. */
const STRUCTURE: ReadonlySet<string> = new Set([
  "id",
  "title",
  "aliases",
  "tags",
  "status",
  "date",
  "lang",
  "supersedes",
  "superseded_by",
  "amends",
  "amended_by",
  "related",
]);

/** Code units read of one field's value: longer ones are texts, which would drown the title. */
const FIELD_LIMIT = 200;

/** Code units that tell the language of a page that does not say it. */
const LANGUAGE_SAMPLE = 4000;

/** The terms of each section of a page, in order; a page without sections gives one, for its names. */
export function sectionTerms(page: Page): SectionTerms[] {
  const lang = languageOfPage(page);
  const title = analyseText(titleText(page), lang);
  const [first, ...others] = page.sections.map(({ ordinal, heading, text }) => ({
    section: ordinal,
    title: "",
    heading: analyseText(heading, lang),
    body: analyseText(text, lang),
  }));
  const path = analyseText(page.path, lang);
  if (first === undefined) return [{ section: 0, title, heading: "", body: path }];
  const body = first.body === "" ? path : `${first.body} ${path}`;
  return [{ ...first, title, body }, ...others];
}

/** The language that a page's words are stemmed in: its own, else the one its text shows. */
export function languageOfPage(page: Page): string {
  if (page.lang !== "" && page.lang !== "und") return page.lang;
  let sample = page.title;
  for (const { text } of page.sections) {
    if (sample.length > LANGUAGE_SAMPLE) break;
    sample += `\n${text}`;
  }
  return detectLanguage(sample.slice(0, LANGUAGE_SAMPLE));
}

function titleText(page: Page): string {
  const names = page.names.filter(({ role }) => TITLE_ROLES.has(role)).map(({ text }) => text);
  const fields = page.fields.filter(({ name }) => !STRUCTURE.has(name)).flatMap(fieldText);
  return [page.title, ...new Set(names), ...page.tags, ...fields].join("\n");
}

function fieldText({ values }: Field): string[] {
  return values.map((value) => value.slice(0, FIELD_LIMIT));
}
