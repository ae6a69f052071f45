/** Keys that make a list, a line or a table metadata of a decision. */
import { readDate } from "../../domain/date.ts";
import { fieldName } from "../fields/name.ts";

/** Canonical names that only metadata has: one of them is enough. */
const TELLING: ReadonlySet<string> = new Set([
  ...["status", "date", "deciders", "supersedes", "superseded_by", "amends", "amended_by"],
  // Rust RFCs, and the RFC series that follow them.
  ...["start_date", "rfc_pr", "feature_name", "rust_issue", "tracking_issue", "implementation_pr"],
  // Hyperledger Aries, OpenShift, other logs.
  ...[
    "since",
    "status_note",
    "last_updated",
    "authors",
    "approvers",
    "reviewers",
    "decision_owner",
  ],
]);

/** Names that metadata has and prose may have too: they count on a line of their own beside others. */
const POSSIBLE: ReadonlySet<string> = new Set([
  ...[
    "title",
    "tags",
    "consulted",
    "informed",
    "related",
    "owner",
    "owners",
    "lang",
    "id",
    "number",
  ],
  ...[
    "created",
    "updated",
    "scope",
    "version",
    "technical_story",
    "tickets",
    "other_docs",
    "review",
  ],
  ...["category", "type", "contact", "stakeholders", "area", "component", "proponents", "champion"],
]);

/**
 * Keys and headings in other languages, by what they mean here. They are not the synonyms of front matter, which is
 * written for tools: `data` is a date in Portuguese and Italian, and no date in English.
 */
const TRANSLATED: ReadonlyMap<string, string> = new Map([
  ...["fecha", "data", "datum", "дата", "日期", "日付", "날짜"].map(to("date")),
  ...["statut", "estado", "stato", "статус", "状态", "狀態", "ステータス", "상태"].map(
    to("status"),
  ),
  ...["auteur", "auteurs", "autor", "autores", "autoren", "作者"].map(to("authors")),
  ...["décideurs", "decisores", "entscheider", "决策者", "決定者"].map(to("deciders")),
  ...["étiquettes", "etiquetas", "标签"].map(to("tags")),
]);

function to(name: string): (word: string) => [string, string] {
  return (word) => [word, name];
}

/** Names of keys met before: a log has ten, and its pages have each of them. */
const met = new Map<string, string>();
const MOST_MET = 1_000;

function knownName(key: string): string {
  const before = met.get(key);
  if (before !== undefined) return before;
  const name = fieldName(key);
  if (met.size >= MOST_MET) met.clear();
  met.set(key, name);
  return name;
}

/** The canonical name of a key or heading, in whatever language; `data` is a date only where its value is one. */
export function metadataName(key: string, value = ""): string {
  const name = knownName(key);
  const meant = TRANSLATED.get(name);
  if (meant === undefined) return name;
  return name === "data" && readDate(value).date === null ? name : meant;
}

/** Whether a key makes what it stands in metadata. */
export function isTelling(name: string): boolean {
  return TELLING.has(name);
}

/** Whether a key may stand in metadata. */
export function isMetadataKey(name: string): boolean {
  return TELLING.has(name) || POSSIBLE.has(name);
}
