/**
 * The Store port: what the index keeps and what is asked of it. One contract, an adapter a file; every method is
 * asynchronous because one adapter is a server. The store is derived: deleting it loses nothing (ADR-0002).
 */
import type { Fault } from "../domain/fault.ts";
import type { Identity, NameKey, WikiPath } from "../domain/identity.ts";
import type { Link, NameRole, Page, PageKind, PageName } from "../domain/page.ts";
import type { FileStamp, Unreadable } from "../domain/ports.ts";
import type { Status } from "../domain/status.ts";

/** A file as it was when it was indexed. */
export interface IndexedFile extends FileStamp {
  /** SHA-256 of the bytes, in hex; empty where the file could not be read. */
  readonly hash: string;
  /** Why the file could not be read; null where it could. */
  readonly unreadable: string | null;
}

/** A page as it is kept: what it is asked for by, and the whole of it as bytes, made by `packPage`. */
export interface PackedPage {
  readonly summary: PageSummary;
  /** How many sections it has. */
  readonly sections: number;
  readonly names: readonly Pick<PageName, "key" | "role">[];
  /** For each of its links the names that it may mean. */
  readonly linkKeys: readonly (readonly NameKey[])[];
  /** The words that full text search finds it by, as `passageText` makes them. */
  readonly passage: string;
  /** The page without its links and faults, under a seal. */
  readonly document: Uint8Array<ArrayBuffer>;
  /** Its links under a seal; null for none. */
  readonly links: Uint8Array<ArrayBuffer> | null;
  /** Its faults under a seal; null for none. */
  readonly faults: Uint8Array<ArrayBuffer> | null;
}

/** A page ready to be kept, with its file. */
export interface IndexedPage extends PackedPage {
  readonly file: IndexedFile;
}

/** The words of one section, already folded and stemmed by the one tokenizer, joined by spaces. */
export interface SectionTerms {
  readonly section: number;
  /** Names and title of the page; only on the page's first section, empty elsewhere. */
  readonly title: string;
  readonly heading: string;
  readonly body: string;
}

/** What one run of the indexer changes; applied as a whole or not at all. */
export interface IndexChange {
  /** Paths that are gone. */
  readonly removed: readonly WikiPath[];
  /** Pages that are new or other than before, in any order. */
  readonly pages: AsyncIterable<IndexedPage> | Iterable<IndexedPage>;
  /** Files whose bytes are the same though their stamp moved. */
  readonly touched: readonly IndexedFile[];
  /** Files that cannot be read, which keep no page. */
  readonly unreadable: readonly (Unreadable & { readonly file: IndexedFile })[];
}

/** The part of a page that lists and hits show. */
export interface PageSummary {
  readonly path: WikiPath;
  readonly kind: PageKind;
  readonly identity: Identity;
  readonly title: string;
  readonly scope: string;
  readonly mind: string | null;
  readonly lang: string;
  readonly status: Status | null;
  /** The status as written; empty where there is none. */
  readonly statusWords: string;
  readonly date: string | null;
  readonly tags: readonly string[];
}

/** A page that bears a name, and what the name is to it. */
export interface NamedPage {
  readonly key: NameKey;
  readonly role: NameRole;
  readonly page: PageSummary;
}

/** An edge of the graph, from the place where it is written to the pages that bear the name it points at. */
export interface StoredLink extends Link {
  readonly from: WikiPath;
}

/** Which pages a search may return. Every filter applies before the cut to the best N. */
export interface PageFilter {
  readonly kinds?: readonly PageKind[];
  /** A status of the life of a decision, or the words as written, case folded. */
  readonly statuses?: readonly string[];
  readonly tags?: readonly string[];
  readonly scopes?: readonly string[];
  readonly minds?: readonly string[];
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, inclusive; a page without a date does not pass. */
  readonly since?: string;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, inclusive; a page without a date does not pass. */
  readonly until?: string;
}

/** One word of a question: any of its forms counts as the word. */
export interface SearchTerm {
  /** Forms as the tokenizer makes them, for instance the English and the French stem. */
  readonly forms: readonly string[];
  /** Also match words that begin with a form. */
  readonly prefix: boolean;
  /** How often the question has the word, which it then weighs; once without it. */
  readonly count?: number;
}

/** A section that full text search found. */
export interface TextHit {
  readonly path: WikiPath;
  readonly section: number;
  /** BM25 over the weighted columns of the page and of the section together, above 0; higher is better. */
  readonly score: number;
}

/** A word of the index, as the tokenizer makes it. */
export interface VocabularyWord {
  readonly term: string;
  /** How many pages hold it. */
  readonly pages: number;
}

/** Weights of the columns in BM25. */
export interface ColumnWeights {
  readonly title: number;
  readonly heading: number;
  readonly body: number;
}

/** What the index was made with. */
export interface IndexOrigin {
  /** Versions of the reader and of the tokenizer: with another one, build the index anew. */
  readonly fingerprint: string;
  /** Text of `palimpsest.yaml` at that time, null without one: with another text, build the index anew. */
  readonly configurationText: string | null;
  /** The configuration it was parsed into, as JSON, so that a start needs no YAML parser. */
  readonly configuration: string;
  /** The listing of files that the index answers for, as one string: equal strings mean that nothing changed. */
  readonly manifest: string;
}

/**
 * The store as it can be read: always a whole index, the old one or the new one. Text is ordered by Unicode code
 * points, as bytes of UTF-8 are.
 */
export interface StoreReader {
  /** Null where nothing has been indexed yet, or with another schema. */
  origin(): Promise<IndexOrigin | null>;
  files(): Promise<IndexedFile[]>;
  /** Pages that bear one of the names, in the order of path; no rule of precedence is applied here. */
  named(keys: readonly NameKey[]): Promise<NamedPage[]>;
  /** Summaries of the pages that pass, in the order of path. */
  summaries(filter?: PageFilter): Promise<PageSummary[]>;
  summary(path: WikiPath): Promise<PageSummary | null>;
  /** The page as it was read, with all its parts. */
  page(path: WikiPath): Promise<Page | null>;
  /** Every page in the order of path, for exports and checks. */
  pages(): AsyncIterable<Page>;
  /** Links written on a page, in the order of the text. */
  linksFrom(path: WikiPath): Promise<StoredLink[]>;
  /** Links that may mean one of the names, in the order of path, line and column. */
  linksTo(keys: readonly NameKey[]): Promise<StoredLink[]>;
  /** Every link, in the order of path, line and column. */
  links(): Promise<StoredLink[]>;
  faults(): Promise<Fault[]>;
  /**
   * Sections of the best `limit` pages for a question, best first; a page is as good as its best section, and gives
   * at least one. Words are joined by OR. Filters apply before the cut. Ties are broken by path and section, so
   * that the order is total.
   */
  search(
    terms: readonly SearchTerm[],
    weights: ColumnWeights,
    limit: number,
    filter?: PageFilter,
  ): Promise<TextHit[]>;
  /** Words of the index that begin with `start`, with the number of pages that hold each, at most `limit`, in order. */
  vocabulary(start: string, limit: number): Promise<VocabularyWord[]>;
  /** Keys of names that begin with `start`, at most `limit`, in order: for suggestions. */
  nameKeys(start: string, limit: number): Promise<NameKey[]>;
  counts(): Promise<StoreCounts>;
}

export interface StoreCounts {
  readonly pages: number;
  readonly decisions: number;
  readonly sections: number;
  readonly links: number;
  readonly unreadable: number;
}

/** Writes of one run of the indexer, inside one transaction. */
export interface StoreWriter {
  /** Empties the index, for a build from nothing. */
  clear(): Promise<void>;
  apply(change: IndexChange): Promise<void>;
  setOrigin(origin: IndexOrigin): Promise<void>;
}

export interface Store extends StoreReader {
  /** Where it lies, for messages. */
  readonly location: string;
  /**
   * Runs `work` as the only writer; what it wrote is seen by others when it returns, and never if it throws or
   * the process dies. Gives `busy` when another process writes for longer than `patience` (milliseconds).
   */
  write<Value>(
    work: (writer: StoreWriter, reader: StoreReader) => Promise<Value>,
    patience: number,
  ): Promise<WriteOutcome<Value>>;
  close(): Promise<void>;
}

export type WriteOutcome<Value> =
  | { readonly outcome: "written"; readonly value: Value }
  | { readonly outcome: "busy" }
  | { readonly outcome: "failed"; readonly fault: StoreFault };

/** Why a store cannot be opened or written; the index that was there before stays as it was. */
export interface StoreFault {
  /**
   * `full-disk`: no space left; `read-only`: the place may be read but not written; `damaged`: the file was broken
   * and has been moved aside; `unavailable`: it can neither be read nor made.
   */
  readonly reason: "full-disk" | "read-only" | "damaged" | "unavailable";
  readonly location: string;
  /** What happened and what to do, in words for a person. */
  readonly message: string;
}
