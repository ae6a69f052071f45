/** The one fingerprint of a file's bytes: the index keeps it, and whoever edits a file compares it. */
import { hash } from "node:crypto";

/** SHA-256 of the bytes, in hex. */
export function contentHash(bytes: Uint8Array): string {
  return hash("sha256", bytes, "hex");
}
