/** A page with what surrounds it as JSON, in the shape of `content/reference/json.md`. */
import type { ShowAnswer, ShownPage } from "../../../usecases/show.ts";
import { replacementJson } from "./recall-json.ts";
import { summaryJson } from "./summary-json.ts";

/** What a name came to. */
export function showJson(answer: ShowAnswer): object {
  const { name, outcome, notices } = answer;
  const head = { version: 1, name, outcome };
  switch (answer.outcome) {
    case "found":
      return { ...head, ...foundJson(answer.shown), notices };
    case "ambiguous":
      return { ...head, pages: answer.pages.map(summaryJson), notices };
    case "missing":
      return { ...head, nearest: answer.missing.nearest.map(summaryJson), notices };
  }
}

function foundJson(shown: ShownPage): object {
  const { page, summary, chain, links, backLinks, neighbours, graph } = shown;
  return {
    page: {
      ...summaryJson(summary),
      format: page.format,
      lang: page.lang,
      people: page.people,
      fields: page.fields,
      names: page.names.map(({ text, role }) => ({ text, role })),
      sections: page.sections.map(({ level, heading, anchor, line, source }) => ({
        ...{ level, heading, anchor, line, source },
      })),
    },
    ...replacementJson(shown),
    chain: { pages: chain.pages.map(summaryJson), successions: chain.successions },
    links: links.map(({ link, to }) => ({ ...linkJson(link), to: to.map(summaryJson) })),
    back_links: backLinks.map(({ from, link }) => ({ ...linkJson(link), from: summaryJson(from) })),
    neighbours: {
      previous: neighbours.previous && summaryJson(neighbours.previous),
      next: neighbours.next && summaryJson(neighbours.next),
      related: neighbours.related.map(({ page: other, tags, people }) => ({
        ...summaryJson(other),
        shared: [...tags, ...people],
      })),
    },
    graph,
  };
}

function linkJson(link: ShownPage["links"][number]["link"]): object {
  const { relation, syntax, target, anchor, partial, line, column } = link;
  return { relation, syntax, target, anchor, partial, line, column };
}
