import { describe, expect, test } from "vitest";
import { Turns } from "../../../src/store/sqlite/turns.ts";

describe("Turns", () => {
  test("gives turns in the order in which they were asked for", async () => {
    const turns = new Turns();
    const order: number[] = [];
    const first = await turns.take(0);
    const others = [1, 2, 3].map(async (number) => {
      const end = await turns.take(10_000);
      order.push(number);
      end?.();
    });
    expect(order).toEqual([]);
    first?.();
    await Promise.all(others);
    expect(order).toEqual([1, 2, 3]);
  });

  test("gives none to who will not wait, and keeps the others in their order", async () => {
    const turns = new Turns();
    const first = await turns.take(0);
    expect(await turns.take(0)).toBeNull();
    const third = turns.take(10_000);
    first?.();
    const end = await third;
    expect(end).not.toBeNull();
    end?.();
    expect(await turns.take(0)).not.toBeNull();
  });
});
