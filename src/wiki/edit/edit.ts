/** Edits of a page that change what they are asked to and no other byte. */
import type { Edit } from "../../domain/fault.ts";
import { ok, type Result } from "../../domain/result.ts";
import { type Block, readBlock } from "../front-matter/block.ts";
import { bytesOf, type OpenPage, openPage } from "./open-page.ts";
import { type EditRefusal, refused } from "./refusal.ts";
import { renameField } from "./rename-field.ts";
import { type ReplaceLine, replaceLines } from "./replace-lines.ts";
import { setField } from "./set-field.ts";
import type { FieldEdit } from "./target.ts";
import { isAsEdited } from "./verify.ts";

/**
 * The bytes of a page with all edits made, or why one of them cannot be; then none is. Lines are replaced first, by
 * their numbers in `bytes`, then fields are set and renamed in the order given. A field that had to be mended to be
 * read is mended on the way. Line ends, byte order mark, comments, quotes and the style of lists stay, and the body is
 * never decoded.
 */
export function editFields(
  bytes: Uint8Array,
  edits: readonly Edit[],
): Result<Uint8Array, EditRefusal> {
  const odd = edits.find((edit) => !textsOf(edit).every((text) => text.isWellFormed()));
  if (odd) return refused("not-a-text", odd, "The new text has half of a character.");
  const lines = edits.filter((edit): edit is ReplaceLine => edit.kind === "replace-line");
  const fields = edits.filter((edit): edit is FieldEdit => edit.kind !== "replace-line");
  const replaced = lines.length === 0 ? ok(bytes) : withLines(bytes, lines);
  return replaced.ok ? withFields(replaced.value, fields) : replaced;
}

function textsOf(edit: Edit): readonly string[] {
  if (edit.kind === "replace-line") return [edit.becomes];
  if (edit.kind === "rename-field") return [edit.to];
  return [edit.key, ...(typeof edit.value === "string" ? [edit.value] : edit.value)];
}

/** Lines of the front matter are replaced only where it can be read before and after, and ends in the same place. */
function withLines(
  bytes: Uint8Array,
  edits: readonly ReplaceLine[],
): Result<Uint8Array, EditRefusal> {
  const before = blockOf(bytes);
  const inside = edits.find(({ line }) => isWithin(before.block, line));
  if (inside && before.block.state === "unreadable") {
    return refused("unreadable-block", inside, "The front matter cannot be read as a whole.");
  }
  const replaced = replaceLines(bytes, edits);
  if (!replaced.ok || !inside) return replaced;
  const after = blockOf(replaced.value);
  const isWhole = after.block.state === "read" || after.block.state === "mended";
  const endsThere =
    edits.some(({ line }) => !isWithin(before.block, line)) || before.body === after.body;
  return isWhole && endsThere
    ? replaced
    : refused("would-not-read-back", inside, "The front matter could not be read as a whole then.");
}

function blockOf(bytes: Uint8Array): { readonly block: Block; readonly body: string } {
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const block = readBlock(text);
  return { block, body: text.slice(block.bodyOffset) };
}

function isWithin({ fences, bodyLine }: Block, line: number): boolean {
  return (
    fences !== null && line >= fences.openLine && line < Math.max(bodyLine, fences.endLine + 1)
  );
}

function withFields(
  bytes: Uint8Array,
  edits: readonly FieldEdit[],
): Result<Uint8Array, EditRefusal> {
  const [first] = edits;
  if (first === undefined) return ok(bytes);
  const opened = openPage(bytes);
  if (opened === null) return refused("not-utf-8", first, "The front matter is not UTF-8.");
  let page: OpenPage = opened;
  for (const edit of edits) {
    const edited = edit.kind === "set-field" ? setField(page, edit) : renameField(page, edit);
    if (!edited.ok) return edited;
    if (!isAsEdited(page, edited.value, edit)) {
      return refused("would-not-read-back", edit, "The page would not read as it should then.");
    }
    page = edited.value;
  }
  return ok(bytesOf(page));
}
