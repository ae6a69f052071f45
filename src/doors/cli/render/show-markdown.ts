/** A page with what surrounds it as Markdown, for a document, a comment or a language model. */
import type { ShownPage } from "../../../usecases/show.ts";
import { bodyOf } from "./page-body.ts";
import { replacedText } from "./replaced-text.ts";
import { peopleAndTags } from "./show-text.ts";
import { type SurroundingItem, surroundingsOf } from "./surroundings.ts";

/** The page as one Markdown document; links are paths from the wiki's root. */
export function showMarkdown(shownPage: ShownPage): string {
  const { page, summary } = shownPage;
  const replaced = replacedText(shownPage);
  const status = replaced === "" ? (summary.status ?? summary.statusWords) : replaced;
  const facts = [
    ...(status === "" ? [] : [`status: ${status}`]),
    ...(summary.date === null ? [] : [`date: ${summary.date}`]),
    ...peopleAndTags(shownPage),
    `path: ${page.path}`,
  ];
  const lists = surroundingsOf(shownPage).map(
    ({ heading, items }) => `## ${heading}\n\n${items.map(itemMarkdown).join("\n")}`,
  );
  const body = bodyOf(page);
  const parts = [
    `# ${titleOf(shownPage)}`,
    facts.map((fact) => `- ${fact}`).join("\n"),
    ...(body === "" ? [] : [body]),
    ...(lists.length === 0 ? [] : ["---", ...lists]),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** A page that is known by its path only needs no identity before its title. */
function titleOf({ page: { identity, title } }: ShownPage): string {
  return title === "" || title === identity ? identity : `${identity}: ${title}`;
}

function itemMarkdown({ page, line, note }: SurroundingItem): string {
  const label = page.identity.replaceAll(/[[\]\\]/g, "\\$&");
  const place = line === null ? "" : ` (line ${line})`;
  const status = page.status === null ? "" : ` [${page.status}]`;
  const after = note === "" ? "" : `: ${note}`;
  return `- [${label}](<${page.path}>) ${page.title}${status}${place}${after}`;
}
