/** Why an edit was not made. Nothing of the file is changed then, not even what other edits asked for. */
import type { Edit } from "../../domain/fault.ts";
import { failed } from "../../domain/result.ts";

/** Each reason with what to do. */
const REASONS = {
  /** The front matter cannot be parsed, or has no end: nobody knows what an edit would do to it. */
  "unreadable-block": "Mend the front matter by hand first.",
  /** Two blocks of front matter stand one behind the other. */
  "two-blocks": "Make one block of the two by hand first.",
  "not-utf-8": "Save the file as UTF-8 first.",
  /** The value has an anchor that other fields use: they would change too. */
  "shared-value": "Change it by hand, and look at the fields that share it.",
  /** The key stands in the block twice, or under two spellings. */
  "ambiguous-key": "Keep one of the two, then try again.",
  "no-such-field": "Look at the keys of the page.",
  "key-taken": "Join the two fields by hand.",
  /** The value is a mapping, or a list with one inside. */
  "nested-value": "Change it by hand.",
  /** The edit would drop a comment that stands inside the value. */
  "comment-inside": "Move the comment, or change the value by hand.",
  /** The line is not there, or not as it was when the edit was made. */
  "line-changed": "Run the check again.",
  /** The new text holds half of a surrogate pair, which no file can. */
  "not-a-text": "Give it whole characters.",
  /** The edited block does not read back as it should: the safety net under all of the above. */
  "would-not-read-back": "Change it by hand.",
} as const;

export type RefusalReason = keyof typeof REASONS;

export interface EditRefusal {
  readonly reason: RefusalReason;
  readonly edit: Edit;
  /** What is in the way, with the words of the file. */
  readonly message: string;
  /** What to do, in the imperative. */
  readonly fix: string;
}

/** A failure with the reason's advice. */
export function refused(
  reason: RefusalReason,
  edit: Edit,
  message: string,
): { readonly ok: false; readonly fault: EditRefusal } {
  return failed({ reason, edit, message, fix: REASONS[reason] });
}
