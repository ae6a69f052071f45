/** What the words of a status mean, in the languages of real logs, and why (ADR-0009). */
import type { Status } from "./status.ts";

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
export const STATUS_WORDS: readonly StatusWords[] = [
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

/** Lower case, without accents, `-` and `_` as spaces. */
export function foldWords(words: string): string {
  return words
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/(?:[\s_]|-(?!>))+/g, " ")
    .trim();
}
