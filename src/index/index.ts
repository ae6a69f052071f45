/** Makes the store and the graph from the wiki, the same whether in steps or at once. */
export { FINGERPRINT } from "./fingerprint.ts";
export type { RebuildReason } from "./look.ts";
export type { IndexSources } from "./sources.ts";
export { type IndexOptions, type IndexOutcome, updateIndex } from "./update-index.ts";
