/** Dates as people write them on decisions, in any of the ways that real logs show. */

/**
 * Why a date may be wrong. `two-readings`: day and month could change places, and the day was taken to come first.
 * `no-such-day`: it looks like a date that no calendar has. `not-a-date`: no date was found.
 */
export type DateDoubt = "none" | "two-readings" | "no-such-day" | "not-a-date";

export interface DateWords {
  /** `YYYY-MM-DD`, or `YYYY-MM` or `YYYY` where no more is said; null where there is none. */
  readonly date: string | null;
  readonly doubt: DateDoubt;
}

/** Parts of a date as found; null is what was not said. */
interface Parts {
  readonly year: number;
  readonly month: number | null;
  readonly day: number | null;
  readonly doubtful: boolean;
}

/** Names of the months by language, in order; the first three letters or more count where no other month has them. */
const MONTH_NAMES: readonly string[] = [
  "january february march april may june july august september october november december",
  "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
  "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
  "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
  "januar februar märz april mai juni juli august september oktober november dezember",
  "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
  "januari februari maart april mei juni juli augustus september oktober november december",
];

/** Characters looked at: a date that comes later in a field is not the field's. */
const LONGEST = 400;

/** Fewest letters of an abbreviated month. */
const SHORTEST = 3;

const MONTHS: ReadonlyMap<string, number> = monthTable();

const NAME = String.raw`(\p{L}{3,})\.?`;
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th|er|º|ª|\.)?`;
const YEAR = String.raw`(\d{4})`;
const START = String.raw`(?<![\p{L}\p{N}])`;
const END = String.raw`(?![\p{L}\p{N}])`;

/** How each way to write a date is found. The order matters: the first that is found counts. */
const WAYS: readonly {
  readonly pattern: RegExp;
  readonly parts: (found: RegExpExecArray) => Parts | null;
}[] = [
  {
    // 2024-03-01, 2023-9-15, 2024/03/01, 2024.03.01, 2024年3月1日, and timestamps.
    pattern: new RegExp(
      String.raw`${START}${YEAR}\s*[-/.年]\s*(\d{1,3})\s*[-/.月]\s*(\d{1,4})(?=$|[^\d]|T\d)`,
      "u",
    ),
    parts: ([, year, month, day]) => parts(year, month, day),
  },
  {
    // 16/10/2025, 22-10-2024, 01.02.2024; 4/28/22 with a year of two digits only between slashes.
    pattern: new RegExp(
      String.raw`${START}(\d{1,2})(?:\s*([-/.])\s*)(\d{1,2})\s*\2\s*(\d{4}|(?<=/\s*)\d{2})${END}`,
      "u",
    ),
    parts: ([, first = "", , second = "", year = ""]) => dayFirst(first, second, year),
  },
  {
    // 16 October 2025, 11-April-2023, 1er mars 2024, 16 de octubre de 2025, 16. Oktober 2025.
    pattern: new RegExp(
      String.raw`${START}${DAY}[\s-]*(?:de\s+|of\s+)?${NAME}[\s,-]*(?:de\s+)?${YEAR}${END}`,
      "iu",
    ),
    parts: ([, day, name = "", year]) => named(year, name, day),
  },
  {
    // October 16, 2025; Sep 5th, 2023; Oct-16-2025.
    pattern: new RegExp(String.raw`${START}${NAME}[\s-]*${DAY}[\s,-]+${YEAR}${END}`, "iu"),
    parts: ([, name = "", day, year]) => named(year, name, day),
  },
  {
    // 2025-Oct-16, 2025 October 16.
    pattern: new RegExp(String.raw`${START}${YEAR}[\s-]+${NAME}[\s-]+${DAY}${END}`, "iu"),
    parts: ([, year, name = "", day]) => named(year, name, day),
  },
  {
    // January , 2026; May 2026; octobre 2025; janvier de 2024.
    pattern: new RegExp(String.raw`${START}${NAME}[\s,-]*(?:de\s+)?${YEAR}${END}`, "iu"),
    parts: ([, name = "", year]) => named(year, name),
  },
  {
    // 20240301, as in file names.
    pattern: new RegExp(String.raw`${START}((?:19|20)\d\d)(\d\d)(\d\d)(?!\d)`, "u"),
    parts: ([, year, month, day]) => parts(year, month, day),
  },
  {
    // 2025-10, 2025/10, 2025年10月.
    pattern: new RegExp(String.raw`${START}${YEAR}\s*[-/.年]\s*(\d{1,2})(?:月|${END})`, "u"),
    parts: ([, year, month]) => parts(year, month),
  },
  {
    pattern: /^[^\p{L}\p{N}]*((?:19|20)\d\d)[^\p{L}\p{N}]*$/u,
    parts: ([, year]) => parts(year),
  },
];

/**
 * The first date in some words. Where day and month could change places (`04/08/2020`), the day comes first, as
 * adr-tools wrote it and most of the world does, and the doubt says so: a page has no other page to compare with.
 * A time and its zone are left out, not computed with.
 */
export function readDate(words: string): DateWords {
  const start = words.slice(0, LONGEST);
  for (const { pattern, parts: partsOf } of WAYS) {
    const found = pattern.exec(start);
    const read = found && partsOf(found);
    if (!read) continue;
    if (!isInCalendar(read)) return { date: null, doubt: "no-such-day" };
    return { date: written(read), doubt: read.doubtful ? "two-readings" : "none" };
  }
  return { date: null, doubt: "not-a-date" };
}

function parts(year = "", month?: string, day?: string): Parts {
  const number = (digits?: string) => (digits === undefined ? null : Number(digits));
  return { year: Number(year), month: number(month), day: number(day), doubtful: false };
}

function named(year: string | undefined, name: string, day?: string): Parts | null {
  const month = MONTHS.get(bare(name));
  return month === undefined ? null : parts(year, String(month), day);
}

/** Day before month, unless only the other way is a date. */
function dayFirst(first: string, second: string, year: string): Parts {
  const full = year.length === 2 ? `20${year}` : year;
  const usual = parts(full, second, first);
  const american = parts(full, first, second);
  const both = isInCalendar(usual) && isInCalendar(american) && first !== second;
  return { ...(isInCalendar(usual) ? usual : american), doubtful: both };
}

function isInCalendar({ year, month, day }: Parts): boolean {
  if (year < 1 || month === null) return year >= 1;
  if (month < 1 || month > 12) return false;
  return day === null || (day >= 1 && day <= daysIn(year, month));
}

/** Days of a month in the Gregorian calendar. */
function daysIn(year: number, month: number): number {
  if (month === 2) {
    const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    return leap ? 29 : 28;
  }
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function written({ year, month, day }: Parts): string {
  const later = [month, day].filter((part) => part !== null);
  return [String(year).padStart(4, "0"), ...later.map(twoDigits)].join("-");
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}

function bare(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "");
}

/** Months by name and by every abbreviation that means one month only, in all languages together. */
function monthTable(): Map<string, number> {
  const months = new Map<string, number>();
  const unclear = new Set<string>();
  for (const names of MONTH_NAMES) {
    for (const [index, name] of bare(names).split(" ").entries()) {
      for (let length = SHORTEST; length <= name.length; length += 1) {
        const start = name.slice(0, length);
        const other = months.get(start);
        if (other !== undefined && other !== index + 1) unclear.add(start);
        months.set(start, index + 1);
      }
    }
  }
  for (const name of unclear) months.delete(name);
  months.set("sept", 9);
  return months;
}
