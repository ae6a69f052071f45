import { describe, expect, test } from "vitest";
import { strangersIn } from "../../src/recall/filter-values.ts";
import { summary } from "../support/summary.ts";

const PAGES = [
  summary("a", { tags: ["database", "search"], scope: "Operator", status: "accepted" }),
  summary("b", { statusWords: "Refinement completed", mind: "anya", kind: "memory" }),
];

describe("strangersIn", () => {
  test.each([
    [{ tags: ["databse", "search"] }, [{ filter: "tag", value: "databse", nearest: "database" }]],
    [{ scopes: ["opertor"] }, [{ filter: "scope", value: "opertor", nearest: "Operator" }]],
    [{ statuses: ["acepted"] }, [{ filter: "status", value: "acepted", nearest: "accepted" }]],
    [{ minds: ["zoe"] }, [{ filter: "mind", value: "zoe", nearest: null }]],
    [{ kinds: ["entity" as const] }, [{ filter: "kind", value: "entity", nearest: null }]],
    [{ scopes: ["operator"], statuses: ["refinement completed"], minds: ["anya"] }, []],
    [{ since: "2024" }, []],
    [{}, []],
  ])("of %j are %j", (filter, strangers) => {
    expect(strangersIn(filter, PAGES)).toEqual(strangers);
  });
});
