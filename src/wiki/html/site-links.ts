/** Links between pages of the wiki become links between pages of the site; links that leave it get no opener. */
import type { Element, ElementContent, Parents, Root, Text } from "hast";
import { wikiLinkAt } from "../outline/wiki-link.ts";
import { visitElements } from "./walk.ts";

/** Where a target, as it is written, leads on the site; null where no page bears the name. */
export type AddressOf = (target: string) => string | null;

/** Where targets lead on the site. */
export interface Addresses {
  readonly page: AddressOf;
  /** Of pictures and other files beside the Markdown. */
  readonly file: AddressOf;
}

/** Elements in which `[[…]]` is no link. */
const VERBATIM = new Set(["a", "code", "pre", "script", "style", "textarea", "title"]);

/** Another host: what opens there gets no handle on this page. */
const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:)?\/\//i;

/**
 * Gives `[words](target)` the address of the page or file it means, turns `[[target|words]]` in text into a link, and
 * shows the pictures that are on the site. One that is elsewhere becomes a link to it, for a reader's browser is to ask
 * nobody but the site; one that is nowhere leaves its words.
 */
export function linkPages(tree: Root, addresses: Addresses): void {
  linkWords(tree, addresses.page);
  visitElements(tree, (node) => {
    if (node.tagName === "img") return pictureOf(node, addresses.file);
    const { href } = node.properties;
    if (node.tagName === "a" && typeof href === "string") {
      node.properties.href = addressOf(href, addresses) ?? href;
    }
    if (node.tagName !== "a" && VERBATIM.has(node.tagName)) return false;
    if (node.tagName !== "a") linkWords(node, addresses.page);
    return undefined;
  });
}

function addressOf(target: string, { page, file }: Addresses): string | null {
  return page(target) ?? page(decoded(target)) ?? file(target);
}

/** What stands in the place of a picture; undefined where it stays. */
function pictureOf(picture: Element, file: AddressOf): ElementContent[] | undefined {
  const { src, alt } = picture.properties;
  const words = typeof alt === "string" ? alt : "";
  if (typeof src !== "string") return [textOf(words)];
  const address = file(src);
  if (address !== null) {
    // A picture below the first screen is asked for when it comes near.
    Object.assign(picture.properties, { src: address, loading: "lazy", decoding: "async" });
    delete picture.properties.srcSet;
    return undefined;
  }
  if (ELSEWHERE.test(src)) return [linked(words === "" ? src : words, src)];
  return [textOf(words)];
}

/** Marks links to other hosts, so that what opens there knows nothing of this page. */
export function closeOpeners(tree: Root): void {
  visitElements(tree, ({ tagName, properties }) => {
    const { href } = properties;
    if (tagName === "a" && typeof href === "string" && ELSEWHERE.test(href)) {
      properties.rel = ["noopener", "noreferrer"];
    }
    return undefined;
  });
}

/** Makes links of the wiki links in the text that stands directly in an element. */
function linkWords(parent: Parents, address: AddressOf): void {
  for (let at = 0; at < parent.children.length; at += 1) {
    const node = parent.children[at];
    if (node?.type !== "text" || !node.value.includes("[[")) continue;
    const parts = partsOf(node.value, address);
    parent.children.splice(at, 1, ...parts);
    at += parts.length - 1;
  }
}

/** A target as the author wrote it: the parser percent-encodes what an address cannot hold. */
function decoded(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}

/** Text with its wiki links as elements. One without an address leaves its words. */
function partsOf(text: string, address: AddressOf): ElementContent[] {
  const parts: ElementContent[] = [];
  let end = 0;
  for (let at = text.indexOf("[["); at >= 0; at = text.indexOf("[[", at)) {
    const link = wikiLinkAt(text, at);
    if (link === null) {
      at += 2;
      continue;
    }
    if (at > end) parts.push(textOf(text.slice(end, at)));
    parts.push(linked(link.shown, address(link.target)));
    end = link.end;
    at = end;
  }
  if (end < text.length) parts.push(textOf(text.slice(end)));
  return parts;
}

function linked(words: string, href: string | null): Element | Text {
  if (href === null) return textOf(words);
  return { type: "element", tagName: "a", properties: { href }, children: [textOf(words)] };
}

function textOf(value: string): Text {
  return { type: "text", value };
}
