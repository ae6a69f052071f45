/** What runs in a thread that parses: a batch in, its pages out. */
import { parentPort, workerData } from "node:worker_threads";
import type { Configuration } from "../domain/configuration.ts";
import { parsePage, type RawPage } from "./parse-page.ts";

const configuration: Configuration = workerData;

parentPort?.on("message", (batch: readonly RawPage[]) => {
  parentPort?.postMessage(batch.map((raw) => parsePage(raw, configuration)));
});
