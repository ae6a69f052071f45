/** What runs in a thread that parses: a batch in, its pages out. */
import { parentPort, workerData } from "node:worker_threads";
import type { Configuration } from "../domain/configuration.ts";
import { type ParsedPage, parsePage, type RawPage } from "./parse-page.ts";

const configuration: Configuration = workerData;

parentPort?.on("message", (batch: readonly RawPage[]) => {
  const pages = batch.map((raw) => parsePage(raw, configuration));
  // Bytes change hands; the rest is copied.
  parentPort?.postMessage(pages, pages.flatMap(buffersOf));
});

function buffersOf(page: ParsedPage): ArrayBuffer[] {
  if (!page.ok) return [];
  const { document, links, faults } = page.value;
  return [document, links, faults].flatMap((bytes) => (bytes === null ? [] : [bytes.buffer]));
}
