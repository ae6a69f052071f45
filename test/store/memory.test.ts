import { IN_MEMORY, openSqliteStore } from "../../src/store/index.ts";
import { storeContract } from "./contract.ts";

storeContract("SQLite in memory", async () => {
  const opened = await openSqliteStore(IN_MEMORY);
  if (!opened.ok) throw new Error(opened.fault.message);
  return opened.value;
});
