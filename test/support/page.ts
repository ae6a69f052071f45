import {
  decisionIdentity,
  namedIdentity,
  nameKey,
  pathKey,
  wikiPath,
} from "../../src/domain/identity.ts";
import type { Link, LinkRelation, NameRole, Page, PageName } from "../../src/domain/page.ts";
import { FILE_START } from "../../src/domain/position.ts";
import type { Status } from "../../src/domain/status.ts";

/** What a test says about a page; the rest follows. */
export interface PageSketch {
  /** `adr/0042-use-sqlite.md` is ADR-0042; a path without a number is a note. */
  readonly path: string;
  readonly title?: string;
  /** Sections as `[heading, text]`; a heading of "" is the lead. */
  readonly sections?: readonly (readonly [string, string])[];
  readonly status?: Status;
  readonly date?: string;
  readonly tags?: readonly string[];
  readonly aliases?: readonly string[];
  readonly scope?: string;
  readonly lang?: string;
  /** Links as `[relation, target]`. */
  readonly links?: readonly (readonly [LinkRelation, string])[];
  readonly partial?: boolean;
}

/** A page as the reader would make it. */
export function sketchedPage(sketch: PageSketch): Page {
  const { path, scope = "", tags = [], lang = "en" } = sketch;
  const number = /(?:^|\/)(\d+)-[^/]*$/.exec(path)?.[1];
  const title = sketch.title ?? path;
  const identity =
    number === undefined ? namedIdentity(path) : decisionIdentity("ADR", Number(number), scope);
  const file = path.slice(path.lastIndexOf("/") + 1);
  const names: [NameRole, string][] = [
    ...[["identity", identity] as const, ["path", path] as const],
    ...(sketch.aliases ?? []).map((alias) => ["alias", alias] as const),
    ...[["file-name", file] as const, ["file-name", file.replace(/\.md$/, "")] as const],
    ...(number === undefined ? [] : [["number", number] as const]),
    ["title", title],
  ].map(([role, text]) => [role as NameRole, String(text)]);
  let line = 1;
  return {
    path: wikiPath(path),
    kind: number === undefined ? "note" : "decision",
    identity,
    title,
    format: number === undefined ? "none" : "bare",
    scope,
    mind: null,
    lang,
    status: sketch.status ? { status: sketch.status, words: sketch.status, ...FILE_START } : null,
    date: sketch.date ? { date: sketch.date, words: sketch.date, ...FILE_START } : null,
    people: [],
    tags,
    names: names.map(named),
    fields: [],
    sections: (sketch.sections ?? [["", title]]).map(([heading, text], ordinal) => {
      const start = line;
      line += text.split("\n").length + 1;
      const level = heading === "" ? 0 : 2;
      const anchor = heading.toLowerCase().replaceAll(" ", "-");
      return { ordinal, level, heading, anchor, line: start, source: `${text}\n`, text };
    }),
    links: (sketch.links ?? []).map((link) => linked(link, sketch.partial ?? false)),
    faults: [],
  };
}

function named([role, text]: [NameRole, string]): PageName {
  return { role, text, key: role === "path" ? pathKey(text) : nameKey(text), ...FILE_START };
}

function linked([relation, target]: readonly [LinkRelation, string], partial: boolean): Link {
  const keys = [pathKey(target), nameKey(target)];
  return {
    ...{ relation, syntax: "field", target, keys, anchor: "", section: 0, partial },
    ...FILE_START,
  };
}
