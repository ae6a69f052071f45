/** Questions: the same tokenizer, but of a question nobody knows the language, so each word has several forms. */
import { TokenScanner } from "./scan.ts";
import { ENGLISH, FRENCH, type Language, OTHER } from "./stem.ts";
import { NO_STOP_WORDS } from "./stop-words.ts";
import { cutTerm, type Leaf, leavesOf } from "./token.ts";

/** A word of a question. */
export interface QueryWord {
  /** As it was typed; a part of a name in lower case. */
  readonly text: string;
  /** Terms that it may be in the index: its English stem, its French stem, the folded word. Any of them is the word. */
  readonly forms: readonly string[];
  /** How often the question has it: what is said twice matters more. */
  readonly count: number;
}

/**
 * The words of a question, each once, in their order. A name gives itself first, then its parts. Stop words of the
 * language that the question seems to be in are left out, unless nothing else is left.
 */
export function analyseQuery(text: string): QueryWord[] {
  const leaves = tokensOf(text).flatMap((token) => leavesOf(token, "question"));
  const stopWords = stopWordsFor(leaves);
  const telling = leaves.filter((leaf) => !stopWords.has(leaf.text));
  const words = (telling.length > 0 ? telling : leaves).map(wordOf);
  const byStem = Map.groupBy(words, ({ forms: [stem] }) => stem);
  return [...byStem.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ ...first, count: 1 + others.length }],
  );
}

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  const scanner = new TokenScanner(text);
  while (scanner.next()) tokens.push(text.slice(scanner.start, scanner.end));
  return tokens;
}

function wordOf({ kind, text }: Leaf): Omit<QueryWord, "count"> {
  if (kind === "whole") return { text, forms: [cutTerm(text)] };
  const terms = [ENGLISH.terms(text), FRENCH.terms(text), OTHER.terms(text)];
  const forms = terms.flatMap((each) => each.split(" "));
  return { text, forms: [...new Set(forms)] };
}

/** English where the question shows no language: "comment" is a word of English ones, "car" too. */
function stopWordsFor(leaves: readonly Leaf[]): ReadonlySet<string> {
  const count = ({ stopWords }: Language) =>
    leaves.filter((leaf) => stopWords.has(leaf.text)).length;
  if (leaves.length === 1) return NO_STOP_WORDS;
  return count(FRENCH) > count(ENGLISH) ? FRENCH.stopWords : ENGLISH.stopWords;
}
