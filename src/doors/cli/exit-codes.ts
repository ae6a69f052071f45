/** What each exit code tells a script. Codes are permanent. */

export const EXIT = {
  fine: 0,
  nothing: 1,
  usage: 2,
  ambiguous: 3,
  failed: 4,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The words for each code in help. */
export const EXIT_MEANINGS: Readonly<Record<ExitCode, string>> = {
  [EXIT.fine]: "found, or nothing is wrong",
  [EXIT.nothing]: "nothing found, or faults found",
  [EXIT.usage]: "wrong usage",
  [EXIT.ambiguous]: "the name means several pages",
  [EXIT.failed]: "not done: the disk, another process or a bug stood in the way",
};
