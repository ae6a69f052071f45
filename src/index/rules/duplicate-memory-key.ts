/** Two memories of one mind under one key: the key is the stable name that storing again updates. */
import type { Fault } from "../../domain/fault.ts";
import { fieldOf, placeOfField } from "./places.ts";
import type { CheckedPage, CheckedWiki } from "./rule.ts";
import { listed } from "./words.ts";

/** One fault on each memory that shares its key with another one of the same mind and category. */
export function findDuplicateMemoryKeys({ pages }: CheckedWiki): Fault[] {
  const memories = pages.filter(({ kind }) => kind === "memory");
  const byKey = Map.groupBy(memories, nameOf);
  return [...byKey]
    .filter(([name, sharers]) => name !== "" && sharers.length > 1)
    .flatMap(([, sharers]) => sharers.map((page) => duplicate(page, sharers)));
}

/** Mind, category and key as one string; empty where there is no key. */
function nameOf(page: CheckedPage): string {
  const value = (name: string) => fieldOf(page, name)?.values[0] ?? "";
  const key = value("key");
  return key === "" ? "" : [page.mind ?? "", value("category"), key].join("\0");
}

function duplicate(page: CheckedPage, sharers: readonly CheckedPage[]): Fault {
  const others = sharers.filter((other) => other !== page).map(({ path }) => path);
  const key = fieldOf(page, "key")?.values[0] ?? "";
  return {
    rule: "duplicate-memory-key",
    path: page.path,
    ...placeOfField(page, "key"),
    message: `The key "${key}" is unique in a mind and category, and ${listed(others)} has it too.`,
    fix: "Join the memories into one, or give one of them another key.",
  };
}
