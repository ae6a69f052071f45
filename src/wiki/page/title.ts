/** The title of a page: what front matter says, what the first heading says, or what the file is called. */

import type { Position } from "../../domain/position.ts";
import { FILE_START } from "../../domain/position.ts";
import { plainWords } from "../../domain/words.ts";
import type { FileName } from "../decision/number.ts";
import type { Statement } from "../decision/statement.ts";
import type { Outline } from "../outline/outline.ts";

export interface Title extends Position {
  readonly text: string;
  /** As the page writes it, with the number; empty where the file's name is all there is. */
  readonly written: string;
}

/** Headings that decisions use for their parts, and that name no page. */
const PART_HEADINGS =
  /^(?:abstract|summary|context|context and problem statement|problem statement|motivation|status|introduction|overview|background|what|why|proposal|decision|description|table of contents|contents|contexte|contexto|kontext)$/i;

/** A title that a template asks for: `{short title of solved problem and solution}`. */
const PLACEHOLDER = /^[{<[].*[}>\]]$/;

/** A number in front of a title, with what may stand before it: `3.`, `0011 -`, `ADR-12:`, `RFC 0454:`. */
const NUMBER_IN_FRONT =
  /^(?:(?:ADR|RFC|PROP|EIP|CIP|KEP)[\s#_-]*)?#?\d{1,6}\s*(?:[.:)|–—]|-(?=\s)|\s-\s)\s*(?=\S)/iu;

/** Finds the title. */
export function titleOf(
  outline: Outline,
  statements: readonly Statement[],
  name: FileName,
  isDecision: boolean,
): Title {
  return (
    fromFrontMatter(statements) ??
    fromHeading(outline, isDecision) ?? {
      text: wordsOf(name, isDecision),
      written: "",
      ...FILE_START,
    }
  );
}

/** A title without the number in front of it. */
export function withoutNumber(title: string): string {
  return title.replace(NUMBER_IN_FRONT, "");
}

function fromFrontMatter(statements: readonly Statement[]): Title | null {
  const stated = statements.find(
    ({ name, source, values }) =>
      name === "title" && source === "front-matter" && values.length > 0,
  );
  if (stated === undefined) return null;
  const written = plainWords(stated.values.join(" "));
  if (written === "" || PLACEHOLDER.test(written)) return null;
  return { text: withoutNumber(written), written, line: stated.line, column: stated.column };
}

/** The first heading. On a decision it has to be of level 1 or the page's first line, and no part of the decision. */
function fromHeading({ sections }: Outline, isDecision: boolean): Title | null {
  const first = sections.find(({ level }) => level > 0);
  if (first === undefined) return null;
  const { heading: written, level, ordinal, line } = first;
  if (written === "" || PLACEHOLDER.test(written)) return null;
  if (isDecision && (PART_HEADINGS.test(written) || (level > 1 && ordinal > 0))) return null;
  return { text: withoutNumber(written), written, line, column: 1 };
}

function wordsOf({ slug, stem, isFront }: FileName, isDecision: boolean): string {
  const words = isDecision && slug !== "" ? slug : stem;
  if (isFront && !isDecision) return words;
  return isDecision ? words.replace(/[-_]+/g, " ").trim() || stem : words;
}
