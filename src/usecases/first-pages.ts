/** The files of a new wiki. */
import { CONFIGURATION_NAME } from "./locate.ts";

/** A file to make, by its path below the wiki's root. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
}

/** The decision that a new wiki begins with, dated `YYYY-MM-DD`. */
export function firstDecision(date: string): NewFile {
  return {
    path: "adr/0001-record-architecture-decisions.md",
    text: `---
id: ADR-0001
title: Record architecture decisions
status: accepted
date: ${date}
---

# Record architecture decisions

## Context and Problem Statement

People who come to this project later, and we ourselves in a year, need to know why it is built as it is. Code shows
what was decided, not why, and not what was turned down.

## Considered Options

- Records of decisions in this wiki, beside the code
- Pages in another system
- Memory and commit messages

## Decision Outcome

Chosen option: "Records of decisions in this wiki, beside the code", because they change in the same pull request as
the code, and are found by the same search.

### Consequences

- Good, because a decision that is replaced stays readable, and says what replaced it.
- Bad, because writing one takes a quarter of an hour.
`,
  };
}

/** The configuration of a new wiki: what every key means, most of them left to their defaults. */
export function firstConfiguration(hasLog: boolean): NewFile {
  return { path: CONFIGURATION_NAME, text: `${HEAD}${hasLog ? DETECTED_LOG : NEW_LOG}${REST}` };
}

const HEAD = `# The configuration of this wiki. Every key may be left out; what is commented out is the default or an example.

# Folders of decisions, and how their numbers become identities: prefix ADR and number 42 give ADR-0042.
# With several logs, a scope tells them apart: scope web gives web/ADR-0042. Without this key they are detected.
`;

const NEW_LOG = `logs:
  - path: adr
    prefix: ADR
`;

const DETECTED_LOG = `# logs:
#   - path: .
#     prefix: ADR
#     scope: ""
`;

const REST = `
# Files to leave out, as globs below this folder.
# exclude:
#   - drafts/**

# Language of pages that do not say theirs, as in "en" or "fr". Without this key it is detected.
# language: en

# Levels of the rules of \`palimpsest check\`: error, warning or off.
# checks:
#   missing-date: off

# Front-matter keys of your own, which \`palimpsest check\` then knows.
# fields:
#   - ticket
`;
