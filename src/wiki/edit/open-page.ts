/** A page opened for edits of its front matter: the head as text, and the body as the bytes that it is. */
import { type Block, readBlock } from "../front-matter/block.ts";
import { textStart } from "../front-matter/fences.ts";

export interface OpenPage {
  /** Byte order mark and front matter with both fences, or nothing at all. */
  readonly head: string;
  readonly block: Block;
  /** Never decoded for writing: what is no UTF-8 in it stays as it is. */
  readonly body: Uint8Array;
  /** The body as far as it can be decoded, to look at. */
  readonly bodyText: string;
}

/** Null where the head is not UTF-8. */
export function openPage(bytes: Uint8Array): OpenPage | null {
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const block = readBlock(text);
  const head = headOf(text, block);
  const headBytes = Buffer.from(head);
  if (Buffer.compare(headBytes, bytes.subarray(0, headBytes.length)) !== 0) return null;
  return {
    head,
    block,
    body: bytes.subarray(headBytes.length),
    bodyText: text.slice(head.length),
  };
}

function headOf(text: string, { fences }: Block): string {
  return text.slice(0, fences === null ? textStart(text) : fences.bodyOffset);
}

/** The page with another head; its front matter is read anew. */
export function withHead(page: OpenPage, head: string): OpenPage {
  return { ...page, head, block: readBlock(head + page.bodyText) };
}

/** The bytes of the page. */
export function bytesOf({ head, body }: OpenPage): Uint8Array {
  return Buffer.concat([Buffer.from(head), body]);
}
