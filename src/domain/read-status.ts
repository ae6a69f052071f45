/** The status that words state: only where they state it for sure (ADR-0009). */
import type { Status } from "./status.ts";
import { foldWords, STATUS_WORDS } from "./status-words.ts";
import { plainWords } from "./words.ts";

/** Statuses by their words, folded. */
const STATUS_BY_WORDS: ReadonlyMap<string, Status | null> = new Map(
  STATUS_WORDS.flatMap(({ status, words }) => words.map((phrase) => [foldWords(phrase), status])),
);

/** Characters looked at: a status is said at once or it is prose. */
const LONGEST = 400;

/** Words in the longest phrase of the table. */
const LONGEST_PHRASE = 3;

/** Ways to begin that say nothing. */
const PREAMBLE = /^(?:[^\p{L}\p{N}]+|(?:status|statut|estado|stato)\s*[:=])+/u;

/** Words one after another from the start, each with what stands between. */
const WORD = /^[^\p{L}\p{N}]*([\p{L}\p{N}]+)/u;

/**
 * That another took the page's place, said of the page itself. "Supersedes X" is not, nor is a plan, nor what
 * concerns only a part.
 */
const SUPERSEDED_BY =
  /(?:^|[^\p{L}\p{N}])(?:supers?[ces]*ded|replaced|obsoleted|remplacee?|reemplazad[oa]|sustituid[oa]|substituid[oa]|sostituit[oa]|ersetzt|abgelost|vervangen)(?:\s*\([^()]*\))?\s*(?:by|par|por|da|durch|door)(?![\p{L}\p{N}])/u;

const ONLY_A_PART =
  /(?:^|[^\p{L}])(?:partly|partially|partial|in parts?|parts? of|mostly|largely|some aspects|partiellement|en partie|parcialmente|parzialmente|teilweise|gedeeltelijk|sections? \d|§)(?![\p{L}])/u;

const NOT_YET =
  /(?:^|[^\p{L}])(?:will be|to be|shall be|should be|may be|might be|could be|can be|being|not|never|until|unless|if|when)\s*$/u;

/**
 * The status that words state of the page they stand on, null where they have no sure meaning: unknown words, a
 * template that was not filled in (`proposed | accepted | …`), or a page that is replaced in part only.
 */
export function readStatus(words: string): Status | null {
  const statement = foldWords(plainWords(words.slice(0, LONGEST)));
  const current = statement.slice(lastArrow(statement));
  if (isUnfilled(current)) return null;
  if (isReplaced(current)) return "superseded";
  const status = phraseAtStart(current) ?? null;
  return status === "superseded" && ONLY_A_PART.test(current) ? null : status;
}

/** Whether words say that only a part of a page is meant: `Partly superseded`, `supersedes some aspects of`. */
export function isPartial(words: string): boolean {
  return ONLY_A_PART.test(foldWords(words.slice(0, LONGEST)));
}

function isReplaced(statement: string): boolean {
  const found = SUPERSEDED_BY.exec(statement);
  if (found === null) return false;
  const before = statement.slice(0, found.index + 1);
  const clause = before.slice(before.search(/[^.;]*$/));
  return !NOT_YET.test(before) && !ONLY_A_PART.test(clause) && !ONLY_A_PART.test(found[0]);
}

/** The status of the longest phrase of the table that a statement begins with; undefined for none. */
function phraseAtStart(statement: string): Status | null | undefined {
  let rest = statement.replace(PREAMBLE, "");
  let phrase = "";
  let status: Status | null | undefined;
  for (let count = 1; count <= LONGEST_PHRASE; count += 1) {
    const word = WORD.exec(rest);
    if (word === null || (count > 1 && !rest.startsWith(" "))) break;
    phrase = count === 1 ? (word[1] ?? "") : `${phrase} ${word[1]}`;
    rest = rest.slice(word[0].length);
    const found = STATUS_BY_WORDS.get(phrase);
    // A question mark makes a question of it.
    if (found !== undefined) status = rest.startsWith("?") ? null : found;
  }
  return status;
}

/** Whether words are the choices that a template offers, left as they were. */
function isUnfilled(statement: string): boolean {
  if (statement.split("|").filter((choice) => WORD.test(choice)).length > 1) return true;
  const either = statement.split("/").map(phraseAtStart);
  if (new Set(either.filter((status) => status !== undefined)).size > 1) return true;
  const list = statement.split(/,|\s(?:or|ou|oder|of)\s/);
  const found = new Set(list.map(phraseAtStart).filter((status) => status));
  return found.size > (list.every(isPhrase) ? 1 : 2);
}

/** Whether words are a status and nothing besides: `accepted, deprecated` has two of them. */
function isPhrase(words: string): boolean {
  return STATUS_BY_WORDS.has(words.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ""));
}

/** Offset behind the last arrow: `proposed -> accepted` tells what the status was before. */
function lastArrow(statement: string): number {
  const arrow = /.*(?:->|=>|→|⇒)/s.exec(statement);
  return arrow?.[0].length ?? 0;
}
