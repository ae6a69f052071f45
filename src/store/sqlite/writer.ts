/** Puts pages into the tables and takes them out, inside one transaction of the caller. */
import type { WikiPath } from "../../domain/identity.ts";
import { NAME_ROLES } from "../../domain/page.ts";
import { parsePassage } from "../passage.ts";
import type { IndexChange, IndexedFile, IndexedPage, IndexOrigin, StoreWriter } from "../port.ts";
import { seal } from "../seal.ts";
import type { Connection } from "./connection.ts";
import { foldedWords } from "./filter.ts";
import { countAll, pageOf, WHOLE_PAGE } from "./queries.ts";
import { RowBuffer } from "./row-buffer.ts";
import { TABLES } from "./schema.ts";

export class SqliteWriter implements StoreWriter {
  readonly #connection: Connection;
  readonly #tags: RowBuffer;
  readonly #names: RowBuffer;
  readonly #linkKeys: RowBuffer;
  #lastId: number;

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#tags = new RowBuffer(connection, "tag (tag, page)", 2);
    this.#names = new RowBuffer(connection, "name (key, page, role)", 3);
    this.#linkKeys = new RowBuffer(connection, "link_key (key, page, ordinal)", 3);
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

  #put(page: IndexedPage): void {
    const known = this.#idOf(page.summary.path);
    if (known !== null) this.#forget(known);
    this.#lastId += 1;
    this.#putFile(page.file);
    this.#putPage(this.#lastId, page);
    this.#putWords(this.#lastId, page);
    this.#putNames(this.#lastId, page);
    this.#putLinks(this.#lastId, page);
  }

  #putFile({ path, size, mtime, ctime, hash, unreadable }: IndexedFile): void {
    this.#connection
      .statement("INSERT OR REPLACE INTO file VALUES (?, ?, ?, ?, ?, ?)")
      .run(path, size, mtime, ctime, hash, unreadable);
  }

  #putPage(id: number, { summary, sections, document, faults }: IndexedPage): void {
    const { path, kind, scope, mind, status, statusWords, date } = summary;
    const words = foldedWords(statusWords);
    this.#connection
      .statement("INSERT INTO page VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
      .run(id, path, kind, scope, mind, status, words, date, sections, sealed(summary));
    this.#putBody("document", id, document);
    if (faults !== null) this.#putBody("fault", id, faults);
  }

  #putBody(table: "document" | "fault" | "passage", id: number, body: Uint8Array): void {
    this.#connection.statement(`INSERT INTO ${table} VALUES (?, ?)`).run(id, body);
  }

  #putWords(id: number, { passage }: IndexedPage): void {
    const { titleEnd, sections } = parsePassage(passage);
    const title = passage.slice(0, titleEnd);
    const heading = sections.map(({ heading, body }) => passage.slice(heading, body)).join(" ");
    const body = sections.map(({ body, end }) => passage.slice(body, end)).join(" ");
    this.#connection
      .statement("INSERT INTO words (rowid, title, heading, body) VALUES (?, ?, ?, ?)")
      .run(id, title, heading, body);
    this.#putBody("passage", id, seal(passage));
  }

  #putNames(id: number, { summary, names }: IndexedPage): void {
    for (const tag of new Set(summary.tags)) this.#tags.add(tag, id);
    for (const { key, role } of names) this.#names.add(key, id, NAME_ROLES.indexOf(role));
  }

  #putLinks(id: number, { links, linkKeys }: IndexedPage): void {
    if (links === null) return;
    this.#connection.statement("INSERT INTO link VALUES (?, ?, ?)").run(id, linkKeys.length, links);
    for (const [ordinal, keys] of linkKeys.entries()) {
      for (const key of keys) this.#linkKeys.add(key, id, ordinal);
    }
  }

  #idOf(path: WikiPath): number | null {
    const row = this.#connection.statement("SELECT id FROM page WHERE path = ?").get(path);
    return row === undefined ? null : Number(row.id);
  }

  /** Takes a page out of every table. Which rows its names and links made, the page itself says. */
  #forget(id: number): void {
    this.#flush();
    const row = this.#connection.statement(`${WHOLE_PAGE} WHERE page.id = ?`).get(id);
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
    for (const rows of [this.#tags, this.#names, this.#linkKeys]) rows.flush();
  }

  #run(sql: string): void {
    this.#connection.statement(sql).run();
  }
}

function sealed(value: unknown): Uint8Array {
  return seal(JSON.stringify(value));
}
