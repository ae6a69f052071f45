/**
 * Keeps pages, links, text and journal; one contract, an adapter a file; the only SQL. The tokenizer has an
 * `index.ts` of its own in `analysis/`, for it is heavy and an exact question does without it.
 */
export type {
  ColumnWeights,
  IndexChange,
  IndexedFile,
  IndexedPage,
  IndexOrigin,
  NamedPage,
  PageFilter,
  PageSummary,
  SearchTerm,
  SectionTerms,
  Store,
  StoreCounts,
  StoredLink,
  StoreFault,
  StoreReader,
  StoreWriter,
  TextHit,
  VocabularyWord,
  WriteOutcome,
} from "./port.ts";
export { DamagedStoreError } from "./sqlite/faults.ts";
export { IN_MEMORY, openSqliteStore, type SqliteStore } from "./sqlite/store.ts";
