import { describe, expect, test } from "vitest";
import { IN_MEMORY, openSqliteStore } from "../../src/store/index.ts";
import { storeOf } from "../support/indexed-store.ts";
import { found, storeContract } from "./contract.ts";

storeContract("SQLite in memory", async () => {
  const opened = await openSqliteStore(IN_MEMORY);
  if (!opened.ok) throw new Error(opened.fault.message);
  return opened.value;
});

describe("search", () => {
  test("asks for the commonest words too where rarer ones find too little", async () => {
    const many = Array.from({ length: 2100 }, (_, index) => ({
      path: `n${index}.md`,
      sections: [["", index < 2000 ? "queue index" : "index"]] as const,
    }));
    const store = await storeOf(...many, {
      path: "web.md",
      scope: "web",
      sections: [["", "index"]],
    });
    const hits = await found(store, "queue index", { filter: { scopes: ["web"] } });
    expect(hits).toMatchObject([{ path: "web.md" }]);
    await store.close();
  });
});
