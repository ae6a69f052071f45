/** The life of a decision, and how the words that other tools write map to it (ADR-0009). */

import { plainWords } from "./words.ts";

export const STATUSES = ["proposed", "accepted", "rejected", "deprecated", "superseded"] as const;
export type Status = (typeof STATUSES)[number];

/** Words with which people state a status, in any form that they have, and why they mean it. */
interface StatusWords {
  readonly status: Status | null;
  /** Lower case, without accents; several words where one alone would say less. */
  readonly words: readonly string[];
  readonly reason: string;
}

/**
 * Words that have one meaning for sure, and with `null` those that look as if they had. What is not here is unknown,
 * which is no loss: the words are kept, shown and searched, and a reader can be asked.
 */
const STATUS_WORDS: readonly StatusWords[] = [
  {
    status: "proposed",
    words: ["proposed", "proposal", "draft", "drafted", "pending", "in draft", "awaiting"],
    reason: "Nobody has decided yet. log4brains has `draft` before `proposed`; here both wait.",
  },
  {
    status: "proposed",
    words: [
      ...["review", "in review", "under review", "for review", "ready for review", "needs review"],
      ...["in discussion", "under discussion", "for discussion", "request for comments", "rfc"],
      ...["last call", "final comment period", "fcp", "to be decided", "to be approved"],
    ],
    reason: "Open for comments; EIPs and Rust RFCs have a last call before they decide.",
  },
  {
    status: "accepted",
    words: [
      ...[
        "accepted",
        "accept",
        "approved",
        "adopted",
        "agreed",
        "decided",
        "ratified",
        "confirmed",
      ],
    ],
    reason: "Decided in favour.",
  },
  {
    status: "accepted",
    words: ["final", "living", "active", "effective", "in force", "in effect"],
    reason:
      "EIPs are final, or living when they change; PEPs and Rust RFCs are active once accepted.",
  },
  {
    status: "accepted",
    words: ["implemented", "implementable"],
    reason:
      "What is built was decided; a KEP is implementable once its approvers have approved it.",
  },
  {
    status: "rejected",
    words: ["rejected", "reject", "declined", "refused", "denied"],
    reason: "Decided against.",
  },
  {
    status: "deprecated",
    words: ["deprecated", "obsolete", "obsoleted", "retired"],
    reason: "Decided once and no longer in force; nothing is said of a successor.",
  },
  {
    status: "superseded",
    words: [
      ...["superseded", "superceded", "superseeded", "superceeded", "supersceded"],
      ...["replaced", "obsoleted by"],
    ],
    reason: "Another took its place. adr-tools spells it with a c, MADR 2.0 with two e.",
  },
  {
    status: "proposed",
    words: [
      ...["propose", "proposee", "proposition", "brouillon", "en revue", "en attente"],
      ...["propuesto", "propuesta", "borrador", "pendiente"],
      ...["proposto", "proposta", "rascunho", "pendente", "bozza"],
      ...["vorgeschlagen", "vorschlag", "entwurf", "voorgesteld", "voorstel"],
      ...["foreslagen", "foreslatt", "zaproponowany", "propozycja"],
      ...[
        "предложено",
        "предложен",
        "черновик",
        "提议",
        "已提议",
        "提案",
        "提案中",
        "草案",
        "제안",
        "제안됨",
      ],
    ],
    reason:
      "French, Spanish, Portuguese, Italian, German, Dutch, Swedish, Polish, Russian, Chinese, Japanese, Korean.",
  },
  {
    status: "accepted",
    words: [
      ...["accepte", "acceptee", "approuve", "approuvee", "adopte", "adoptee", "valide", "validee"],
      ...["aceptado", "aceptada", "aprobado", "aprobada", "adoptado", "adoptada"],
      ...["aceito", "aceita", "aceite", "aprovado", "aprovada", "adotado", "adotada"],
      ...["accettato", "accettata", "approvato", "approvata", "adottato", "adottata"],
      ...["akzeptiert", "angenommen", "genehmigt", "beschlossen", "geaccepteerd", "goedgekeurd"],
      ...["accepterad", "godkand", "zaakceptowany", "zaakceptowane", "przyjety", "przyjete"],
      ...["принято", "принят", "принята", "утверждено", "одобрено"],
      ...[
        "已接受",
        "接受",
        "已采纳",
        "采纳",
        "已批准",
        "已通过",
        "承認",
        "承認済み",
        "承認済",
        "採択",
        "採用",
        "승인",
        "승인됨",
        "채택됨",
      ],
    ],
    reason: "The same languages; `validé` is how French logs approve.",
  },
  {
    status: "rejected",
    words: [
      ...["rejete", "rejetee", "refuse", "refusee"],
      ...["rechazado", "rechazada", "rejeitado", "rejeitada", "recusado", "recusada"],
      ...["rifiutato", "rifiutata", "respinto", "respinta", "abgelehnt", "verworfen"],
      ...["afgewezen", "verworpen", "avvisad", "avslagen", "odrzucony", "odrzucone"],
      ...[
        "отклонено",
        "отклонен",
        "отвергнуто",
        "已拒绝",
        "拒绝",
        "已否决",
        "却下",
        "否決",
        "거부됨",
        "기각",
      ],
    ],
    reason: "The same languages.",
  },
  {
    status: "deprecated",
    words: [
      ...["deprecie", "depreciee", "obsoleto", "obsoleta", "en desuso", "deprecado", "deprecada"],
      ...[
        "depreciado",
        "depreciada",
        "deprecato",
        "deprecata",
        "veraltet",
        "verouderd",
        "foraldrad",
      ],
      ...[
        "przestarzaly",
        "przestarzale",
        "устарело",
        "устарел",
        "已弃用",
        "弃用",
        "已废弃",
        "废弃",
        "非推奨",
        "廃止",
      ],
    ],
    reason: "The same languages.",
  },
  {
    status: "superseded",
    words: [
      ...["remplace", "remplacee", "reemplazado", "reemplazada", "sustituido", "sustituida"],
      ...[
        "substituido",
        "substituida",
        "sostituito",
        "sostituita",
        "superato da",
        "ersetzt",
        "abgelost",
      ],
      ...["vervangen", "ersatt", "zastapiony", "zastapione", "заменено", "заменен", "заменена"],
      ...["已取代", "被取代", "已被取代", "已替代", "被替代", "置き換え", "置換済み", "대체됨"],
    ],
    reason: "The same languages.",
  },
  {
    status: null,
    words: ["withdrawn", "abandoned", "cancelled", "canceled", "reverted"],
    reason:
      "A proposal taken back was never in force; a decision taken back was. The word fits both.",
  },
  {
    status: null,
    words: [
      ...["deferred", "postponed", "on hold", "stagnant", "inactive", "in progress"],
      ...["pending implementation", "awaiting implementation"],
    ],
    reason: "Says how the work stands, not whether it was decided.",
  },
  {
    status: null,
    words: [
      "experimental",
      "provisional",
      "trial",
      "moved",
      "archived",
      "closed",
      "done",
      "complete",
    ],
    reason: "KEPs propose provisionally and PEPs accept provisionally; the others are as divided.",
  },
  {
    status: null,
    words: ["supersedes", "supercedes", "replaces", "amends", "amended"],
    reason: "Says what became of another page.",
  },
];

/** Statuses by their words, folded. */
const STATUS_BY_WORDS: ReadonlyMap<string, Status | null> = new Map(
  STATUS_WORDS.flatMap(({ status, words }) => words.map((phrase) => [fold(phrase), status])),
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
  const statement = fold(plainWords(words.slice(0, LONGEST)));
  const current = statement.slice(lastArrow(statement));
  if (isUnfilled(current)) return null;
  if (isReplaced(current)) return "superseded";
  const status = phraseAtStart(current) ?? null;
  return status === "superseded" && ONLY_A_PART.test(current) ? null : status;
}

/** Whether words say that only a part of a page is meant: `Partly superseded`, `supersedes some aspects of`. */
export function isPartial(words: string): boolean {
  return ONLY_A_PART.test(fold(words.slice(0, LONGEST)));
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

/** Lower case, without accents, `-` and `_` as spaces. */
function fold(words: string): string {
  return words
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/(?:[\s_]|-(?!>))+/g, " ")
    .trim();
}
