/** Makes the store and the graph from the wiki, the same whether in steps or at once. */

export { findFaults, levelOf } from "./find-faults.ts";
export { FINGERPRINT } from "./fingerprint.ts";
export type { RebuildReason } from "./look.ts";
export { RULE_TABLE } from "./rules/table.ts";
export type { IndexSources } from "./sources.ts";
export { type IndexOptions, type IndexOutcome, updateIndex } from "./update-index.ts";
