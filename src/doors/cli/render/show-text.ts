/** A page with what surrounds it, as a person reads it on a terminal. */
import type { ShownPage } from "../../../usecases/show.ts";
import type { Paints } from "../terminal.ts";
import { headline } from "./hit-text.ts";
import { bodyOf } from "./page-body.ts";
import { type SurroundingItem, surroundingsOf } from "./surroundings.ts";
import { visible } from "./visible.ts";

export interface ShowTextOptions {
  readonly paints: Paints;
  /** A path of the wiki as the person can open it. */
  readonly shown: (path: string) => string;
}

/** The page: what it is, where it lies, what it says, and what surrounds it. */
export function showText(shownPage: ShownPage, options: ShowTextOptions): string {
  const { paints, shown } = options;
  const { page, summary } = shownPage;
  const lists = surroundingsOf(shownPage).map(({ heading, items }) =>
    [paints.bold(heading), ...items.map((item) => itemText(item, options))].join("\n"),
  );
  const body = bodyOf(page).split("\n").map(lineText).join("\n");
  const head = [
    headline(summary, paints, shownPage),
    paints.cyan(visible(shown(page.path))),
    ...peopleAndTags(shownPage).map((line) => paints.dim(visible(line))),
  ].join("\n");
  return `${[head, ...(body === "" ? [] : [body]), ...lists].join("\n\n")}\n`;
}

/** Who took part and what it is about, a line for each that is known. */
export function peopleAndTags({ page: { people, tags } }: ShownPage): string[] {
  const roles = Map.groupBy(people, ({ role }) => role);
  const lines = [...roles].map(
    ([role, mentions]) => `${role}: ${mentions.map(({ name }) => name).join(", ")}`,
  );
  return tags.length === 0 ? lines : [...lines, `tags: ${tags.join(", ")}`];
}

function itemText(
  { page, line, note }: SurroundingItem,
  { paints, shown }: ShowTextOptions,
): string {
  const place = `${visible(shown(page.path))}${line === null ? "" : `:${line}`}`;
  const parts = [
    `  ${headline(page, paints, null)}`,
    paints.cyan(place),
    paints.dim(visible(note)),
  ];
  return parts.filter((part) => part !== "").join("  ");
}

/** A line of the body: tabs stay spaces, everything else that steers a terminal is shown. */
function lineText(line: string): string {
  return visible(line.replace(/\r$/, "").replaceAll("\t", "    "));
}
