/** Parses in threads, so that they work while the first one writes. */
import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import type { Configuration } from "../domain/configuration.ts";
import type { ParsedPage, RawPage } from "./parse-page.ts";
import { type Parser, parserHere } from "./parser.ts";

/** Batches that a thread has before it: enough to work on while the first thread writes what it was given. */
const BATCHES_EACH = 6;

/** Batches that may wait for their turn: enough to work on while the threads are starting. */
const BATCHES_AHEAD = 32;

/** The thread's own module has this file's extension: `.ts` from source, `.js` when published. */
const THREAD = new URL(`./parser-thread${extname(import.meta.filename)}`, import.meta.url);

/**
 * Parses in `threads` threads that run `module`, and here while all of them have enough to do. A batch on which a
 * thread dies is parsed here too.
 */
export function parserInThreads(
  threads: number,
  configuration: Configuration,
  module: URL = THREAD,
): Parser {
  const here = parserHere(configuration);
  const pool = Array.from({ length: threads }, () => new ParserThread(module, configuration));
  let open = true;
  return {
    ahead: BATCHES_AHEAD,
    parse: async (batch) => {
      const pages = await pool.find((thread) => thread.isFree)?.parse(batch);
      if (pages) return pages;
      return open ? here.parse(batch) : [];
    },
    close: async () => {
      open = false;
      await Promise.all(pool.map((thread) => thread.close()));
    },
  };
}

/** One thread; it answers batches in the order in which they come. */
class ParserThread {
  readonly #worker: Worker;
  readonly #waiting: ((pages: ParsedPage[] | null) => void)[] = [];
  #dead = false;

  constructor(module: URL, configuration: Configuration) {
    this.#worker = new Worker(module, { workerData: configuration });
    this.#worker.on("message", (pages: ParsedPage[]) => this.#waiting.shift()?.(pages));
    this.#worker.on("error", () => this.#die());
    this.#worker.on("exit", () => this.#die());
  }

  get isFree(): boolean {
    return !this.#dead && this.#waiting.length < BATCHES_EACH;
  }

  /** The pages of a batch; null where the thread dies on it. */
  parse(batch: readonly RawPage[]): Promise<ParsedPage[] | null> {
    const { promise, resolve } = Promise.withResolvers<ParsedPage[] | null>();
    this.#waiting.push(resolve);
    this.#worker.postMessage(batch);
    return promise;
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #die(): void {
    this.#dead = true;
    for (const resolve of this.#waiting.splice(0)) resolve(null);
  }
}
