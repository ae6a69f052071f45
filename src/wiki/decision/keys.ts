/** Keys that make a list, a line or a table metadata of a decision. */

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

/** Whether a key makes what it stands in metadata. */
export function isTelling(name: string): boolean {
  return TELLING.has(name);
}

/** Whether a key may stand in metadata. */
export function isMetadataKey(name: string): boolean {
  return TELLING.has(name) || POSSIBLE.has(name);
}
