import { describe, expect, test } from "vitest";
import { openForReading } from "../../../src/store/sqlite/connection.ts";
import { reasonOf } from "../../../src/store/sqlite/faults.ts";

describe("reasonOf", () => {
  test.each([
    [5, "busy"],
    [517, "busy"],
    [8, "read-only"],
    [13, "full-disk"],
    [10, "unavailable"],
    [4874, "full-disk"],
    [26, "damaged"],
    [1, null],
  ])("the code %i is %s", (errcode, reason) => {
    expect(reasonOf(Object.assign(new Error("sqlite"), { errcode }))).toBe(reason);
  });
});

describe("snapshot", () => {
  test("lets a failure through that ended the transaction by itself", () => {
    const connection = openForReading(":memory:");
    const work = () => {
      connection.database.exec("ROLLBACK");
      throw new Error("the disk is full");
    };
    expect(() => connection.snapshot(work)).toThrow("the disk is full");
    expect(connection.snapshot(() => "and goes on")).toBe("and goes on");
    connection.close();
  });
});
