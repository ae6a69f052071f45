import { describe, expect, test } from "vitest";
import { Neighbourhood } from "../../src/recall/neighbourhood.ts";
import { neighboursOf } from "../../src/recall/neighbours.ts";
import type { StoreReader } from "../../src/store/port.ts";
import { indexedWiki } from "../support/wired.ts";

/** Decisions by number, with the tags and the person that each names. */
function decisions(count: number): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => {
      const number = String(at + 1).padStart(4, "0");
      const front = `status: accepted\ndate: 2026-01-01\ntags: [t${at % 3}, all]\ndeciders: [P${at % 2}]`;
      return [`adr/${number}-x.md`, `---\n${front}\n---\n\n# Decision ${number}\n`];
    }),
  );
}

/** The store, with how often it was asked for many pages or searched. */
function counted(store: StoreReader): { store: StoreReader; reads: () => number } {
  let reads = 0;
  const watched = new Proxy(store, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return (...args: unknown[]) => {
        if (name === "summaries" || name === "search") reads += 1;
        return Reflect.apply(value, target, args);
      };
    },
  });
  return { store: watched, reads: () => reads };
}

describe("Neighbourhood", () => {
  test("gives every page the neighbours that it has by itself", async () => {
    const { store } = await indexedWiki(decisions(25));
    const shared = new Neighbourhood(store);
    for (const summary of await store.summaries()) {
      const page = await store.page(summary.path);
      if (page === null) throw new Error(summary.path);
      const together = await neighboursOf(shared, summary, page);
      expect(together).toEqual(await neighboursOf(new Neighbourhood(store), summary, page));
      expect(together.related).toHaveLength(10);
      expect(together.related.map((each) => each.page.path)).not.toContain(summary.path);
      expect(together.related[0]).toMatchObject({
        tags: page.tags,
        people: [page.people[0]?.name],
      });
    }
  });

  test("reads the wiki as often as it has logs, sets of tags and people, not as it has pages", async () => {
    const { store, reads } = counted((await indexedWiki(decisions(24))).store);
    const shared = new Neighbourhood(store);
    for (const summary of await store.summaries()) {
      const page = await store.page(summary.path);
      if (page !== null) await neighboursOf(shared, summary, page);
    }
    // All pages once, the log once, three sets of tags, two people.
    expect(reads()).toBe(7);
  });
});
