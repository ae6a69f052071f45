/**
 * Every rule with its title and its level. To add one: its name in `RULES`, a row here, its file where it looks
 * at more than one page, and its page in `content/rules/`.
 */
import type { Rule, RuleLevel } from "../../domain/fault.ts";
import { findAmbiguousLinks } from "./ambiguous-link.ts";
import { findCycles } from "./cyclic-supersession.ts";
import { findDanglingAnchors } from "./dangling-anchor.ts";
import { findDanglingLinks } from "./dangling-link.ts";
import { findDanglingSupersessions } from "./dangling-supersession.ts";
import { findSupersededButHolding } from "./disagreeing-status.ts";
import { findDuplicateAliases } from "./duplicate-alias.ts";
import { findDuplicateIdentities } from "./duplicate-identity.ts";
import { findDuplicateMemoryKeys } from "./duplicate-memory-key.ts";
import { findOneSided } from "./one-sided-supersession.ts";
import type { FindFaults } from "./rule.ts";
import { findWithoutSuccessor } from "./superseded-without-successor.ts";
import { findTwoHeads } from "./two-heads.ts";
import { findUnknownKeys } from "./unknown-key.ts";
import { findUnreachable } from "./unreachable-page.ts";
import { findUnreadable } from "./unreadable-file.ts";

export interface RuleRow {
  /** What the rule asks for, as a sentence. */
  readonly title: string;
  /** The level where the configuration says nothing. */
  readonly level: RuleLevel;
  /** The level in a folder without a `palimpsest.yaml`, where that is another one: it was not written for this rule. */
  readonly foreign?: RuleLevel;
  /** Finds faults between pages; absent where reading one page finds them all. */
  readonly find?: FindFaults;
}

export const RULE_TABLE: Readonly<Record<Rule, RuleRow>> = {
  // What it says is lost or misread.
  "bad-front-matter": { title: "Front matter is YAML that can be read in one way", level: "error" },
  // These kinds of page say what they are in front matter and nowhere else.
  "missing-front-matter": {
    title: "Entities, memories and proposals have front matter",
    level: "error",
  },
  // The field may still be one that only its writers know.
  "unknown-key": {
    title: "Keys in front matter are known",
    level: "warning",
    find: findUnknownKeys,
  },
  // Whoever asks for it gets no answer.
  "duplicate-identity": {
    title: "An identity belongs to one page",
    level: "error",
    find: findDuplicateIdentities,
  },
  "duplicate-alias": {
    title: "An alias leads to one page",
    level: "error",
    find: findDuplicateAliases,
  },
  "identity-file-name": { title: "Identity and file name have one number", level: "error" },
  // Many a real log has none, and is read all the same.
  "missing-status": { title: "A decision has a status", level: "warning" },
  // It may be a word that the log gave a meaning of its own.
  "unknown-status": { title: "The words of a status can be mapped for sure", level: "warning" },
  "disagreeing-status": {
    title: "All that a page says of its status agrees",
    level: "error",
    find: findSupersededButHolding,
  },
  "missing-date": { title: "A decision has a date", level: "warning" },
  // Sorting and filters by date pass the page over.
  "bad-date": { title: "A date is one of the calendar", level: "error" },
  "dangling-link": {
    title: "A link leads to a page",
    level: "error",
    find: findDanglingLinks,
  },
  // The reader still comes to the right page.
  "dangling-anchor": {
    title: "A link to a heading leads to one that is there",
    level: "warning",
    find: findDanglingAnchors,
  },
  // Its cause is a duplicate, which is an error where it is found.
  "ambiguous-link": {
    title: "A link means one page",
    level: "warning",
    find: findAmbiguousLinks,
  },
  "one-sided-supersession": {
    title: "Both pages state a supersession",
    level: "error",
    find: findOneSided,
  },
  "dangling-supersession": {
    title: "A chain leads to pages that are there",
    level: "error",
    find: findDanglingSupersessions,
  },
  "cyclic-supersession": {
    title: "A chain does not come back to where it began",
    level: "error",
    find: findCycles,
  },
  "two-heads": {
    title: "A chain has one head, or the page where it parts names each branch",
    level: "error",
    find: findTwoHeads,
  },
  // The reader learns that it does not hold; only not what does.
  "superseded-without-successor": {
    title: "A superseded page names what holds instead",
    level: "warning",
    find: findWithoutSuccessor,
  },
  "duplicate-memory-key": {
    title: "A key belongs to one memory of a mind and category",
    level: "error",
    find: findDuplicateMemoryKeys,
  },
  // Folders that are read by a site generator have their menus elsewhere.
  "unreachable-page": {
    title: "A note is linked to from another page",
    level: "warning",
    foreign: "off",
    find: findUnreachable,
  },
  "unreadable-file": { title: "Every file can be read", level: "error", find: findUnreadable },
  "bad-configuration": { title: "palimpsest.yaml says what it may", level: "error" },
};
