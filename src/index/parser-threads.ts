/** Parses in threads, so that they work while the first one writes. */
import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import type { Configuration } from "../domain/configuration.ts";
import type { ParsedPage, RawPage } from "./parse-page.ts";
import { type Parser, parserHere } from "./parser.ts";

/** Batches that a thread has before it: the one it works on, and one to go on with. */
const BATCHES_EACH = 2;

/** The thread's own module has this file's extension: `.ts` from source, `.js` when published. */
const THREAD = new URL(`./parser-thread${extname(import.meta.filename)}`, import.meta.url);

/** Parses in `threads` threads that run `module`. A batch on which a thread dies is parsed here. */
export function parserInThreads(
  threads: number,
  configuration: Configuration,
  module: URL = THREAD,
): Parser {
  const here = parserHere(configuration);
  const pool = Array.from({ length: threads }, () => new ParserThread(module, configuration));
  let turn = 0;
  let open = true;
  return {
    width: threads * BATCHES_EACH,
    parse: async (batch) => {
      const pages = await pool[turn++ % pool.length]?.parse(batch);
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

  /** The pages of a batch; null where the thread has died. */
  parse(batch: readonly RawPage[]): Promise<ParsedPage[] | null> {
    if (this.#dead) return Promise.resolve(null);
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
