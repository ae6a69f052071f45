/** Who parses pages: this thread, or several where there are enough pages to pay for their start. */
import { availableParallelism } from "node:os";
import type { Configuration } from "../domain/configuration.ts";
import { type Parser, parserHere } from "./parser.ts";

/** Files below which the start of threads costs more than they save: about a quarter of a second each. */
const ENOUGH_FILES = 400;

/** More threads than this only wait for the one that writes. */
const MOST_THREADS = 4;

/** The parser for a run over `files` files. */
export async function parserFor(files: number, configuration: Configuration): Promise<Parser> {
  const threads = Math.min(availableParallelism(), MOST_THREADS);
  if (files < ENOUGH_FILES || threads < 2) return parserHere(configuration);
  const { parserInThreads } = await import("./parser-threads.ts");
  return parserInThreads(threads, configuration);
}
