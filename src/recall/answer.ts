/** All stages of recall in their order: names, words, chains, hits. */
import type { WikiPath } from "../domain/identity.ts";
import type { Page } from "../domain/page.ts";
import type { PageFilter, PageSummary, StoreReader } from "../store/port.ts";
import { type Candidate, namedCandidates, namesBeforeWords } from "./candidate.ts";
import { type Chains, chainsOf, type PageReader } from "./chains.ts";
import { headsFirst, headsOf } from "./heads-first.ts";
import { type Hit, namedHit, type SearchedWord } from "./hit.ts";
import { isCertain, type ResolvedName } from "./names.ts";
import { circleNotices, replacementOf } from "./replacement.ts";
import { type MissingName, type Resolution, resolveQuestion } from "./resolve.ts";

export interface AnswerOptions {
  readonly filter: PageFilter;
  /** Hits at most; pages that claim one name are all given. */
  readonly limit: number;
  /** Folders that a path in the question may begin with, apart from the wiki's root. */
  readonly roots: readonly string[];
  /** Folder, from the wiki's root, that a path in the question may be relative to; the root itself without it. */
  readonly folder?: string;
}

export interface Answer {
  /** Best first. */
  readonly hits: readonly Hit[];
  /** Names in the question that no page bears. */
  readonly missing: readonly MissingName[];
  /** Names that several pages claim; then the hits are these pages, and nothing was searched. */
  readonly claims: readonly ResolvedName[];
  /** Names of pages that are there, but that the filters leave out. */
  readonly leftOut: readonly ResolvedName[];
  /** What is wrong with the chains of the hits, a sentence each. */
  readonly circles: readonly string[];
}

/** Keeps the pages that the filter lets pass. */
type Keep = (pages: readonly PageSummary[]) => Promise<PageSummary[]>;

/** Answers a question that has been made harmless. The order of the hits is total: one index gives one answer. */
export async function answerQuestion(
  store: StoreReader,
  question: string,
  options: AnswerOptions,
): Promise<Answer> {
  const { filter, roots, folder = "" } = options;
  const scopes = filter.scopes ?? [];
  const keep = keeper(store, filter);
  const pageAt = remembered(store);
  const { names, missing, rest }: Resolution = await resolveQuestion(store, question, {
    scopes,
    roots,
    folder,
  });
  const kept: ResolvedName[] = [];
  for (const name of names) kept.push({ ...name, pages: await keep(name.pages) });
  const leftOut = kept.filter(({ pages }) => pages.length === 0);
  const claims = kept.filter((name) => isCertain(name) && name.pages.length > 1);
  const named = namedCandidates(kept);
  if (claims.length > 0) {
    const chains = await chainsAround(store, named, pageAt);
    const hits = await hitsOf(pageAt, named, chains, []);
    return { hits, missing, claims, leftOut, circles: circleNotices(chains) };
  }
  const { candidates, words } = await withWords(store, named, rest, options);
  const chains = await chainsAround(store, candidates, pageAt);
  const ordered = await withHeads(candidates, chains, keep);
  const hits = await hitsOf(pageAt, ordered.slice(0, options.limit), chains, words);
  return { hits, missing, claims, leftOut, circles: circleNotices(chains) };
}

/** The store decides what passes, so that names and words are filtered alike; it is asked once, and only if need be. */
function keeper(store: StoreReader, filter: PageFilter): Keep {
  let passing: Promise<ReadonlySet<string>> | undefined;
  const ask = async () => new Set((await store.summaries(filter)).map(({ path }) => path));
  return async (pages) => {
    if (pages.length === 0 || Object.keys(filter).length === 0) return [...pages];
    passing ??= ask();
    const paths = await passing;
    return pages.filter(({ path }) => paths.has(path));
  };
}

async function withWords(
  store: StoreReader,
  named: readonly Candidate[],
  rest: string,
  { limit, filter }: AnswerOptions,
): Promise<{ candidates: readonly Candidate[]; words: readonly SearchedWord[] }> {
  if (rest === "") return { candidates: named, words: [] };
  const { searchText } = await import("./search.ts");
  const found = await searchText(store, rest, limit, filter);
  const candidates = namesBeforeWords(named, found.candidates).slice(0, limit);
  return { candidates, words: found.words };
}

function chainsAround(
  store: StoreReader,
  candidates: readonly Candidate[],
  pageAt: PageReader,
): Promise<Chains> {
  const pages = candidates.map(({ page }) => page);
  return chainsOf(store, pages, pageAt);
}

/** Chains and hits need the same pages, and some pages are long. */
function remembered(store: StoreReader): PageReader {
  const pages = new Map<WikiPath, Promise<Page | null>>();
  return (path) => {
    const page = pages.get(path) ?? store.page(path);
    pages.set(path, page);
    return page;
  };
}

async function withHeads(
  candidates: readonly Candidate[],
  chains: Chains,
  keep: Keep,
): Promise<Candidate[]> {
  const heads = candidates.flatMap(({ page }) => headsOf(chains, page.path));
  const allowed = new Set((await keep(heads)).map(({ path }) => path));
  return headsFirst(candidates, chains, ({ path }) => allowed.has(path));
}

async function hitsOf(
  pageAt: PageReader,
  candidates: readonly Candidate[],
  chains: Chains,
  words: readonly SearchedWord[],
): Promise<Hit[]> {
  // Loaded only where words were searched for: it brings the tokenizer along.
  const make = words.length > 0 ? (await import("./found-hits.ts")).hitMaker(words) : namedHit;
  const hits: Hit[] = [];
  for (const candidate of candidates) {
    const page = await pageAt(candidate.page.path);
    if (page === null) continue;
    hits.push(make(candidate, page, replacementOf(chains, candidate.page.path)));
  }
  return hits;
}
