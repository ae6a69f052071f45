import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openForReading } from "../../../src/store/sqlite/connection.ts";
import { isDamage } from "../../../src/store/sqlite/damage.ts";
import { reasonOf } from "../../../src/store/sqlite/faults.ts";
import { makeTables } from "../../../src/store/sqlite/tables.ts";
import { temporaryFolder } from "../../support/folder.ts";

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

describe("isDamage", () => {
  const thrown = (message: string, errcode = 1) => Object.assign(new Error(message), { errcode });

  async function fileWith(sql: string): Promise<string> {
    const file = join(temporaryFolder(), "index.sqlite");
    const connection = openForReading(file);
    makeTables(connection);
    connection.database.exec(sql);
    connection.close();
    return file;
  }

  test.each([
    ["vtable constructor failed: words"],
    ["no such fts5 table: main.words"],
    ["database disk image is malformed"],
  ])("takes the words of a broken table for it: %s", async (message) => {
    expect(isDamage(thrown(message), await fileWith(""))).toBe(true);
  });

  test("takes wrong SQL for a bug where the tables are ours, and for damage where they are not", async () => {
    const error = thrown("no such table: page");
    expect(isDamage(error, await fileWith(""))).toBe(false);
    expect(isDamage(error, await fileWith("DROP TABLE page"))).toBe(true);
    expect(isDamage(error, await fileWith("ALTER TABLE page RENAME path TO pbth"))).toBe(true);
  });

  test("takes the codes of a broken file for it, a full disk and other errors not", async () => {
    const file = await fileWith("");
    for (const code of [11, 26, 267, 522, 779]) expect(isDamage(thrown("", code), file)).toBe(true);
    for (const code of [5, 8, 13]) expect(isDamage(thrown("", code), file)).toBe(false);
    expect(isDamage(new TypeError("x is undefined"), file)).toBe(false);
  });
});
