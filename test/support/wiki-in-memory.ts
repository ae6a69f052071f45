import { onTestFinished } from "vitest";
import { connect, type Palimpsest } from "../../src/usecases/palimpsest.ts";
import { storeOf } from "./indexed-store.ts";
import type { PageSketch } from "./page.ts";

/** Use cases over pages in memory, without files; they end with the running test. Ask with `refresh: false`. */
export async function wikiInMemory(pages: readonly PageSketch[]): Promise<Palimpsest> {
  const store = await storeOf(...pages);
  onTestFinished(() => store.close());
  const location = {
    root: "/home/anya/wiki",
    repository: "/home/anya",
    storeFile: ":memory:",
    configurationFile: null,
    storePlace: "given" as const,
  };
  return connect({ store, location });
}
