/**
 * What people write in front matter that YAML does not take, or takes for something else, and what they mean. A row is
 * only for what can be understood without doubt (ADR-0012).
 */
import { fieldName } from "../fields/name.ts";
import { mayBePlain, quoted } from "./scalars.ts";

export interface Mending {
  /** What is wrong, as a sentence without its full stop. */
  readonly why: string;
  /** A line as it is found, and mended: documentation, and a test of each row. */
  readonly example: readonly [was: string, becomes: string];
  /** The mended text; null where the row does not apply. */
  readonly mend: (text: string, context: Context) => string | null;
}

/** What a row may look at besides the text. */
export interface Context {
  /** The key before the value, as written; empty where there is none. */
  readonly key: string;
  /** Whether the front matter has an anchor of this name. */
  readonly hasAnchor: (name: string) => boolean;
  /** Whether the front matter has an alias of this name. */
  readonly hasAlias: (name: string) => boolean;
  /** The key whose list the line is an entry of, as written; empty where there is none. */
  readonly listKey: string;
}

/** Mendings of a line as a whole: what stands before the value. */
export const LINE_MENDINGS: readonly Mending[] = [
  {
    why: "An HTML comment is a key to YAML; its comments begin with `#`",
    example: ["<!-- status: accepted -->", "# status: accepted"],
    mend: (line) => replaced(line, /^(\s*)<!--\s*(.*?)\s*(?:-->)?\s*$/, "$1# $2"),
  },
  {
    why: "YAML takes no tab as indentation",
    example: ["\t- Anya", "  - Anya"],
    mend: (line) => {
      const indent = /^[ \t]*/.exec(line)?.[0] ?? "";
      return indent.includes("\t")
        ? indent.replaceAll("\t", "  ") + line.slice(indent.length)
        : null;
    },
  },
  {
    why: "A key needs no stars around it, and YAML takes them for an alias",
    example: ["**Status**: accepted", "Status: accepted"],
    mend: (line) =>
      replaced(line, /^(\s*)\*{1,2}([^*:\s][^*:]*)(?::\*{1,2}|\*{1,2}:)\s*/, "$1$2: "),
  },
  {
    why: "The colon behind the key is a wide one",
    example: ["status：accepted", "status: accepted"],
    mend: (line) => replaced(line, /^(\s*[\p{L}\p{N}_-]+)\s*：\s*/u, "$1: "),
  },
  {
    why: "YAML needs a space behind the colon of a key",
    example: ["replaces:[]", "replaces: []"],
    mend: (line) =>
      replaced(line, /^(\s*[\p{L}_][\p{L}\p{N}_-]*):\u00A0*(?=[^\s:/\u00A0])/u, "$1: "),
  },
];

/** Mendings of a value that YAML does not take. */
export const VALUE_MENDINGS: readonly Mending[] = [
  {
    why: "In double quotes a backslash begins an escape, so a Windows path is no text there",
    example: ['source: "C:\\docs\\adr"', "source: 'C:\\docs\\adr'"],
    mend: windowsPath,
  },
  {
    why: "Braces make a mapping of the words",
    example: ["status: {proposed | see [ADR-1](1.md)}", "status: proposed | see [ADR-1](1.md)"],
    mend: bracedWords,
  },
  {
    why: "Several links need quotes and brackets around",
    example: [
      "supersedes: [[ADR-0001]], [[ADR-0002]]",
      'supersedes: ["[[ADR-0001]]", "[[ADR-0002]]"]',
    ],
    mend: (words) =>
      /^\[\[[^[\]]+\]\](?:\s*,\s*\[\[[^[\]]+\]\])+$/.test(words)
        ? `[${(words.match(/\[\[[^[\]]+\]\]/g) ?? []).map(quoted).join(", ")}]`
        : null,
  },
  {
    why: "An entry of the list begins with a character that YAML keeps for itself",
    example: ["deciders: [@anya, Bob]", 'deciders: ["@anya", Bob]'],
    mend: (words) => {
      const inside = /^\[([^[\]{}]*)\]$/.exec(words)?.[1];
      if (inside === undefined) return null;
      const items = [...inside.matchAll(/\s*("[^"]*"|'[^']*'|[^,]+),?/g)].map(
        ([, item = ""]) => item,
      );
      return `[${items.map((item) => plainOrQuoted(item.trim(), true)).join(", ")}]`;
    },
  },
  {
    why: "The quotes around the value stand inside it too",
    example: [`title: "The "best" way"`, `title: 'The "best" way'`],
    mend: (words) => {
      const inside = /^(["'])(.*)\1$/.exec(words)?.[2];
      const apart = /^(["'])[^"']*\1[\s,]/.test(words);
      return inside === undefined || inside === "" || apart ? null : quoted(inside);
    },
  },
  {
    why: "The quote is never closed",
    example: [`title: "Use SQLite`, `title: "Use SQLite"`],
    mend: (words) => (/^"[^"\\]+$/.test(words) ? quoted(words.slice(1)) : null),
  },
  {
    why: "A dash alone begins a list",
    example: ["tags: -", 'tags: ""'],
    mend: (words) => (words === "-" ? '""' : null),
  },
  {
    why: "The value begins with a character that YAML keeps for itself",
    example: ["title: @anya's plan", 'title: "@anya\'s plan"'],
    mend: (words) => (/^[@`%*&!|>?,\]}-]/.test(words) ? quoted(words) : null),
  },
  {
    why: "A colon in the value makes another key of what stands before it",
    example: ["title: Azure: a plan", 'title: "Azure: a plan"'],
    mend: (words) => (/^[^[{"']/.test(words) && /:(?:\s|$)/.test(words) ? quoted(words) : null),
  },
  {
    why: "To YAML the value ends with the closing quote or bracket, and more words stand behind it",
    example: [`title: "X" NetworkPolicy`, `title: '"X" NetworkPolicy'`],
    mend: (words) =>
      /^(?:"[^"]*"|'[^']*'|\[[^\]]*\]|\{[^}:]*\})./.test(words) ? quoted(words) : null,
  },
  {
    why: "The quote is never closed",
    example: ["title: 'tis the season", `title: "'tis the season"`],
    mend: (words) => (/^'[^']*$/.test(words) ? quoted(words) : null),
  },
];

/** Mendings of a value that YAML takes, though for something else than what is meant. */
export const MEANING_MENDINGS: readonly Mending[] = [
  {
    why: "In double quotes a backslash begins an escape, so a Windows path is no text there",
    example: ['source: "C:\\new"', "source: 'C:\\new'"],
    mend: drivePath,
  },
  {
    why: "Braces make a mapping of the words",
    example: ["status: {accepted}", "status: accepted"],
    mend: bracedWords,
  },
  {
    why: "A star at the start makes an alias of the value, and there is no such anchor",
    example: ["title: *bold*", 'title: "*bold*"'],
    mend: (words, { hasAnchor }) => {
      const target = /^\*([^\s,[\]{}]+)$/.exec(words)?.[1];
      return target === undefined || hasAnchor(target) ? null : quoted(words);
    },
  },
  {
    why: "An ampersand at the start makes an anchor of the word, and no alias stands for it",
    example: ["title: &why not", 'title: "&why not"'],
    mend: (words, { hasAlias }) => {
      const [, name, value = ""] = /^&([^\s,[\]{}]+)(?:\s+(.*))?$/.exec(words) ?? [];
      const isAnchor = name === undefined || hasAlias(name) || /^[[{|>"'!]/.test(value);
      return isAnchor ? null : quoted(words);
    },
  },
  {
    why: "A `#` before a tag begins a comment, so the tag is lost",
    example: ["tags: #one #two", "tags: [one, two]"],
    mend: (words, { key, listKey }) => {
      if (key === "" && fieldName(listKey) === "tags") return replaced(words, HASH_TAG, "$1");
      if (fieldName(key) !== "tags" || !/^[^"'[{|>&*!]*$/.test(words)) return null;
      const tags = words.split(/[\s,]+/).filter((tag) => tag !== "");
      const isLost = tags.some((tag) => HASH_TAG.test(tag));
      return isLost && tags.every((tag) => TAG.test(tag))
        ? `[${tags.map((tag) => plainOrQuoted(tag.replace("#", ""), true)).join(", ")}]`
        : null;
    },
  },
  {
    why: "A `#` behind a space begins a comment, so the words are lost",
    example: ["title: Why #nosql won", 'title: "Why #nosql won"'],
    mend: (words, { key }) =>
      fieldName(key) === "title" && /^(?:[^"'[{|>&*!#].*\s)?#[\p{L}_]/u.test(words)
        ? quoted(words)
        : null,
  },
  {
    why: "An exclamation mark at the start makes a tag of the word",
    example: ["title: !important note", 'title: "!important note"'],
    mend: (words) => (/^!(?!!)/.test(words) ? quoted(words) : null),
  },
  {
    why: "A `#` behind a space begins a comment, so the number is lost",
    example: ["supersedes: #12", 'supersedes: "#12"'],
    mend: (words) =>
      /^(?:[^"'[{|>&*!#](?:(?!\s#).)*\s)?#\d+(?![\p{L}\p{N}])/u.test(words) ? quoted(words) : null,
  },
  {
    why: "The quotes make one text of the list",
    example: ['tags: "[web, api]"', "tags: [web, api]"],
    mend: (words, { key }) =>
      LISTS.has(fieldName(key)) ? replaced(words, /^(["'])(\[[^[\]{}"']+\])\1$/, "$2") : null,
  },
];

/** A tag as notes and social networks write it. */
const HASH_TAG = /^#([\p{L}\p{N}_][^\s,#]*)$/u;
const TAG = /^#?[\p{L}\p{N}_][^\s,#]*$/u;

/** Fields whose value is a list, never a text in brackets. */
const LISTS = new Set(["tags", "aliases", "deciders", "consulted", "informed", "authors"]);

function replaced(text: string, pattern: RegExp, by: string): string | null {
  const becomes = text.replace(pattern, by);
  return becomes === text ? null : becomes;
}

/** A path from a drive's letter; one in which every backslash is doubled is right as it is. */
function drivePath(words: string): string | null {
  return inSingleQuotes(/^"([A-Za-z]:\\(?!\\)[^"]*)"$/.exec(words)?.[1]);
}

/** A path to a machine on the network too: YAML would take its first two backslashes for one. */
function windowsPath(words: string): string | null {
  return drivePath(words) ?? inSingleQuotes(/^"(\\\\(?!\\)[^"]*)"$/.exec(words)?.[1]);
}

function inSingleQuotes(text: string | undefined): string | null {
  return text === undefined ? null : `'${text.replaceAll("'", "''")}'`;
}

/** Braces with a key and a value inside are a mapping; twice two are a template's. */
function bracedWords(words: string): string | null {
  const inside = /^\{(.*)\}$/.exec(words)?.[1]?.trim();
  if (inside === undefined || inside === "" || /:(?:\s|$)/.test(inside)) return null;
  return /^\{.*\}$/.test(inside) ? quoted(words) : plainOrQuoted(inside, false);
}

function plainOrQuoted(words: string, inFlow: boolean): string {
  const isQuoted = /^(?:"[^"\\]*"|'[^']*')$/.test(words);
  return isQuoted || mayBePlain(words, inFlow) ? words : quoted(words);
}
