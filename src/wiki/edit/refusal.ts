/** Why an edit was not made. Nothing of the file is changed then, not even what other edits asked for. */
import type { Edit } from "../../domain/fault.ts";

export type RefusalReason =
  /** The front matter cannot be parsed, so nobody knows what an edit would do to it. */
  | "unreadable-block"
  /** The bytes of the front matter are not UTF-8. */
  | "not-utf-8"
  /** The field has an anchor that other fields use: they would change too. */
  | "shared-value"
  /** The key stands in the block twice, or under two spellings. */
  | "ambiguous-key"
  /** There is no such field to rename. */
  | "no-such-field"
  /** A field of the new name is there already. */
  | "key-taken"
  /** The value is a mapping, or a list with one inside. */
  | "nested-value"
  /** The value has comments inside that the edit would drop. */
  | "comment-inside"
  /** The line is not there, or not as it was when the edit was made. */
  | "line-changed"
  /** The new text cannot be written: half of a surrogate pair. */
  | "not-a-text"
  /** The edited block does not read back as it should: the safety net under all of the above. */
  | "would-not-read-back";

export interface EditRefusal {
  readonly reason: RefusalReason;
  readonly edit: Edit;
  /** What is in the way, with the words of the file. */
  readonly message: string;
  /** What to do, in the imperative. */
  readonly fix: string;
}
