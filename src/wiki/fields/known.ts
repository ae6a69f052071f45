/** The fields that this program reads, writes or leaves to others: what is not here is an unknown key. */

/** Fields by canonical name, with what makes them known. */
export const KNOWN_FIELDS: ReadonlySet<string> = new Set([
  // Every page.
  ...["id", "title", "status", "date", "tags", "aliases", "lang", "related", "authors"],
  // Decisions.
  ...["deciders", "consulted", "informed", "supersedes", "superseded_by", "amends", "amended_by"],
  // Memories.
  ...["category", "key", "priority", "source", "verified", "confidence", "expires_at", "mind"],
  ...["created_at", "updated_at", "agent_topic", "origin", "scope", "anchored"],
  // Compiled truths and what their strength is counted from.
  ...["version", "pinned", "base_strength", "half_life_days", "emotional_multiplier"],
  // Other decision logs: MADR's story, the dates and people of KEPs, RFCs and EIPs.
  ...["technical_story", "created", "updated", "last_updated", "last_modified", "creation_date"],
  ...["reviewers", "approvers", "owner", "owners", "participating_sigs", "type", "summary"],
  ...["description", "number", "adr", "rfc", "discussion", "contact", "spdx_license", "license"],
  // Site generators (Jekyll, Hugo, Docusaurus, Obsidian, just-the-docs), which pages of a log serve too.
  ...["layout", "parent", "grand_parent", "nav_order", "nav_exclude", "has_children", "has_toc"],
  ...["permalink", "slug", "weight", "draft", "sidebar_position", "sidebar_label", "hide_title"],
  ...["redirect_from", "redirect_to", "excerpt_separator", "cssclasses", "image", "toc", "team"],
]);
