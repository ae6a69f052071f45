/**
 * Ranks the pages that FTS5 found, by their passages. A page and each of its sections are scored by BM25 with the
 * forms of a word counted as one word, which FTS5 cannot do, and a page is as good as its best section: a long
 * page that treats the question in one place is not punished for the rest.
 */
import type { WikiPath } from "../../domain/identity.ts";
import { byCodeUnit } from "../../domain/order.ts";
import { parsePassage } from "../passage.ts";
import type { ColumnWeights, SearchTerm, TextHit } from "../port.ts";
import { type CountedPage, type CountedText, countWords } from "./count-words.ts";
import { windowed } from "./windows.ts";

/** A word of the question, with how many pages of the whole index hold it. */
export interface RankedWord extends SearchTerm {
  readonly pages: number;
}

export interface Candidate {
  readonly path: WikiPath;
  /** As `passageText` made it. */
  readonly passage: string;
}

export interface Ranking {
  readonly words: readonly RankedWord[];
  readonly weights: ColumnWeights;
  /** Pages of the whole index. */
  readonly pages: number;
  /** Pages to give. */
  readonly limit: number;
}

/** How soon a repeated word adds no more, and how much a long text is discounted: the values that FTS5 has. */
const K1 = 1.2;
const B = 0.75;

/** What the score of a section adds to that of its page. Tried on LoCoMo, Cranfield and CISI, as the share below. */
const SECTION_SHARE = 0.5;

/** What the better of its neighbours adds to a section or window: an answer seldom ends where it does. */
const NEIGHBOUR_SHARE = 0.2;

/** Sections given of one page. */
const SECTIONS_OF_PAGE = 5;

/** Hits in the sections of the best pages, best first, ties by path and section. */
export function rank(candidates: readonly Candidate[], ranking: Ranking): TextHit[] {
  const counted = candidates.map(({ path, passage }) => ({
    path,
    page: countWords(windowed(parsePassage(passage)), ranking.words, ranking.weights),
  }));
  const scores = scorers(
    counted.map(({ page }) => page),
    ranking,
  );
  const hits = counted.map(({ path, page }) => hitsOf(path, page, scores));
  const pages = hits.toSorted(([one], [other]) => (one && other ? byRank(one, other) : 0));
  return pages.slice(0, ranking.limit).flat().toSorted(byRank);
}

function byRank(one: TextHit, other: TextHit): number {
  return other.score - one.score || byCodeUnit(one.path, other.path) || one.section - other.section;
}

type Scorer = (text: CountedText) => number;

interface Scorers {
  readonly page: Scorer;
  readonly section: Scorer;
}

/** BM25 for pages and for sections; each is as long or short as others of its kind among the candidates. */
function scorers(pages: readonly CountedPage[], { words, pages: total }: Ranking): Scorers {
  const rarities = words.map(({ pages: holding, count = 1 }) => count * rarity(holding, total));
  return {
    page: scorer(
      rarities,
      pages.map(({ whole }) => whole),
    ),
    section: scorer(
      rarities,
      pages.flatMap(({ sections }) => sections),
    ),
  };
}

/** The logarithm of Robertson and Spärck Jones with one added, so that a word of every page still counts a little. */
function rarity(holding: number, total: number): number {
  return Math.log(1 + (total - holding + 0.5) / (holding + 0.5));
}

function scorer(rarities: readonly number[], texts: readonly CountedText[]): Scorer {
  const sum = texts.reduce((length, text) => length + text.length, 0);
  const average = sum / texts.length || 1;
  return ({ frequencies, length }) => {
    const damping = K1 * (1 - B + (B * length) / average);
    return rarities.reduce((score, weight, word) => {
      const frequency = frequencies[word] ?? 0;
      return score + (weight * frequency * (K1 + 1)) / (frequency + damping);
    }, 0);
  };
}

/** The best sections of a page; its first one where the question stands in none, but in its title. */
function hitsOf(path: WikiPath, { whole, sections }: CountedPage, scores: Scorers): TextHit[] {
  const page = scores.page(whole);
  const own = sections.map((text) => scores.section(text));
  const hits = sections.map(({ section }, index) => {
    const neighbour = Math.max(own[index - 1] ?? 0, own[index + 1] ?? 0);
    const passage = (own[index] ?? 0) + NEIGHBOUR_SHARE * neighbour;
    return { path, section, score: page + SECTION_SHARE * passage };
  });
  const meant = hits.filter((_, index) => sections[index]?.isMeant);
  const best = (meant.length > 0 ? meant : hits.slice(0, 1)).toSorted(byRank);
  return onePerSection(best).slice(0, SECTIONS_OF_PAGE);
}

/** A long section is ranked in windows; it is as good as its best. */
function onePerSection(hits: readonly TextHit[]): TextHit[] {
  const best = new Map(hits.toReversed().map((hit) => [hit.section, hit]));
  return [...best.values()].toSorted(byRank);
}
