/** The body of a page from its sections. */
import type { Page } from "../../../domain/page.ts";

/** The Markdown of a page's sections, without a first heading that only repeats the title. */
export function bodyOf({ sections, title }: Page): string {
  const parts = sections.flatMap(({ level, heading, source }, index) => {
    const repeats = level === 1 && index <= 1 && heading === title;
    const line = level === 0 || repeats ? [] : [`${"#".repeat(level)} ${heading}`];
    const text = source.trim();
    return [...line, ...(text === "" ? [] : [text])];
  });
  return parts.join("\n\n");
}
