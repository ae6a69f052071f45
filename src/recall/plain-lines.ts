/** The lines of a section as a reader sees them, each with its place in the file. */

export interface PlainLine {
  /** Line in the file, from 1. */
  readonly line: number;
  /** Without Markdown around its words, in one space between words; empty for what no one reads. */
  readonly text: string;
}

/** A line longer than this is read in pieces, so that no pattern below looks at much at once. */
const PIECE_LENGTH = 1000;

const LINE_END = /\r\n?|\n/;
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
const FENCE = /^\s*(?:`{3,}|~{3,})/;
const NO_WORDS = /^[\s|:*_=+-]+$/;
const REFERENCE = /^\s*\[[^\]]{1,200}\]:\s/;

/** What is taken away or replaced, in this order, from a line that holds one of the signs. */
const NOISE: readonly {
  readonly signs: readonly string[];
  readonly noise: RegExp;
  readonly instead: string;
}[] = [
  // Borders between the cells of a row.
  { signs: ["|"], noise: /(?<=^\s*\|.*)(?<!\\)\|/g, instead: " " },
  // Marks at the start of a line: quotes, list items, headings, task boxes, cells.
  {
    signs: [">", "-", "*", "+", ". ", ") ", "#", "|"],
    noise: /^(?:\s|>|[-*+]\s|\d{1,9}[.)]\s|#{1,6}\s|\|)+(?:\[[ xX]\]\s)?/,
    instead: "",
  },
  // Wiki links show their label, or their target.
  {
    signs: ["[["],
    noise: /!?\[\[(?:[^\][|]{0,300}\|)?([^\][|]{1,300})\]\]/g,
    instead: "$1",
  },
  // Images and links show their text.
  {
    signs: ["]("],
    noise:
      /!?\[([^\][]{0,500})\]\([^()\s]{0,1000}(?:\([^()]{0,200}\)[^()\s]{0,200})?[^()]{0,300}\)/g,
    instead: "$1",
  },
  { signs: ["]["], noise: /!?\[([^\][]{0,500})\]\[[^\][]{0,200}\]/g, instead: "$1" },
  { signs: ["<"], noise: /<((?:https?|mailto):[^\s<>]{1,500})>/g, instead: "$1" },
  { signs: ["<"], noise: /<\/?[a-zA-Z][^<>]{0,500}>/g, instead: " " },
  {
    signs: ["*", "~", "`"],
    noise: /(?<!\\)(?:\*{1,3}(?=\S)|(?<=\S)\*{1,3}|~~|`+)/g,
    instead: "",
  },
  {
    signs: ["_"],
    noise: /(?<![\p{L}\p{N}_\\])_{1,3}(?=\S)|(?<=[^\s\\])_{1,3}(?![\p{L}\p{N}_])/gu,
    instead: "",
  },
  { signs: ["\\"], noise: /\\([!-/:-@[-`{-~])/g, instead: "$1" },
  { signs: ["&"], noise: /&nbsp;/g, instead: " " },
  { signs: ["&"], noise: /&lt;/g, instead: "<" },
  { signs: ["&"], noise: /&gt;/g, instead: ">" },
  { signs: ["&"], noise: /&quot;/g, instead: '"' },
  { signs: ["&"], noise: /&amp;/g, instead: "&" },
];

/** Cuts Markdown into plain lines; `first` is the line of the file that it begins with. */
export function plainLines(source: string, first: number): PlainLine[] {
  const lines = source.replace(COMMENT, withoutWords).split(LINE_END);
  let inCode = false;
  return lines.flatMap((text, index): PlainLine[] => {
    const line = first + index;
    if (FENCE.test(text)) {
      inCode = !inCode;
      return [];
    }
    return piecesOf(text)
      .map((piece) => ({ line, text: inCode ? oneSpace(piece) : plain(piece) }))
      .filter((piece) => piece.text !== "");
  });
}

/** A comment leaves its line ends, so that lines keep their numbers. */
function withoutWords(comment: string): string {
  return comment.replace(/[^\r\n]+/g, "");
}

function plain(text: string): string {
  if (NO_WORDS.test(text) || REFERENCE.test(text)) return "";
  const words = NOISE.reduce(
    (rest, { signs, noise, instead }) =>
      signs.some((sign) => rest.includes(sign)) ? rest.replace(noise, instead) : rest,
    text,
  );
  return oneSpace(words);
}

function oneSpace(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Pieces of a long line, cut between words where there are any. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > PIECE_LENGTH) {
    const space = rest.lastIndexOf(" ", PIECE_LENGTH);
    const end = space > PIECE_LENGTH / 2 ? space : wholeCharacter(rest, PIECE_LENGTH);
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...pieces, rest];
}

/** The same place, or one before where a surrogate pair would be cut. */
function wholeCharacter(text: string, at: number): number {
  return /[\ud800-\udbff]/.test(text[at - 1] ?? "") ? at - 1 : at;
}
