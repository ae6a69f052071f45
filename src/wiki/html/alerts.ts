/** GitHub's alerts: a quote that begins with `[!NOTE]` is a box with a title. */
import type { Element, Root } from "hast";
import { visitElements } from "./walk.ts";

/** Kinds of alerts, in GitHub's spelling, lower case. */
export const ALERTS = ["note", "tip", "important", "warning", "caution"] as const;
export type Alert = (typeof ALERTS)[number];

/** The title of each kind in the language of the page. */
export type AlertTitles = Readonly<Record<Alert, string>>;

const MARK = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i;

/** Turns the quotes that are alerts into `<div class="alert alert-note">` with a title as its first paragraph. */
export function markAlerts(tree: Root, titles: AlertTitles): void {
  visitElements(tree, (quote) => {
    if (quote.tagName !== "blockquote") return undefined;
    const first = quote.children.find((child) => child.type === "element");
    const words = first?.tagName === "p" ? first.children[0] : undefined;
    if (first === undefined || words?.type !== "text") return undefined;
    const kind = ALERTS.find((each) => each === MARK.exec(words.value)?.[1]?.toLowerCase());
    if (kind === undefined) return undefined;
    words.value = words.value.replace(MARK, "");
    quote.tagName = "div";
    quote.properties = { className: ["alert", `alert-${kind}`] };
    quote.children.unshift(titleOf(titles[kind]));
    if (first.children.length === 1 && words.value === "") {
      quote.children = quote.children.filter((child) => child !== first);
    }
    return undefined;
  });
}

function titleOf(title: string): Element {
  return {
    type: "element",
    tagName: "p",
    properties: { className: ["alert-title"] },
    children: [{ type: "text", value: title }],
  };
}
