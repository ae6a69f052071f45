/** `palimpsest recall`: answers a question from the wiki, exact identities before any search (ADR-0005). */
import { realpathSync } from "node:fs";
import { isAbsolute, relative, sep } from "node:path";
import { type Answer, answerQuestion } from "../recall/answer.ts";
import type { ResolvedName } from "../recall/names.ts";
import { QUESTION_LIMIT, readQuestion } from "../recall/question.ts";
import type { PageFilter, StoreReader } from "../store/port.ts";
import type { WikiLocation } from "./locate.ts";
import type { Palimpsest } from "./palimpsest.ts";
import { refresh } from "./refresh.ts";

export type { Hit } from "../recall/hit.ts";
export type { Replacement } from "../recall/replacement.ts";
export type { MissingName } from "../recall/resolve.ts";
export type { Snippet } from "../recall/snippet.ts";
export type { PageFilter, PageSummary } from "../store/port.ts";

export interface RecallOptions {
  /** Which pages may be found; all without it. */
  readonly filter?: PageFilter;
  /** Hits at most, 10 by default. Pages that claim one name are all listed. */
  readonly limit?: number;
  /** Whether to look for changed files first; true by default. */
  readonly refresh?: boolean;
  /** Absolute path of the folder that paths in the question may be relative to, beside the wiki's root. */
  readonly cwd?: string;
}

/**
 * What a question came to. `found`: hits, best first. `ambiguous`: a name in it means several pages, and the hits are
 * all of them. `missing`: it is a name that no page bears. `nothing`: no page holds its words, or none that may.
 */
export type RecallAnswer = Pick<Answer, "hits" | "missing"> & {
  readonly outcome: "found" | "ambiguous" | "missing" | "nothing";
  /** The question as it was read. */
  readonly question: string;
  /** What a person should know about the answer, a sentence each. */
  readonly notices: readonly string[];
};

const LIMIT = 10;

/** Answers a question. Any text is one; an empty one finds nothing. */
export async function recall(
  palimpsest: Palimpsest,
  typed: string,
  options: RecallOptions = {},
): Promise<RecallAnswer> {
  const { filter = {}, limit = LIMIT } = options;
  const remark = options.refresh === false ? null : (await refresh(palimpsest)).remark;
  const { text: question, cut } = readQuestion(typed);
  const roots = pathRoots(palimpsest.location, options.cwd);
  const folder = folderInWiki(palimpsest.location, options.cwd);
  const answer = await answerQuestion(palimpsest.store, question, {
    filter,
    limit,
    roots,
    folder,
  });
  const notices = [
    ...(remark === null ? [] : [remark]),
    ...(cut ? [`Only the first ${QUESTION_LIMIT} characters of the question were read.`] : []),
    ...noticesOf(answer),
    ...(answer.hits.length > 0 && answer.missing.length === 0
      ? []
      : await whyNothing(palimpsest, question, answer, filter)),
  ];
  const { hits, missing } = answer;
  return { outcome: outcomeOf(answer), question, hits, missing, notices };
}

function outcomeOf({ hits, missing, claims }: Answer): RecallAnswer["outcome"] {
  if (claims.length > 0) return "ambiguous";
  if (hits.length > 0) return "found";
  return missing.length > 0 ? "missing" : "nothing";
}

function noticesOf({ claims, leftOut, circles }: Answer): string[] {
  return [
    ...claims.map(claimed),
    ...leftOut.map(({ text }) => `${text} is there, but the filters leave it out.`),
    ...circles,
  ];
}

function claimed({ text, pages }: ResolvedName): string {
  const scopes = new Set(pages.map(({ scope }) => scope));
  const [scope] = [...scopes].filter((each) => each !== "");
  const byScope =
    scopes.size < 2 || scope === undefined ? "" : `, or by its scope: ${scope}/${text}`;
  return `${text} means ${pages.length} pages. Ask for one by its path${byScope}.`;
}

/** What explains an answer without hits, or a name without a page: no pages at all, files that could not be read, filters. */
async function whyNothing(
  { store, location }: Palimpsest,
  question: string,
  { hits, missing }: Answer,
  filter: PageFilter,
): Promise<string[]> {
  const { emptyWiki, unreadableNamed } = await import("./unread.ts");
  const names = missing.length > 0 ? missing.map(({ text }) => text) : [question];
  return [
    ...(await emptyWiki(store, location)),
    ...(await unreadableNamed(store, names)),
    ...(hits.length > 0 ? [] : await strangeValues(store, filter)),
  ];
}

/** Says which values of the filter no page has. Looks at every page, so only where nothing was found. */
async function strangeValues(store: StoreReader, filter: PageFilter): Promise<string[]> {
  if (Object.keys(filter).length === 0) return [];
  const { strangersIn } = await import("../recall/filter-values.ts");
  return strangersIn(filter, await store.summaries()).map(({ filter: name, value, nearest }) => {
    const near = nearest === null ? "" : ` Nearest: ${nearest}.`;
    return `No page has the ${name} ${value}.${near}`;
  });
}

/** How a path may begin that is not written from the wiki's root: absolute, from the repository, or from `cwd`. */
export function pathRoots({ root, repository }: WikiLocation, cwd?: string): string[] {
  const bases = [...(repository === null ? [] : [repository]), ...(cwd === undefined ? [] : [cwd])];
  const inside = bases.map((base) => relative(base, root)).filter((path) => path !== "");
  return [...new Set([root, ...inside])];
}

/** The working directory from the wiki's root; empty where it is the root, or outside. */
export function folderInWiki({ root }: WikiLocation, cwd?: string): string {
  if (cwd === undefined) return "";
  const folder = relative(root, realPath(cwd));
  return isAbsolute(folder) || folder.split(sep)[0] === ".." ? "" : folder.replaceAll(sep, "/");
}

/** The root is a real path, and the directory may have been reached through a link. */
function realPath(folder: string): string {
  try {
    return realpathSync.native(folder);
  } catch {
    return folder;
  }
}
