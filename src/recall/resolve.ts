/** The first stage of recall: names in the question lead to their pages before any search (ADR-0005). */
import { type IdentityShape, nameKey } from "../domain/identity.ts";
import type { NamedPage, PageSummary, StoreReader } from "../store/port.ts";
import {
  isCertain,
  keysOf,
  mentionedNames,
  type ResolvedName,
  resolveName,
  shapeOf,
  type WantedName,
  wholeName,
} from "./names.ts";

/** A name of this wiki's kind that no page bears. */
export interface MissingName {
  readonly text: string;
  /** Pages with the nearest names, nearest first. */
  readonly nearest: readonly PageSummary[];
}

export interface Resolution {
  /** Names that lead to pages, in the order of the question. */
  readonly names: readonly ResolvedName[];
  readonly missing: readonly MissingName[];
  /** What is left to search for; empty where the names say all. */
  readonly rest: string;
}

export interface ResolveOptions {
  /** Only pages of these scopes bear names; empty for all. */
  readonly scopes: readonly string[];
  /** Folders that a path in the question may begin with, apart from the wiki's root. */
  readonly roots: readonly string[];
  /** Folder, from the wiki's root, that a path in the question may be relative to; the root itself without it. */
  readonly folder?: string;
}

/** Four digits that are rather a year than the number of a decision. */
const YEAR = /^(?:19|20)\d\d$/;
const HAS_WORDS = /[\p{L}\p{N}]/u;

/** Reads the names out of a question, at the price of one look-up where it is a name. */
export async function resolveQuestion(
  store: StoreReader,
  question: string,
  { scopes, roots, folder = "" }: ResolveOptions,
): Promise<Resolution> {
  if (question === "") return { names: [], missing: [], rest: "" };
  const whole = wholeName(question, roots, folder);
  const bearers = await store.named(keysOf([whole]));
  const named = resolveName(whole, bearers, scopes);
  if (named) return { names: [named], missing: [], rest: isCertain(named) ? "" : question };
  if (await isMissing(store, whole, shapeOf(whole))) {
    return { names: [], missing: [await missingName(store, whole, bearers)], rest: "" };
  }
  return resolveMentions(store, question, scopes, folder);
}

async function resolveMentions(
  store: StoreReader,
  question: string,
  scopes: readonly string[],
  folder: string,
): Promise<Resolution> {
  const mentions = mentionedNames(question, folder);
  const bearers = mentions.length === 0 ? [] : await store.named(keysOf(mentions));
  const names: ResolvedName[] = [];
  const missing: MissingName[] = [];
  let rest = question;
  for (const mention of mentions) {
    const name = resolveName(mention, bearers, scopes);
    if (name) names.push(name);
    else if (await isMissing(store, mention, mention.shape)) {
      missing.push(await missingName(store, mention, bearers));
      rest = rest.replace(mention.text, " ");
    }
  }
  const others = mentions.reduce((text, mention) => text.replace(mention.text, " "), question);
  const namesSayAll = names.length + missing.length > 0 && !HAS_WORDS.test(others);
  const saysNothing = namesSayAll || (missing.length > 0 && (await isFiller(rest)));
  return { names, missing, rest: saysNothing ? "" : rest.trim() };
}

/**
 * Whether a name that leads nowhere is missed: it is built like the identities of this wiki. "Node 24" and "UTF-8"
 * are built like an identity too, but no page here has one that begins like that.
 */
async function isMissing(
  store: StoreReader,
  { text, isWhole }: WantedName,
  shape: IdentityShape | null,
): Promise<boolean> {
  switch (shape) {
    case "memory":
    case "entity":
    case "proposal":
      return true;
    case "path":
      return isWhole;
    case "number":
      return !YEAR.test(text);
    case "decision":
      return isOfASeries(store, text);
    case null:
      return false;
  }
}

/** A number written with leading zeros behind a name and a hyphen is nothing but an identity. */
const PADDED_IDENTITY = /^\p{Lu}[\p{L}-]*-0\d{3,}$/u;
const NUMBERED_KEY = /^(.+-)\d+$/;

async function isOfASeries(store: StoreReader, text: string): Promise<boolean> {
  const [, stem = ""] = NUMBERED_KEY.exec(nameKey(text)) ?? [];
  if (/(?:^|[/-])adr-$/.test(stem) || PADDED_IDENTITY.test(text)) return true;
  const keys = await store.nameKeys(stem, 20);
  const bearers = keys.length === 0 ? [] : await store.named(keys);
  return bearers.some(
    ({ key, role }) => role === "identity" && NUMBERED_KEY.exec(key)?.[1] === stem,
  );
}

/** The pages that bear the name in another scope are nearest; spelling and number come after them. */
async function missingName(
  store: StoreReader,
  wanted: WantedName,
  bearers: readonly NamedPage[],
): Promise<MissingName> {
  const elsewhere = resolveName(wanted, bearers)?.pages;
  if (elsewhere) return { text: wanted.text, nearest: elsewhere };
  const { nearestPages } = await import("./nearest.ts");
  return { text: wanted.text, nearest: await nearestPages(store, wanted) };
}

/** Whether a text holds only words that say nothing: "what is … about?" */
async function isFiller(text: string): Promise<boolean> {
  const { ENGLISH_STOP_WORDS, FRENCH_STOP_WORDS } = await import("../store/analysis/stop-words.ts");
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.every((word) => ENGLISH_STOP_WORDS.has(word) || FRENCH_STOP_WORDS.has(word));
}
