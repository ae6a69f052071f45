/**
 * How each shape of identity is found inside a sentence. Patterns over the letters of every script take ten
 * milliseconds to compile, half a cold start. Most questions are ASCII, and over its letters the same patterns take
 * none; so there are two sets, each made from the same rows when it is first used.
 */
import type { IdentityShape } from "./identity.ts";

export interface MentionPattern {
  readonly shape: IdentityShape;
  readonly pattern: RegExp;
}

/** What stands for letters, and for letters and digits, inside a class of characters. */
interface Alphabet {
  readonly letter: string;
  readonly sign: string;
  readonly flags: string;
}

const EVERY_SCRIPT: Alphabet = { letter: "\\p{L}", sign: "\\p{L}\\p{N}", flags: "u" };
const ASCII: Alphabet = { letter: "A-Za-z", sign: "A-Za-z0-9", flags: "" };

type Row = readonly [shape: IdentityShape, source: string, flags: string];

/**
 * Order matters where two overlap: the first wins, so the shapes that nothing else looks like come first. A bare
 * number counts only when it is written with a leading zero and four digits or more (`0042`): "in 2024" is a year.
 */
function rowsOver({ letter, sign, flags }: Alphabet): Row[] {
  const namespaces = "self|agent|world|concept|value|principle|decision";
  return [
    ["memory", String.raw`\bmem_[0-9A-HJKMNP-TV-Z]{26}\b`, `gi${flags}`],
    [
      "entity",
      String.raw`(?<![${sign}:/])(?:${namespaces}):[${sign}_.-]*[${sign}](?::[${sign}_.-]*[${sign}])*(?:@\d+)?`,
      `gi${flags}`,
    ],
    [
      "path",
      String.raw`(?<![${sign}])[${sign}_.@+-]+(?:\/[${sign}_.@+-]+)*\.(?:mdx?|markdown)(?![${sign}])`,
      `gi${flags}`,
    ],
    ["proposal", String.raw`(?<![${sign}])PROP[- ]?\d{1,6}(?![${sign}])`, `gi${flags}`],
    [
      "decision",
      String.raw`(?<![${sign}])(?:[${sign}_.-]+\/)?[${letter}]+(?:-[${letter}]+)*(?:[-_ ]|[- ]?#)?\d{1,6}(?![${sign}]|[.,]\d)`,
      `g${flags}`,
    ],
    ["number", String.raw`(?<![${sign}.-])0\d{3,5}(?![${sign}]|[.,-]\d)`, `g${flags}`],
  ];
}

/** Scripts that are written without spaces, or, as Korean, with particles right behind a name. */
const UNSPACED = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]`;

/** A Latin name, also right beside those scripts: `替换ADR-0007`. Comes before the names of any script. */
function latinName(): Row {
  const spaced = String.raw`[[\p{L}\p{N}]--${UNSPACED}]`;
  const name = String.raw`(?:[\p{sc=Latin}\p{N}_.\-]+\/)?\p{sc=Latin}+(?:-\p{sc=Latin}+)*`;
  const number = String.raw`(?:[\-_ ]|[\- ]?#)?\d{1,6}`;
  return ["decision", String.raw`(?<!${spaced})${name}${number}(?!${spaced}|[.,]\d)`, "gv"];
}

let everyScript: readonly MentionPattern[] | null = null;
let ascii: readonly MentionPattern[] | null = null;

/** The patterns for a text, in the order in which they win. */
export function mentionPatterns(text: string): readonly MentionPattern[] {
  if (!/[\u0080-\uffff]/.test(text)) {
    ascii ??= rowsOver(ASCII).map(compiled);
    return ascii;
  }
  if (everyScript === null) {
    const rows = rowsOver(EVERY_SCRIPT);
    const decision = rows.findIndex(([shape]) => shape === "decision");
    everyScript = rows.toSpliced(decision, 0, latinName()).map(compiled);
  }
  return everyScript;
}

function compiled([shape, source, flags]: Row): MentionPattern {
  return { shape, pattern: new RegExp(source, flags) };
}
