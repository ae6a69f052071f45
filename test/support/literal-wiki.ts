/** Wikis for tests of rules, written as literal pages: what a rule says does not depend on how pages are read. */
import { type Configuration, DEFAULT_CONFIGURATION } from "../../src/domain/configuration.ts";
import type { Fault } from "../../src/domain/fault.ts";
import { namedIdentity, nameKey, pathKey, wikiPath } from "../../src/domain/identity.ts";
import { byCodeUnit } from "../../src/domain/order.ts";
import type { Field, Link, Page, PageName, Section } from "../../src/domain/page.ts";
import { failed, ok } from "../../src/domain/result.ts";
import type { Status } from "../../src/domain/status.ts";
import { type CheckedSources, gatherWiki } from "../../src/index/rules/gather.ts";
import type { FindFaults } from "../../src/index/rules/rule.ts";

const AT = { line: 1, column: 1 };

/** A page as a test writes it: only what its rule looks at. */
export interface LiteralPage extends Omit<Partial<Page>, "path" | "identity" | "status" | "names"> {
  readonly path: string;
  /** `ADR-0042` by default for `0042-x.md`, else the path. */
  readonly identity?: string;
  readonly status?: Status | { readonly status: Status | null; readonly words: string };
  readonly aliases?: readonly string[];
  readonly headings?: readonly string[];
}

/** A decision or note with the names that a real one has. */
export function page(literal: LiteralPage): Page {
  const { path: text, aliases = [], headings = [], status, ...rest } = literal;
  const path = wikiPath(text);
  const number = /(?:^|\/)(\d{4})-/.exec(text)?.[1];
  const identity = namedIdentity(literal.identity ?? (number ? `ADR-${number}` : text));
  const kind = literal.kind ?? (number ? "decision" : "note");
  const names: PageName[] = [
    { key: nameKey(identity), role: "identity", text: identity, ...AT },
    { key: pathKey(path), role: "path", text, ...AT },
    ...aliases.map(
      (alias): PageName => ({
        key: nameKey(alias),
        role: "alias",
        text: alias,
        line: 4,
        column: 11,
      }),
    ),
    ...(number ? [{ key: nameKey(number), role: "number", text: number, ...AT } as const] : []),
  ];
  return {
    title: text,
    format: kind === "decision" ? "front-matter" : "none",
    scope: "",
    mind: null,
    lang: "en",
    date: null,
    people: [],
    tags: [],
    fields: [],
    links: [],
    faults: [],
    ...rest,
    path,
    kind,
    identity,
    names,
    status: statusOf(status),
    sections: literal.sections ?? sectionsOf(headings),
  };
}

function statusOf(status: LiteralPage["status"]): Page["status"] {
  if (status === undefined) return null;
  const reading = typeof status === "string" ? { status, words: status } : status;
  return { ...reading, line: 3, column: 9 };
}

function sectionsOf(headings: readonly string[]): Section[] {
  return ["", ...headings].map((heading, ordinal) => ({
    ordinal,
    level: ordinal === 0 ? 0 : 2,
    heading,
    anchor: heading.toLowerCase().replaceAll(" ", "-"),
    line: ordinal + 1,
    source: "",
    text: "",
  }));
}

/** A link as a page has it; a target that ends in `.md` is a path, any other a name. */
export function link(relation: Link["relation"], target: string, more: Partial<Link> = {}): Link {
  const [name = "", anchor = ""] = target.split("#");
  return {
    relation,
    syntax: relation === "links" ? "wiki" : "field",
    target,
    keys: [name.endsWith(".md") ? pathKey(wikiPath(name)) : nameKey(name)],
    anchor,
    section: 0,
    partial: false,
    line: 5,
    column: 16,
    ...more,
  };
}

/** A field of the front matter. */
export function field(name: string, ...values: string[]): Field {
  return { key: name, name, values, source: "front-matter", line: 3, column: 1 };
}

/** An index that holds these pages and nothing else, and the files that no page was made of. */
export function sourcesOf(pages: readonly Page[], leftOut: readonly string[] = []): CheckedSources {
  const inOrder = pages.toSorted((one, other) => byCodeUnit(one.path, other.path));
  const store: CheckedSources["store"] = {
    async *pages() {
      yield* inOrder;
    },
    links: async () =>
      inOrder.flatMap(({ path, links }) => links.map((one) => ({ ...one, from: path }))),
    files: async () => [],
  };
  const read: CheckedSources["files"]["read"] = async (path) =>
    leftOut.includes(path) ? ok(new Uint8Array()) : failed({ path, reason: "It is not there." });
  return { store, files: { read } };
}

/** What surrounds the pages; a wiki with a `palimpsest.yaml` that says nothing where it is not given. */
export interface Setting {
  readonly isConfigured?: boolean;
  readonly configuration?: Configuration;
  readonly leftOut?: readonly string[];
}

/** What a rule finds in a wiki of these pages, in the order of path. */
export async function findIn(
  find: FindFaults,
  pages: readonly Page[],
  { isConfigured = true, configuration = DEFAULT_CONFIGURATION, leftOut = [] }: Setting = {},
): Promise<Fault[]> {
  const sources = sourcesOf(pages, leftOut);
  const faults = [...find(await gatherWiki(sources, configuration, isConfigured))];
  return faults.toSorted((one, other) => byCodeUnit(one.path, other.path));
}

/** Faults as `path: message`, for tests that read them. */
export function told(faults: readonly Fault[]): string[] {
  return faults.map(({ path, message }) => `${path}: ${message}`);
}
