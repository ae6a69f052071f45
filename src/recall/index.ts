/**
 * Finds: exact identities first, then words, then what is in force today before what is not; a file a stage. What an
 * exact question needs is imported file by file, because it must not load what only a search or a page needs.
 */
export { type ChainView, chainView } from "./chain-view.ts";
export { chainsOf } from "./chains.ts";
export { type BackLink, backLinksOf, resolveLinks } from "./links.ts";
export { Neighbourhood } from "./neighbourhood.ts";
export { type Neighbours, neighboursOf } from "./neighbours.ts";
export { foldedName } from "./person.ts";
export { readQuestion } from "./question.ts";
export type { Replacement } from "./replacement.ts";
export { type MissingName, resolveQuestion } from "./resolve.ts";
