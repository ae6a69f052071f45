/** The life of a decision. How the words that other tools write map to it is in `read-status.ts` (ADR-0009). */

export const STATUSES = ["proposed", "accepted", "rejected", "deprecated", "superseded"] as const;
export type Status = (typeof STATUSES)[number];
