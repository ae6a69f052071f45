/** Tags of a page, however they are listed. */
import { plainWords } from "../../domain/words.ts";
import type { Statement } from "./statement.ts";

/** The tags in lower case, in the order written, each once. */
export function tagsOf(statements: readonly Statement[]): string[] {
  const tags = statements
    .filter(({ name }) => name === "tags")
    .flatMap(({ values }) => (values.length === 1 ? listIn(values[0] ?? "") : values))
    .map((tag) => plainWords(tag).replace(/^#/, "").toLowerCase());
  return [...new Set(tags)].filter((tag) => tag !== "");
}

/** One text may be a list: with commas, in brackets, or as log4brains has it with spaces. */
function listIn(value: string): string[] {
  const bare = value.replace(/^\s*\[|\]\s*$/g, "").replace(/["']/g, "");
  return bare.includes(",") ? bare.split(",").map((tag) => tag.trim()) : bare.split(/[\s;]+/);
}
