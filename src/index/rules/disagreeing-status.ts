/** A page that names its successor while its status says that it still holds. */
import type { Edit, Fault } from "../../domain/fault.ts";
import { fieldOf, positionOf } from "./places.ts";
import type { CheckedPage, CheckedWiki } from "./rule.ts";
import { isInForce } from "./standing.ts";

/** Pages that say they were superseded as a whole and are still proposed or accepted by their status. */
export function findSupersededButHolding(wiki: CheckedWiki): Fault[] {
  return wiki.pages
    .filter(({ status }) => status?.status === "accepted" || status?.status === "proposed")
    .filter(({ faults }) => faults.every(({ rule }) => rule !== "disagreeing-status"))
    .flatMap((page) => disagreeing(wiki, page));
}

function disagreeing(wiki: CheckedWiki, page: CheckedPage): Fault[] {
  const successors = wiki.supersession
    .successorsOf(page.path)
    .filter(({ partial, stated, newer }) => {
      return !partial && stated.older !== null && newer !== page.path;
    });
  const [first] = successors;
  if (first === undefined) return [];
  const successor = wiki.pageAt(first.newer);
  const agreed = first.stated.newer !== null && successor !== undefined && isInForce(successor);
  const edit = agreed ? statusEdit(page) : null;
  return [
    {
      rule: "disagreeing-status",
      path: page.path,
      ...positionOf(page.status),
      message: `The status is "${page.status?.words}", and line ${first.stated.older?.place.line} says that ${successor?.identity ?? first.newer} supersedes this page.`,
      fix: "Set the status to superseded, or take back the successor.",
      ...(edit && { edit }),
    },
  ];
}

/** Only a status that stands alone in front matter is replaced: other words may say more. */
function statusEdit(page: CheckedPage): Edit | null {
  const field = fieldOf(page, "status");
  const alone = field?.values.length === 1 && /^\p{L}+$/u.test(field.values[0] ?? "");
  if (field?.source !== "front-matter" || !alone) return null;
  return { kind: "set-field", key: field.key, value: "superseded" };
}
