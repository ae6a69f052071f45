/** One Markdown file becomes one page: a function of its path, its bytes and the configuration, and of nothing else. */
import type { Configuration } from "../domain/configuration.ts";
import type { PageFault } from "../domain/fault.ts";
import { type Identity, namedIdentity, type WikiPath } from "../domain/identity.ts";
import type { Field, Page, PageKind } from "../domain/page.ts";
import type { Unreadable } from "../domain/ports.ts";
import { FILE_START } from "../domain/position.ts";
import { failed, ok, type Result } from "../domain/result.ts";
import { dateOf } from "./decision/date.ts";
import { formatOf } from "./decision/format.ts";
import { decisionName } from "./decision/identity.ts";
import { metadataName } from "./decision/keys.ts";
import { type FileName, readFileName } from "./decision/number.ts";
import { peopleOf } from "./decision/people.ts";
import { isDecision } from "./decision/recognise.ts";
import type { Statement } from "./decision/statement.ts";
import { bodyStatements } from "./decision/statements.ts";
import { statusOf } from "./decision/status.ts";
import { tagsOf } from "./decision/tags.ts";
import { decodeText } from "./decode.ts";
import { readFrontMatter } from "./front-matter/read.ts";
import { bareFinder } from "./links/bare.ts";
import { type Outline, outline } from "./outline/outline.ts";
import { placedKind } from "./page/kind.ts";
import { languageOf } from "./page/language.ts";
import { linksOf, withoutSelf } from "./page/links.ts";
import { namesOf } from "./page/names.ts";
import { titleOf } from "./page/title.ts";

const MDX_FILE = /\.mdx$/i;

/** Reads a page. Fails only for what is no text: a file with NUL bytes. */
export function readPage(
  path: WikiPath,
  bytes: Uint8Array,
  configuration: Configuration,
): Result<Page, Unreadable> {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return failed({ path, reason: decoded.fault });
  const { text, faults } = decoded.value;
  const front = readFrontMatter(text);
  const dialect = MDX_FILE.test(path) ? "mdx" : "markdown";
  const body = outline(text.slice(front.bodyOffset), front.bodyLine, dialect);
  const stated = front.fields.map(
    (field): Statement => ({
      ...field,
      name: metadataName(field.key, field.values[0]),
      passage: null,
    }),
  );
  const source: Source = {
    ...{ path, configuration, outline: body },
    statements: [...stated, ...bodyStatements(body)],
    faults: [...faults, ...front.faults],
  };
  return ok(pageOf(source));
}

/** What a page is made from. */
interface Source {
  readonly path: WikiPath;
  readonly configuration: Configuration;
  readonly outline: Outline;
  readonly statements: readonly Statement[];
  readonly faults: readonly PageFault[];
}

/** What kind of page it is, and what follows from that alone. */
interface Character {
  readonly kind: PageKind;
  readonly identity: Identity;
  readonly scope: string;
  /** What stands before its number, or before the numbers it mentions. */
  readonly prefix: string;
  readonly number: number | null;
  readonly mind: string | null;
  readonly aliases: readonly string[];
  readonly faults: readonly PageFault[];
}

const PLAIN: Omit<Character, "kind" | "identity"> = {
  ...{ scope: "", prefix: "ADR", number: null, mind: null, aliases: [], faults: [] },
};

function pageOf(source: Source): Page {
  const { path, outline: body, configuration } = source;
  const name = readFileName(path);
  const heading = body.sections.find(({ level }) => level > 0)?.heading ?? "";
  const character = characterOf(source, name, heading);
  const { kind, identity, scope, prefix, number, mind, aliases } = character;
  // Only a decision's body speaks of the page as a whole; a note's lines with colons are prose.
  const own = source.statements.filter(
    (one) => kind === "decision" || one.source === "front-matter",
  );
  const title = titleOf(body, own, name, kind === "decision");
  const hasStatus = kind === "decision" || kind === "proposal";
  const { status, faults: statusFaults } = hasStatus ? statusOf(own) : NO_STATUS;
  const { date, faults: dateFaults } = dateOf(own, name);
  const reader = {
    context: { path, scope, prefix },
    // A log without a prefix has that of each page.
    bare: bareFinder(
      [prefix, ...configuration.logs.map((log) => log.prefix)].filter((one) => one !== ""),
    ),
    outline: body,
  };
  const faults = [
    ...source.faults,
    ...character.faults,
    // A proposal has states of its own, which need not be those of a decision.
    ...(kind === "decision" ? statusFaults : []),
    // A template asks for a date; only what is dated for good has a bad one.
    ...(kind === "note" ? [] : dateFaults),
    ...(kind === "decision" ? missing(status !== null, date !== null) : []),
  ];
  return {
    ...{ path, kind, identity, scope, mind, status, date },
    title: title.text,
    format: kind === "decision" ? formatOf(own, body) : "none",
    lang: languageOf(path, own, body.sections, configuration.language),
    people: peopleOf(own),
    tags: tagsOf(own),
    names: namesOf({ path, identity, scope, name, number, title, aliases, statements: own }),
    fields: own.map(fieldOf),
    sections: body.sections,
    links: withoutSelf(linksOf(reader, own, kind === "decision"), identity),
    faults: faults.map((fault) => ({ ...fault, path })),
  };
}

const NO_STATUS = { status: null, faults: [] } as const;

function characterOf(source: Source, name: FileName, heading: string): Character {
  const { path, statements, configuration, outline: body } = source;
  const placed = placedKind(path, statements);
  if (placed !== null) return { ...PLAIN, ...placed };
  const candidate = { path, name, title: heading, outline: body, statements };
  if (!isDecision(candidate, configuration)) {
    return { ...PLAIN, kind: "note", identity: namedIdentity(path) };
  }
  const named = decisionName({ path, name, heading, statements, configuration });
  return { ...PLAIN, ...named, kind: "decision" };
}

function fieldOf({ key, name, values, source, line, column }: Statement): Field {
  return { key, name, values, source, line, column };
}

function missing(hasStatus: boolean, hasDate: boolean): PageFault[] {
  const faults: PageFault[] = [];
  if (!hasStatus) {
    faults.push({
      rule: "missing-status",
      ...FILE_START,
      message: "The decision states no status.",
      fix: "Add `status: proposed` or `status: accepted` to the front matter.",
    });
  }
  if (!hasDate) {
    faults.push({
      rule: "missing-date",
      ...FILE_START,
      message: "The decision states no date.",
      fix: "Add `date: YYYY-MM-DD` to the front matter.",
    });
  }
  return faults;
}
