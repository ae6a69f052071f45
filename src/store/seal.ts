/**
 * What is read as data is kept as bytes under a seal, for a database notices a broken structure and not a broken text:
 * a letter of a JSON key that a failing disk changed would come out as a page without its parts.
 */
import { crc32 } from "node:zlib";

/** Thrown where a row is not as it was written. Nobody else writes the file, so it is broken and this is no bug. */
export class BrokenRowError extends Error {
  constructor(what: string) {
    super(`A row of the index is broken: ${what}.`);
    this.name = "BrokenRowError";
  }
}

/** Bytes of the checksum in front of a text. */
const CHECKSUM_BYTES = 4;

/** Takes the place of the checksum until it is known: as many characters of one byte. */
const ROOM = "\0".repeat(CHECKSUM_BYTES);

const encoder = new TextEncoder();
/** A mark of byte order is a character like others: what was sealed comes back whole. */
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/**
 * The UTF-8 of a text with its CRC-32 in front. Half of a surrogate pair, which UTF-8 cannot hold, is replaced. The
 * bytes have a buffer of their own, so that one thread can hand them to another.
 */
export function seal(text: string): Uint8Array<ArrayBuffer> {
  const bytes = encoder.encode(ROOM + text);
  viewOf(bytes).setUint32(0, crc32(bytes.subarray(CHECKSUM_BYTES)));
  return bytes;
}

/** The text under a seal. Throws a {@link BrokenRowError} where it is not what was sealed. */
export function unseal(sealed: Uint8Array): string {
  const text = sealed.subarray(CHECKSUM_BYTES);
  if (sealed.length < CHECKSUM_BYTES || viewOf(sealed).getUint32(0) !== crc32(text)) {
    throw new BrokenRowError("its checksum is another");
  }
  return decoder.decode(text);
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
