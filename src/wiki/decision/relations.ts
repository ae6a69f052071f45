/** What a page says it does to another, or another to it, in words. */

import type { LinkRelation } from "../../domain/page.ts";
import { isPartial } from "../../domain/read-status.ts";

/** Words of a relation, in the forms that people use, and why they mean it. */
interface RelationWords {
  readonly relation: LinkRelation;
  /** Regular expressions of the words, without accents, in any case. */
  readonly words: readonly string[];
  readonly reason: string;
}

/** A link or a name of a decision after a verb whose participle is written the same. */
const NAME_FOLLOWS = String.raw`(?=\s+(?:\[|[A-Z]{2,}))`;

/** The passive comes first, for the active is a part of it. */
const RELATION_WORDS: readonly RelationWords[] = [
  {
    relation: "superseded_by",
    words: [
      String.raw`supers?[ces]*ded(?:\s*\([^()]*\))?\s+by`,
      ...["replaced by", "obsoleted by", "deprecated by", "deprecated in favou?r of"],
      ...["remplacee? par", "reemplazad[oa] por", "sustituid[oa] por", "substituid[oa] por"],
      ...["sostituit[oa] da", "ersetzt durch", "abgelost durch", "vervangen door"],
    ],
    reason: "adr-tools spells it with a c; MADR and log4brains in a status or a list of links.",
  },
  {
    relation: "supersedes",
    words: [
      "supers?[ces]*(?:des|ding)",
      ...["supersede", "replaces", "obsoletes", "reemplaza a?", "sustituye", "sostituisce"],
      // `Remplacé` and `ersetzt` alone say that the page itself was replaced.
      ...["remplace", "substitui", "ersetzt", "vervangt"].map((word) => word + NAME_FOLLOWS),
    ],
    reason: "The other end of the same chain.",
  },
  {
    relation: "amended_by",
    words: ["amended by", "updated by", "modified by", "modifiee? par", "amendee? par"],
    reason: "adr-tools: a decision that changes another and leaves it in force.",
  },
  {
    relation: "amends",
    words: ["amends", "updates", "modifies", `modifie${NAME_FOLLOWS}`, `amende${NAME_FOLLOWS}`],
    reason: "The other end of the same.",
  },
  {
    relation: "related",
    words: [
      ...["clarif(?:ies|ied by)", "refin(?:es|ed by)", "extend(?:s|ed by)", "relat(?:es|ed) to"],
      ...["related(?=\\s*[:：])"],
      ...["depends on", "required by", "builds on", "see also", "complement(?:s|ed by)"],
    ],
    reason: "adr-tools takes any two words; MADR's own example is `Refined by`.",
  },
];

const PATTERNS = RELATION_WORDS.map(({ relation, words }) => ({
  relation,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join("|")})(?![\\p{L}\\p{N}])`, "iu"),
}));

/** A relation stated in words. */
export interface StatedRelation {
  readonly relation: LinkRelation;
  /** The words that state it. */
  readonly words: string;
  /** Offsets in the text where the words begin and end. */
  readonly start: number;
  readonly end: number;
  readonly partial: boolean;
}

/** Words before a relation that leave it one: marks, `Partly`, `Status:`, a conjunction. */
const BEFORE =
  /^[^\p{L}\p{N}]*(?:(?:status|statut|partly|partially|mostly|also|and|but|now|it)[^\p{L}\p{N}]+)*$/iu;

/** Characters in which a relation may begin; later words are prose. */
const NEAR_START = 80;

/** The relation that a line begins with, null for another line. */
export function relationAtStart(text: string): StatedRelation | null {
  const [first] = relationsIn(text.slice(0, NEAR_START));
  if (first === undefined || !BEFORE.test(withoutAccents(text.slice(0, first.start)))) return null;
  return first;
}

/** Longest text searched for relations: more is no field but a chapter. */
const LONGEST = 2_000;

/** Every relation that a text states, in its order. What is planned or denied is none. */
export function relationsIn(text: string): StatedRelation[] {
  const plain = withoutAccents(text.slice(0, LONGEST));
  // Bars part the choices of a template that nobody filled in.
  if (plain.includes("|")) return [];
  const found: StatedRelation[] = [];
  let from = 0;
  for (;;) {
    const next = nextRelation(plain, from);
    if (next === null) return found;
    const clause = plain.slice(from, next.end);
    const before = plain.slice(0, next.start);
    if (!DENIED.test(before)) found.push({ ...next, partial: isPartial(clause) });
    from = next.end;
  }
}

const DENIED =
  /(?<![\p{L}])(?:not|no|never|will be|to be|may be|might be|would be|could be|if|doesn't|does not|un(?:til|less))\s+$/iu;

function nextRelation(plain: string, from: number): Omit<StatedRelation, "partial"> | null {
  let first: Omit<StatedRelation, "partial"> | null = null;
  for (const { relation, pattern } of PATTERNS) {
    const found = pattern.exec(plain.slice(from));
    if (found === null) continue;
    const start = from + found.index;
    if (first !== null && first.start <= start) continue;
    first = { relation, words: found[0], start, end: start + found[0].length };
  }
  return first;
}

/** Without accents, one character for one, so that offsets stay. */
function withoutAccents(text: string): string {
  return text.replace(/[À-ɏ]/gu, (letter) => letter.normalize("NFKD")[0] ?? letter);
}
