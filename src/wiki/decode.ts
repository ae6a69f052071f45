/** Bytes of a file become text. */
import type { PageFault } from "../domain/fault.ts";
import { FILE_START } from "../domain/position.ts";
import { failed, ok, type Result } from "../domain/result.ts";

export interface DecodedText {
  /** A byte order mark stays in front, so that offsets are those of the file. */
  readonly text: string;
  readonly faults: readonly PageFault[];
}

/** Reads UTF-8. Fails for what is no text; bytes that are no UTF-8 become replacement characters, and a fault says where. */
export function decodeText(bytes: Uint8Array): Result<DecodedText, string> {
  const nul = bytes.indexOf(0);
  if (nul >= 0) return failed(reasonOf(bytes, nul));
  try {
    return ok({ text: new TextDecoder("utf-8", STRICT).decode(bytes), faults: [] });
  } catch {
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    return ok({ text, faults: [invalid(bytes)] });
  }
}

const STRICT = { ignoreBOM: true, fatal: true } as const;

function reasonOf(bytes: Uint8Array, nul: number): string {
  const isUtf16 =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return isUtf16
    ? "It is written in UTF-16. Save it as UTF-8."
    : `It holds a NUL byte (at byte ${nul}), so it is not text.`;
}

function invalid(bytes: Uint8Array): PageFault {
  return {
    rule: "unreadable-file",
    ...FILE_START,
    message: `The file is not all UTF-8: byte ${firstInvalid(bytes)} cannot be read and shows as a replacement character.`,
    fix: "Save the file as UTF-8.",
  };
}

/**
 * Offset of the first byte of the first character that is no UTF-8, found by halves: a decoder takes a prefix or it
 * does not.
 */
function firstInvalid(bytes: Uint8Array): number {
  let valid = 0;
  let broken = bytes.length;
  while (valid < broken) {
    const middle = (valid + broken + 1) >> 1;
    if (isValidPrefix(bytes.subarray(0, middle))) valid = middle;
    else broken = middle - 1;
  }
  return startOfCharacter(bytes, valid);
}

/** Where the character begins that is not finished before an offset; the offset itself where none is open. */
function startOfCharacter(bytes: Uint8Array, end: number): number {
  for (let back = 1; back <= 3; back += 1) {
    const byte = bytes[end - back] ?? 0;
    if (byte < 0x80) return end;
    // The first byte tells the length: 0xc0 and over two, 0xe0 three, 0xf0 four.
    if (byte >= 0xc0) {
      const length = 2 + Number(byte >= 0xe0) + Number(byte >= 0xf0);
      return length > back ? end - back : end;
    }
  }
  return end;
}

/** Whether bytes are UTF-8, or the start of it: a character may be cut at the end. */
function isValidPrefix(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", STRICT).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
