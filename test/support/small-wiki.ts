/** A small log of decisions, as people write it: what whole processes are tried on. */
import { join } from "node:path";
import { writeFiles } from "./folder.ts";
import { makeRepository } from "./repository.ts";

/** Pages by their paths below the wiki: a chain, a note, a tag, two logs that claim one number. */
export const SMALL_WIKI: Readonly<Record<string, string>> = {
  "palimpsest.yaml": "logs:\n  - path: adr\n    prefix: ADR\nlanguage: en\n",
  "adr/0001-keep-pages-in-files.md": `---
id: ADR-0001
title: Keep pages in files
status: superseded
date: 2024-01-15
superseded_by: ADR-0002
---

# Keep pages in files

Every page is a file in a folder.
`,
  "adr/0002-keep-pages-in-git.md": `---
id: ADR-0002
title: Keep pages in git
status: accepted
date: 2024-03-01
deciders: [Anya]
tags: [storage]
supersedes: ADR-0001
---

# Keep pages in git

## Context

Folders forget. See [[ADR-0003]].

## Decision

The elephant of our tools remembers every version.
`,
  "adr/0003-ask-in-words.md": `---
id: ADR-0003
title: Ask in words
status: proposed
date: 2024-03-02
tags: [storage, search]
---

# Ask in words

Questions are words, and the elephant answers them.
`,
  "index.md": "# Start\n\nBegin with [[ADR-0002]] and [[ADR-0001]].\n",
};

/** A repository with the small wiki in `wiki/`; gives its root. */
export function makeSmallWiki(folder: string): string {
  const repository = makeRepository(folder);
  writeFiles(join(repository, "wiki"), SMALL_WIKI);
  return repository;
}
