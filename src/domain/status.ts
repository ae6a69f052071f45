/** The life of a decision, and how the words that other tools write map to it (ADR-0009). */

export const STATUSES = ["proposed", "accepted", "rejected", "deprecated", "superseded"] as const;
export type Status = (typeof STATUSES)[number];
