/** The store as its contract reads, in maps: what the indexer needs of it, slow and obvious. */
import { UnwiredPortError } from "../../src/domain/ports.ts";
import type {
  IndexChange,
  IndexedFile,
  IndexedPage,
  IndexOrigin,
  Store,
  StoreWriter,
  WriteOutcome,
} from "../../src/store/port.ts";

interface Content {
  origin: IndexOrigin | null;
  files: Map<string, IndexedFile>;
  pages: Map<string, IndexedPage>;
}

/** A store in memory. `failWrites` answers every write with that outcome instead. */
export class MemoryStore implements Store {
  readonly location = "memory";
  failWrites: Exclude<WriteOutcome<never>, { outcome: "written" }> | null = null;
  writes = 0;
  #content: Content = { origin: null, files: new Map(), pages: new Map() };

  origin = async () => this.#content.origin;
  files = async () => sorted(this.#content.files);
  page: Store["page"] = async (path) => this.#content.pages.get(path)?.page ?? null;
  counts = async () => {
    const pages = [...this.#content.pages.values()].map(({ page }) => page);
    return {
      pages: pages.length,
      decisions: pages.filter(({ kind }) => kind === "decision").length,
      sections: pages.flatMap(({ sections }) => sections).length,
      links: pages.flatMap(({ links }) => links).length,
      unreadable: [...this.#content.files.values()].filter((file) => file.unreadable !== null)
        .length,
    };
  };
  async *pages() {
    for (const { page } of sorted(this.#content.pages)) yield page;
  }
  vocabulary: Store["vocabulary"] = async () => {
    const words = new Map<string, Set<string>>();
    for (const [path, { terms }] of this.#content.pages) {
      for (const word of terms.flatMap(({ body, heading, title }) =>
        `${title} ${heading} ${body}`.split(" "),
      )) {
        words.set(word, (words.get(word) ?? new Set()).add(path));
      }
    }
    return [...words].toSorted().map(([term, pages]) => ({ term, pages: pages.size }));
  };

  write: Store["write"] = async (work) => {
    if (this.failWrites !== null) return this.failWrites;
    this.writes += 1;
    const before = this.#content;
    this.#content = { ...before, files: new Map(before.files), pages: new Map(before.pages) };
    try {
      return { outcome: "written", value: await work(this.#writer(), this) };
    } catch (error) {
      this.#content = before;
      throw error;
    }
  };
  close = async () => undefined;

  #writer(): StoreWriter {
    return {
      clear: async () => {
        this.#content = { origin: null, files: new Map(), pages: new Map() };
      },
      apply: async (change) => this.#apply(change),
      setOrigin: async (origin) => {
        this.#content.origin = origin;
      },
    };
  }

  async #apply({ removed, pages, touched, unreadable }: IndexChange): Promise<void> {
    const content = this.#content;
    for (const path of [...removed, ...unreadable.map(({ path }) => path)]) {
      content.files.delete(path);
      content.pages.delete(path);
    }
    for await (const page of pages) {
      content.pages.set(page.page.path, page);
      content.files.set(page.file.path, page.file);
    }
    for (const file of [...touched, ...unreadable.map(({ file }) => file)]) {
      content.files.set(file.path, file);
    }
  }

  named = unused("named");
  summaries = unused("summaries");
  summary = unused("summary");
  linksFrom = unused("linksFrom");
  linksTo = unused("linksTo");
  links = unused("links");
  faults = unused("faults");
  search = unused("search");
  nameKeys = unused("nameKeys");
}

function sorted<Value>(map: ReadonlyMap<string, Value>): Value[] {
  return [...map].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, value]) => value);
}

function unused(method: string): () => never {
  return () => {
    throw new UnwiredPortError(method);
  };
}
