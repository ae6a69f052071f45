/** What is wrong with front matter, in words: what happened, why, what to do. */
import type { PageFault } from "../../domain/fault.ts";
import type { Position } from "../../domain/position.ts";
import { type Fences, lineBreaks } from "./fences.ts";
import type { LineChange, Piece } from "./pieces.ts";
import type { Problem } from "./yaml.ts";

const rule = "bad-front-matter";

/** A fault for each line that had to be mended to be understood; `withEdit` where the block may be edited. */
export function changeFaults(changes: readonly LineChange[], withEdit: boolean): PageFault[] {
  return changes.map(({ line, was, becomes, why }) => ({
    rule,
    line,
    column: firstDifference(was, becomes),
    message: `${why}: \`${was.trim()}\`.`,
    fix: `Write \`${becomes}\`.`,
    ...(withEdit ? { edit: { kind: "replace-line", line, was, becomes } } : {}),
  }));
}

/** Column from 1. */
function firstDifference(one: string, other: string): number {
  let index = 0;
  while (index < one.length && one[index] === other[index]) index += 1;
  return index + 1;
}

/** A piece that cannot be understood. */
export function problemFault(piece: Piece, { message, offset }: Problem): PageFault {
  const first = /^[^\r\n]*/.exec(piece.text)?.[0].trim() ?? "";
  return {
    rule,
    ...positionIn(piece, offset),
    message: `The front matter cannot be read at \`${shortened(first)}\`. ${message}`,
    fix: "Write it as `key: value`, with the value in quotes where it has characters of YAML in it.",
  };
}

function shortened(words: string): string {
  return words.length > 80 ? `${words.slice(0, 79)}…` : words;
}

/** The place of an offset in a piece. In a mended piece it is that of the mended text. */
export function positionIn(piece: Piece, offset: number): Position {
  const within = Math.max(0, offset - piece.start);
  const lineStart = piece.text.lastIndexOf("\n", within - 1) + 1;
  return {
    line: piece.line + lineBreaks(piece.text, 0, lineStart),
    column: within - lineStart + 1,
  };
}

type Structure =
  | "not-yaml"
  | "too-long"
  | "unclosed"
  | "two-blocks"
  | "not-first"
  | "language-named"
  | "closed-by-dots";

interface Wording {
  readonly message: (fences: Fences) => string;
  readonly fix: string;
  /** The line of dashes that `---` takes the place of, in offsets. */
  readonly mends?: (fences: Fences) => readonly [line: number, start: number, end: number];
}

const STRUCTURES: Readonly<Record<Structure, Wording>> = {
  "not-yaml": {
    message: ({ opening, language }) =>
      `The front matter begins with \`${opening}${language}\`: only YAML is read, and nothing is ever run.`,
    fix: "Write it in YAML between two lines `---`.",
  },
  "too-long": {
    message: () =>
      "The front matter is too long to be read: it has more than a million characters.",
    fix: "Move what is no field into the body.",
  },
  unclosed: {
    message: () => "The front matter has no closing line `---`.",
    fix: "Put `---` on a line of its own behind the last key.",
  },
  "two-blocks": {
    message: () => "A second front matter follows the first; other tools see only one of them.",
    fix: "Move its keys into the first.",
  },
  "not-first": {
    message: () => "Blank lines stand before the front matter, so other tools take it for text.",
    fix: "Begin the file with `---`.",
  },
  "language-named": {
    message: ({ language }) =>
      `The front matter begins with \`---${language}\`; most tools want \`---\`.`,
    fix: "Write `---`.",
    mends: ({ openLine, open, start }) => [openLine, open, start],
  },
  "closed-by-dots": {
    message: () => "The front matter ends with `...`; most tools want `---`.",
    fix: "Write `---`.",
    mends: ({ endLine, end, bodyOffset }) => [endLine, end, bodyOffset],
  },
};

/** What is wrong with the lines of dashes in a text. */
export function structureFault(structure: Structure, fences: Fences, text: string): PageFault {
  const { message, fix, mends } = STRUCTURES[structure];
  const [line, start, end] = mends?.(fences) ?? [fences.openLine, 0, 0];
  const fault = { rule, line, column: 1, message: message(fences), fix } as const;
  if (mends === undefined) return fault;
  const was = text.slice(start, end).replace(/[\r\n]+$/, "");
  return { ...fault, edit: { kind: "replace-line", line, was, becomes: "---" } };
}
