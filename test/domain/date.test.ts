import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readDate } from "../../src/domain/date.ts";

describe("readDate", () => {
  test.each([
    ["2024-03-01", "2024-03-01"],
    ["2023-9-15", "2023-09-15"],
    ["2024/03/01", "2024-03-01"],
    ["2024.03.01", "2024-03-01"],
    ["20240301", "2024-03-01"],
    ["2024-03-01T10:00:00Z", "2024-03-01"],
    ["2021-06-05_001-record-decisions", "2021-06-05"],
    ["Oct 16, 2025", "2025-10-16"],
    ["October 16, 2025", "2025-10-16"],
    ["16 October 2025", "2025-10-16"],
    ["11-April-2023", "2023-04-11"],
    ["Sep 5th, 2023", "2023-09-05"],
    ["Sept. 5, 2023", "2023-09-05"],
    ["1er mars 2024", "2024-03-01"],
    ["16 de octubre de 2025", "2025-10-16"],
    ["3. März 2024", "2024-03-03"],
    ["2024年3月1日", "2024-03-01"],
    ["16/10/2025", "2025-10-16"],
    ["22-10-2024", "2024-10-22"],
    ["31.12.2024", "2024-12-31"],
    ["10/16/2025", "2025-10-16"],
    ["Approved on 4/28/22", "2022-04-28"],
    ["declined (2020-12-2)", "2020-12-02"],
    ["{2023-11-10}", "2023-11-10"],
    ["2014-04-05; updated 2015-01-01", "2014-04-05"],
    ["2025-10", "2025-10"],
    ["January , 2026", "2026-01"],
    ["May, 2026", "2026-05"],
    ["octobre 2025", "2025-10"],
    ["2024", "2024"],
    ["2024-02-29", "2024-02-29"],
  ])("%j is %s without a doubt", (words, date) => {
    expect(readDate(words)).toEqual({ date, doubt: "none" });
  });

  test.each([
    ["04/08/2020", "2020-08-04"],
    ["01.02.2024", "2024-02-01"],
    ["12-01-1992", "1992-01-12"],
  ])("%j has two readings, and the day comes first: %s", (words, date) => {
    expect(readDate(words)).toEqual({ date, doubt: "two-readings" });
  });

  test.each([
    "2020-01-45",
    "2026-02-29",
    "2024-023-2706",
    "2024-13-01",
    "31.04.2024",
    "2024-00-10",
  ])("%j is no day of any calendar", (words) => {
    expect(readDate(words)).toEqual({ date: null, doubt: "no-such-day" });
  });

  test.each([
    "insert date",
    "YYYY-MM-DD when the decision was last updated",
    "Q3 2024",
    "soon",
    "",
  ])("%j is no date", (words) => {
    expect(readDate(words)).toEqual({ date: null, doubt: "not-a-date" });
  });

  test("reads every day as the calendar has it, and no other", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2100 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 31 }),
        (year, month, day) => {
          const written = [year, month, day].map((part) => String(part).padStart(2, "0")).join("-");
          const moment = new Date(Date.UTC(year, month - 1, day));
          const exists = moment.getUTCMonth() === month - 1;
          expect(readDate(written).date).toBe(exists ? written : null);
        },
      ),
      { numRuns: 300 },
    );
  });
});
