/** A file that is in no index because it cannot be read. */
import type { Fault } from "../../domain/fault.ts";
import { FILE_START } from "../../domain/position.ts";
import type { CheckedWiki } from "./rule.ts";

/** Everything that the last run of the indexer could not read. */
export function findUnreadable({ files }: CheckedWiki): Fault[] {
  return files.flatMap(({ path, unreadable }) =>
    unreadable === null
      ? []
      : [
          {
            rule: "unreadable-file",
            path,
            ...FILE_START,
            message: unreadable,
            fix: "Make it a plain file with readable text, or list it under exclude: in palimpsest.yaml.",
          },
        ],
  );
}
