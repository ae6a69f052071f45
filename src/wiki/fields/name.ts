/** One name for each field, however its key is spelt. */

/**
 * Other spellings of a field, by their name in `snake_case`. A row is only for words that cannot mean anything
 * else on a page: `owner` and `approvers` stay what they are.
 */
const SYNONYMS: Readonly<Record<string, string>> = {
  // MADR 4 says `decision-makers` where MADR 2 and 3 said `deciders`.
  decision_makers: "deciders",
  decision_maker: "deciders",
  decider: "deciders",
  decided_by: "deciders",
  // `adr-tools` spells it with a `c`, MADR 2.0 with two `e`; RFC series of the IETF and PEPs say "obsoleted" and "replaced".
  supersededby: "superseded_by",
  superceded_by: "superseded_by",
  superseeded_by: "superseded_by",
  replaced_by: "superseded_by",
  obsoleted_by: "superseded_by",
  superseded: "superseded_by",
  supersede: "supersedes",
  supercedes: "supersedes",
  superseeds: "supersedes",
  // KEPs, OpenShift enhancements and PEPs name the older one so.
  replaces: "supersedes",
  obsoletes: "supersedes",
  amend: "amends",
  amendedby: "amended_by",
  // KEPs and OpenShift enhancements.
  see_also: "related",
  related_to: "related",
  relates_to: "related",
  related_adrs: "related",
  related_decisions: "related",
  // People and other tools write the singular for a list of one.
  tag: "tags",
  labels: "tags",
  keywords: "tags",
  alias: "aliases",
  author: "authors",
  language: "lang",
  locale: "lang",
  decision_date: "date",
  date_decided: "date",
  decided_on: "date",
  // French logs.
  statut: "status",
};

/**
 * The canonical name of a key: lower case, `_` between words, synonyms joined. `Decision-Makers`, `decisionMakers`
 * and `deciders` give `deciders`; an unknown key gives its own spelling in that form.
 */
export function fieldName(key: string): string {
  const bare = key.normalize("NFKC").replace(/^[\s*_`]+|[\s*_`:]+$/g, "");
  const name = snakeCase(bare);
  return synonymOf(name) ?? synonymOf(snakeCase(splitCamel(bare))) ?? name;
}

function snakeCase(words: string): string {
  return words.toLowerCase().replace(/[\s_-]+/g, "_");
}

function splitCamel(word: string): string {
  return word.replace(/(\p{Ll})(\p{Lu})/gu, "$1_$2");
}

/** A field's own name is its synonym too, so that `supersededBy` is found after its words are split. */
function synonymOf(name: string): string | undefined {
  if (CANONICAL.has(name)) return name;
  return Object.hasOwn(SYNONYMS, name) ? SYNONYMS[name] : undefined;
}

const CANONICAL: ReadonlySet<string> = new Set(Object.values(SYNONYMS));
