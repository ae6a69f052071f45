/** Puts pages into the tables and takes them out, inside one transaction of the caller. */
import type { WikiPath } from "../../domain/identity.ts";
import { NAME_ROLES, type Page } from "../../domain/page.ts";
import type {
  IndexChange,
  IndexedFile,
  IndexedPage,
  IndexOrigin,
  PageSummary,
  StoreWriter,
} from "../port.ts";
import type { Connection } from "./connection.ts";
import { foldedWords } from "./filter.ts";
import { passageText } from "./passage.ts";
import { countAll, pageOf } from "./queries.ts";
import { RowBuffer } from "./row-buffer.ts";
import { TABLES } from "./schema.ts";
import { seal } from "./seal.ts";

export class SqliteWriter implements StoreWriter {
  readonly #connection: Connection;
  readonly #tags: RowBuffer;
  readonly #names: RowBuffer;
  readonly #links: RowBuffer;
  readonly #linkKeys: RowBuffer;
  readonly #faults: RowBuffer;
  #lastId: number;

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#tags = new RowBuffer(connection, "tag (tag, page)", 2);
    this.#names = new RowBuffer(connection, "name (key, page, role)", 3);
    this.#links = new RowBuffer(
      connection,
      'link (page, ordinal, relation, line, "column", body)',
      6,
    );
    this.#linkKeys = new RowBuffer(connection, "link_key (key, page, ordinal)", 3);
    this.#faults = new RowBuffer(connection, "fault (page, ordinal, body)", 3);
    const last = connection.statement("SELECT max(id) AS id FROM page").get();
    this.#lastId = Number(last?.id ?? 0);
  }

  async clear(): Promise<void> {
    this.#flush();
    for (const table of TABLES) this.#run(`DELETE FROM ${table}`);
    this.#run("INSERT INTO words (words) VALUES ('delete-all')");
    this.#lastId = 0;
  }

  async apply({ removed, pages, touched, unreadable }: IndexChange): Promise<void> {
    this.#run("DELETE FROM totals");
    for (const path of removed) this.#remove(path);
    for await (const page of pages) this.#put(page);
    for (const file of touched) this.#putFile(file);
    for (const { path, file } of unreadable) {
      this.#removePage(path);
      this.#putFile(file);
    }
    this.#flush();
  }

  async setOrigin(origin: IndexOrigin): Promise<void> {
    const { fingerprint, configurationText, configuration, manifest } = origin;
    this.#connection
      .statement("INSERT OR REPLACE INTO origin VALUES (1, ?, ?, ?, ?)")
      .run(fingerprint, configurationText, seal(configuration), manifest);
  }

  /** Ends a run: keeps what is counted, so that nobody has to count it again. */
  finish(): void {
    this.#flush();
    this.#connection
      .statement("INSERT OR REPLACE INTO totals VALUES (1, ?)")
      .run(sealed(countAll(this.#connection)));
  }

  #remove(path: WikiPath): void {
    this.#removePage(path);
    this.#connection.statement("DELETE FROM file WHERE path = ?").run(path);
  }

  #removePage(path: WikiPath): void {
    const id = this.#idOf(path);
    if (id !== null) this.#forget(id);
  }

  #put(indexed: IndexedPage): void {
    const { page, file } = indexed;
    const known = this.#idOf(page.path);
    if (known !== null) this.#forget(known);
    this.#lastId += 1;
    this.#putFile(file);
    this.#putPage(this.#lastId, page);
    this.#putWords(this.#lastId, indexed);
    this.#putNames(this.#lastId, page);
    this.#putLinks(this.#lastId, page);
  }

  #putFile({ path, size, mtime, ctime, hash, unreadable }: IndexedFile): void {
    this.#connection
      .statement("INSERT OR REPLACE INTO file VALUES (?, ?, ?, ?, ?, ?)")
      .run(path, size, mtime, ctime, hash, unreadable);
  }

  #putPage(id: number, page: Page): void {
    const summary = summaryOf(page);
    const { path, kind, scope, mind, status, statusWords, date } = summary;
    this.#connection
      .statement("INSERT INTO page VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
      .run(
        id,
        path,
        kind,
        scope,
        mind,
        status,
        foldedWords(statusWords),
        date,
        page.sections.length,
        sealed(summary),
      );
    this.#connection.statement("INSERT INTO document VALUES (?, ?)").run(id, sealed(page));
  }

  #putWords(id: number, { terms }: IndexedPage): void {
    const column = (name: "title" | "heading" | "body") =>
      terms.map((each) => each[name]).join(" ");
    this.#connection
      .statement("INSERT INTO words (rowid, title, heading, body) VALUES (?, ?, ?, ?)")
      .run(id, column("title"), column("heading"), column("body"));
    this.#connection
      .statement("INSERT INTO passage VALUES (?, ?)")
      .run(id, seal(passageText(terms)));
  }

  #putNames(id: number, { tags, names, faults }: Page): void {
    for (const tag of new Set(tags)) this.#tags.add(tag, id);
    for (const { key, role } of names) this.#names.add(key, id, NAME_ROLES.indexOf(role));
    for (const [ordinal, fault] of faults.entries()) {
      this.#faults.add(id, ordinal, sealed(fault));
    }
  }

  #putLinks(id: number, { links }: Page): void {
    for (const [ordinal, link] of links.entries()) {
      this.#links.add(id, ordinal, link.relation, link.line, link.column, sealed(link));
      for (const key of link.keys) this.#linkKeys.add(key, id, ordinal);
    }
  }

  #idOf(path: WikiPath): number | null {
    const row = this.#connection.statement("SELECT id FROM page WHERE path = ?").get(path);
    return row === undefined ? null : Number(row.id);
  }

  /** Takes a page out of every table. Which rows its names and links made, the page itself says. */
  #forget(id: number): void {
    this.#flush();
    const row = this.#connection.statement("SELECT body FROM document WHERE page = ?").get(id);
    const { tags, names, links } = pageOf(row ?? {});
    const each = (table: string, column: string, keys: Iterable<string>) => {
      const statement = this.#connection.statement(
        `DELETE FROM ${table} WHERE ${column} = ? AND page = ?`,
      );
      for (const key of new Set(keys)) statement.run(key, id);
    };
    each("tag", "tag", tags);
    each(
      "name",
      "key",
      names.map(({ key }) => key),
    );
    each(
      "link_key",
      "key",
      links.flatMap(({ keys }) => keys),
    );
    for (const table of ["link", "fault", "document", "passage"]) {
      this.#connection.statement(`DELETE FROM ${table} WHERE page = ?`).run(id);
    }
    this.#connection.statement("DELETE FROM words WHERE rowid = ?").run(id);
    this.#connection.statement("DELETE FROM page WHERE id = ?").run(id);
  }

  #flush(): void {
    for (const rows of [this.#tags, this.#names, this.#links, this.#linkKeys, this.#faults]) {
      rows.flush();
    }
  }

  #run(sql: string): void {
    this.#connection.statement(sql).run();
  }
}

function sealed(value: unknown): string {
  return seal(JSON.stringify(value));
}

function summaryOf(page: Page): PageSummary {
  const { path, kind, identity, title, scope, mind, lang, tags } = page;
  const { status, words } = page.status ?? { status: null, words: "" };
  const date = page.date?.date ?? null;
  return { path, kind, identity, title, scope, mind, lang, status, statusWords: words, date, tags };
}
