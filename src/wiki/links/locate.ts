/**
 * Where exactly links stand in a body, for edits that replace a target and nothing else. Made with remark, whose tree
 * has the offset of every node (ADR-0008); it takes about twenty times as long as the outline.
 */
import type { Definition, Link, Nodes, Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { wikiLinkAt } from "../outline/wiki-link.ts";

/** A range of UTF-16 offsets in the body, the end not included. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** A link as it stands in the body. A reference stands in its `definition`, for that has the target. */
export interface LocatedLink extends Range {
  readonly syntax: "wiki" | "markdown" | "definition";
  /** The target as written, between its brackets. */
  readonly target: Range;
}

/** What holds no links of its own, or whose brackets mean something else. */
const OPAQUE: ReadonlySet<Nodes["type"]> = new Set([
  ...(["code", "inlineCode", "html", "definition", "image", "link", "footnoteReference"] as const),
]);

/** The links of a body in the order of the text, images and addresses without any marks left out. */
export function locateLinks(body: string): LocatedLink[] {
  const tree: Root = unified().use(remarkParse).use(remarkGfm).parse(body);
  const found: LocatedLink[] = [];
  const opaque: Range[] = [];
  const prose: Range[] = [];
  visit(tree, (node) => {
    const range = rangeOf(node);
    if (range === null) return;
    if (OPAQUE.has(node.type)) opaque.push(range);
    if (node.type === "paragraph" || node.type === "heading" || node.type === "tableCell") {
      prose.push(range);
    }
    const link = node.type === "link" ? inlineLink(body, node, range) : null;
    const definition = node.type === "definition" ? definitionOf(body, node, range) : null;
    found.push(...[link, definition].filter((one) => one !== null));
  });
  found.push(...prose.flatMap((range) => wikiLinks(body, range, opaque)));
  return found.toSorted((one, other) => one.start - other.start);
}

function rangeOf({ position }: Nodes): Range | null {
  const start = position?.start.offset;
  const end = position?.end.offset;
  return start === undefined || end === undefined ? null : { start, end };
}

/** `[words](target "title")` or `<target>`; null for an address that GFM finds by itself. */
function inlineLink(body: string, { children }: Link, range: Range): LocatedLink | null {
  const first = body[range.start];
  if (first === "<") {
    return { syntax: "markdown", ...range, target: { start: range.start + 1, end: range.end - 1 } };
  }
  if (first !== "[") return null;
  const last = children.at(-1);
  const words = last === undefined ? range.start + 1 : (rangeOf(last)?.end ?? range.start + 1);
  const open = body.indexOf("](", words);
  return { syntax: "markdown", ...range, target: targetAt(body, open + 2) };
}

function definitionOf(body: string, { label }: Definition, range: Range): LocatedLink {
  const close = body.indexOf("]:", range.start + (label?.length ?? 0));
  return { syntax: "definition", ...range, target: targetAt(body, close + 2) };
}

/** The target that begins behind some space, in angle brackets or bare. */
function targetAt(body: string, from: number): Range {
  let start = from;
  while (/\s/.test(body[start] ?? "")) start += 1;
  if (body[start] !== "<") return { start, end: endOfBare(body, start) };
  return { start: start + 1, end: body.indexOf(">", start) };
}

/** A bare target ends at a space or at a bracket that nothing in it opened. */
function endOfBare(body: string, start: number): number {
  let open = 0;
  for (let at = start; at < body.length; at += 1) {
    const character = body[at] ?? "";
    if (/\s/.test(character)) return at;
    if (character === "\\") at += 1;
    else if (character === "(") open += 1;
    else if (character === ")") open -= 1;
    if (open < 0) return at;
  }
  return body.length;
}

/** Wiki links of a piece of prose, outside of what is code or another link. */
function wikiLinks(body: string, { start, end }: Range, opaque: readonly Range[]): LocatedLink[] {
  const found: LocatedLink[] = [];
  let at = body.indexOf("[[", start);
  while (at >= 0 && at < end) {
    const hidden = opaque.some((range) => range.start <= at && at < range.end);
    const link = hidden || body[at - 1] === "\\" ? null : wikiLinkAt(body, at);
    if (link !== null && link.end <= end) {
      const target = body.indexOf(link.target, at);
      const range = { start: target, end: target + link.target.length };
      found.push({ syntax: "wiki", start: at, end: link.end, target: range });
    }
    at = body.indexOf("[[", link?.end ?? at + 1);
  }
  return found;
}
