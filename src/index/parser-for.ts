/** Who parses pages: this thread, or several where there are enough pages to pay for their start. */
import { availableParallelism } from "node:os";
import type { Configuration } from "../domain/configuration.ts";
import { type Parser, parserHere } from "./parser.ts";

/**
 * Files below which threads cost more than they save, for each has to load and warm up its own code. Measured on two
 * cores: 2,000 files take 5% longer with a second thread, 4,000 take 5% less, 10,000 a quarter less.
 */
const ENOUGH_FILES = 4000;

/** More threads than this only wait for the one that writes. */
const MOST_THREADS = 4;

/** The parser for a run over `files` files. */
export async function parserFor(files: number, configuration: Configuration): Promise<Parser> {
  const threads = Math.min(availableParallelism() - 1, MOST_THREADS);
  if (files < ENOUGH_FILES || threads < 1) return parserHere(configuration);
  const { parserInThreads } = await import("./parser-threads.ts");
  return parserInThreads(threads, configuration);
}
