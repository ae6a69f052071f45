/** What the name of a decision's file says: its number, what stands before the number, its date. */
import { readDate } from "../../domain/date.ts";
import { withoutMarkdown } from "../../domain/markdown-file.ts";

/** The parts of a file name; null is what it does not say. */
export interface FileName {
  /** Without the extension; the folder's name for the front page of a folder. */
  readonly stem: string;
  /** As written: `adr`, `ODH-ADR-Operator`. */
  readonly prefix: string | null;
  /** Whether the prefix itself says that the file is a decision. */
  readonly tellsDecision: boolean;
  readonly number: number | null;
  /** `YYYY-MM-DD` at the start of the name. */
  readonly date: string | null;
  /** Words after all that. */
  readonly slug: string;
  /** Whether the file is the front page of its folder: `0037-x/README.md`. */
  readonly isFront: boolean;
}

/** Words before a number that only decisions and proposals have. */
const TELLING_WORDS: ReadonlySet<string> = new Set([
  ...["adr", "adrs", "madr", "dr", "mdr", "tdr", "edr", "ddr", "pdr", "decision"],
  ...["rfc", "kep", "cip", "eip", "pep", "hip", "rip", "aip", "prop", "oep", "nep", "lep"],
]);

const FRONT_PAGE = /^(?:readme|index)$/i;
const DATE_AND_NUMBER = /^(\d{4}-\d{2}-\d{2})[-_ ](\d{1,5})(?:[-_. ]+(.*))?$/;
const DATED = /^(\d{4}-\d{2}-\d{2}|\d{8})(?:[-_. ]+(.*))?$/;
const NUMBERED = /^(\d{1,6})(?:[-_. ]+(.*))?$/;
const PREFIXED = /^(\p{L}+(?:[-_]\p{L}+)*?)([-_ ]?)(\d{1,6})(?:[-_. ]+(.*))?$/u;
/** A word that stands for a series: `CIP`, `ODH`. */
const ACRONYM = /^\p{Lu}{2,6}$/u;

/** Reads the name of a file by its path. */
export function readFileName(path: string): FileName {
  const parts = path.split("/");
  const own = withoutMarkdown(parts.at(-1) ?? "");
  const isFront = FRONT_PAGE.test(own) && parts.length > 1;
  const stem = isFront ? (parts.at(-2) ?? own) : own;
  return { ...partsOf(stem), stem, isFront };
}

type Parts = Omit<FileName, "stem" | "isFront">;

const NOTHING: Parts = { prefix: null, tellsDecision: false, number: null, date: null, slug: "" };

function partsOf(stem: string): Parts {
  return (
    datedParts(stem) ?? numberedParts(stem) ?? prefixedParts(stem) ?? { ...NOTHING, slug: stem }
  );
}

function datedParts(stem: string): Parts | null {
  const both = DATE_AND_NUMBER.exec(stem);
  const found = both ?? DATED.exec(stem);
  const date = readDate(found?.[1] ?? "").date;
  if (found === null || date === null || date.length < "YYYY-MM-DD".length) return null;
  if (both) return { ...NOTHING, date, number: Number(both[2]), slug: both[3] ?? "" };
  return { ...NOTHING, date, slug: found[2] ?? "" };
}

function numberedParts(stem: string): Parts | null {
  const found = NUMBERED.exec(stem);
  return found && { ...NOTHING, number: Number(found[1]), slug: found[2] ?? "" };
}

function prefixedParts(stem: string): Parts | null {
  const found = PREFIXED.exec(stem);
  if (found === null) return null;
  const [, written = "", joint = "", digits, slug = ""] = found;
  const words = written.split(/[-_]/);
  const tellsDecision = words.some((word) => TELLING_WORDS.has(word.toLowerCase()));
  const first = words[0] ?? "";
  // `http2-support` and `use-oauth2` hold a number and are no series.
  if (!tellsDecision && !(joint !== "" && ACRONYM.test(first))) return null;
  return { ...NOTHING, prefix: written, tellsDecision, number: Number(digits), slug };
}

/** A prefix as it stands in an identity: `adr` is `ADR`, `ODH-ADR-Operator` stays. */
export function canonicalPrefix(written: string): string {
  const joined = written.replaceAll("_", "-");
  if (joined === joined.toLowerCase()) return joined.toUpperCase();
  return joined.includes("-") ? joined : joined.toUpperCase();
}

/** Words behind the one that tells a decision: the log inside a larger one, as `Operator` in `ODH-ADR-Operator`. */
export function scopeInPrefix(prefix: string): string {
  const words = prefix.split("-");
  const telling = words.findIndex((word) => TELLING_WORDS.has(word.toLowerCase()));
  return telling < 0 ? "" : words.slice(telling + 1).join("-");
}
