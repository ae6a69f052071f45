import fc from "fast-check";
import type { Fault } from "../../src/domain/fault.ts";
import { RULES } from "../../src/domain/fault.ts";
import { type NameKey, namedIdentity, nameKey, wikiPath } from "../../src/domain/identity.ts";
import {
  type Field,
  LINK_RELATIONS,
  type Link,
  NAME_ROLES,
  PAGE_KINDS,
  type Page,
  type PageName,
  type PersonMention,
  type Section,
} from "../../src/domain/page.ts";
import { STATUSES } from "../../src/domain/status.ts";

/** Text of any script, with quotes, line ends, NUL and halves of surrogate pairs. */
const text = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 20 }),
  fc.string({ unit: "binary", maxLength: 8 }),
  fc.constantFrom("", "ADR-0001", "adr 1", "a\nb\tc", "\0", "\ud800", "'\"`", "数据库", "%_"),
);

const position = { line: fc.integer({ min: 1, max: 99 }), column: fc.integer({ min: 1, max: 99 }) };

const name: fc.Arbitrary<PageName> = fc.record({
  ...position,
  key: text.map(nameKey),
  role: fc.constantFrom(...NAME_ROLES),
  text,
});

const field: fc.Arbitrary<Field> = fc.record({
  ...position,
  key: text,
  name: text,
  values: fc.array(text, { maxLength: 3 }),
  source: fc.constantFrom("front-matter", "table", "bullet", "section", "header"),
});

const section: fc.Arbitrary<Omit<Section, "ordinal">> = fc.record({
  level: fc.integer({ min: 0, max: 6 }),
  heading: text,
  anchor: text,
  line: fc.integer({ min: 1, max: 99 }),
  source: text,
  text,
});

const link: fc.Arbitrary<Link> = fc.record({
  ...position,
  relation: fc.constantFrom(...LINK_RELATIONS),
  syntax: fc.constantFrom("wiki", "markdown", "bare", "field"),
  target: text,
  keys: fc.array(text.map(nameKey), { maxLength: 3 }),
  anchor: text,
  section: fc.nat(5),
  partial: fc.boolean(),
});

const person: fc.Arbitrary<PersonMention> = fc.record({
  ...position,
  role: fc.constantFrom("decider", "consulted", "informed", "author"),
  name: text,
});

const fault: fc.Arbitrary<Omit<Fault, "path">> = fc.record(
  {
    ...position,
    rule: fc.constantFrom(...RULES),
    message: text,
    fix: text,
    edit: fc.record({ kind: fc.constant("set-field" as const), key: text, value: text }),
  },
  { requiredKeys: ["line", "column", "rule", "message", "fix"] },
);

/** Any page that a reader could make, at one of a few paths, so that pages replace each other. */
export const anyPage: fc.Arbitrary<Page> = fc
  .record({
    path: fc.constantFrom("a.md", "adr/0001-x.md", "b/é.md", "b/数.md", "z 🦊.md").map(wikiPath),
    kind: fc.constantFrom(...PAGE_KINDS),
    identity: text.map((words) => namedIdentity(words)),
    title: text,
    format: fc.constantFrom("front-matter", "madr", "nygard", "bullets", "none"),
    scope: fc.constantFrom("", "web"),
    mind: fc.constantFrom(null, "me"),
    lang: fc.constantFrom("en", "fr", "und", "zh"),
    status: fc.option(
      fc.record({ ...position, status: fc.constantFrom(null, ...STATUSES), words: text }),
    ),
    date: fc.option(
      fc.record({ ...position, date: fc.constantFrom(null, "2024", "2024-05-06"), words: text }),
    ),
    people: fc.array(person, { maxLength: 2 }),
    tags: fc.uniqueArray(fc.constantFrom("db", "é", "ops"), { maxLength: 3 }),
    names: fc.array(name, { maxLength: 5 }),
    fields: fc.array(field, { maxLength: 3 }),
    sections: fc.array(section, { maxLength: 4 }),
    links: fc.array(link, { maxLength: 4 }),
    faults: fc.array(fault, { maxLength: 2 }),
  })
  .map((page) => ({
    ...page,
    sections: page.sections.map((each, ordinal) => ({ ordinal, ...each })),
    faults: page.faults.map((each) => ({ ...each, path: page.path })),
  }));

/** Keys that pages of `anyPage` may bear. */
export const anyKey: fc.Arbitrary<NameKey> = text.map(nameKey);
