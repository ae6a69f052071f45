/** The tables of the index. Another version of them is never migrated, for everything can be made again (ADR-0002). */
import { TERM_SIGNS } from "../analysis/terms.ts";
import type { Connection } from "./connection.ts";
import { APPLICATION, SCHEMA_VERSION } from "./schema.ts";

/** Bytes of terms that FTS5 gathers before it writes a segment: a whole build is then few segments and no merging. */
const GATHERED_BYTES = 64 << 20;

/**
 * A page is kept as the JSON of what was read, its links and faults by themselves, so that it comes back as it was;
 * beside it stands only what is asked for by itself. `words` holds no text, only its terms, which `passage` holds too, by section.
 */
const TABLES = `
CREATE TABLE origin (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  fingerprint TEXT NOT NULL,
  configuration_text TEXT,
  configuration BLOB NOT NULL,
  manifest TEXT NOT NULL
) STRICT;
CREATE TABLE totals (id INTEGER PRIMARY KEY CHECK (id = 1), body BLOB NOT NULL) STRICT;
CREATE TABLE file (
  path TEXT PRIMARY KEY,
  size REAL NOT NULL,
  mtime REAL NOT NULL,
  ctime REAL NOT NULL,
  hash TEXT NOT NULL,
  unreadable TEXT
) STRICT, WITHOUT ROWID;
CREATE TABLE page (
  id INTEGER PRIMARY KEY,
  path TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  scope TEXT NOT NULL,
  mind TEXT,
  status TEXT,
  status_words TEXT NOT NULL,
  date TEXT,
  sections INTEGER NOT NULL,
  summary BLOB NOT NULL
) STRICT;
CREATE TABLE document (page INTEGER PRIMARY KEY, body BLOB NOT NULL) STRICT;
CREATE TABLE passage (page INTEGER PRIMARY KEY, terms BLOB NOT NULL) STRICT;
CREATE TABLE tag (tag TEXT, page INTEGER, PRIMARY KEY (tag, page)) STRICT, WITHOUT ROWID;
CREATE TABLE name (
  key TEXT,
  page INTEGER,
  role INTEGER,
  PRIMARY KEY (key, page, role)
) STRICT, WITHOUT ROWID;
CREATE TABLE link (page INTEGER PRIMARY KEY, links INTEGER NOT NULL, body BLOB NOT NULL) STRICT;
CREATE TABLE link_key (
  key TEXT,
  page INTEGER,
  ordinal INTEGER,
  PRIMARY KEY (key, page, ordinal)
) STRICT, WITHOUT ROWID;
CREATE TABLE fault (page INTEGER PRIMARY KEY, body BLOB NOT NULL) STRICT;
CREATE VIRTUAL TABLE words USING fts5 (
  title, heading, body,
  content = '', contentless_delete = 1,
  tokenize = "ascii tokenchars '${TERM_SIGNS}'"
);
CREATE VIRTUAL TABLE vocabulary USING fts5vocab (words, row);
INSERT INTO words (words, rank) VALUES ('hashsize', ${GATHERED_BYTES});
PRAGMA application_id = ${APPLICATION};
PRAGMA user_version = ${SCHEMA_VERSION};
`;

/** Makes the tables, in the place of those of another version. Runs inside the caller's transaction. */
export function makeTables(connection: Connection): void {
  for (const kind of ["CREATE VIRTUAL TABLE%", "%"]) {
    const tables = connection.database
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE ?")
      .all(kind);
    for (const { name } of tables) {
      connection.database.exec(`DROP TABLE IF EXISTS "${String(name).replaceAll('"', '""')}"`);
    }
  }
  connection.database.exec(TABLES);
}
