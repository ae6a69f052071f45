import { describe, expect, onTestFinished, test } from "vitest";
import { DEFAULT_CONFIGURATION } from "../../src/domain/configuration.ts";
import type { WikiPath } from "../../src/domain/identity.ts";
import type { RawPage } from "../../src/index/parse-page.ts";
import { type Parser, parserHere } from "../../src/index/parser.ts";
import { parserFor } from "../../src/index/parser-for.ts";
import { parserInThreads } from "../../src/index/parser-threads.ts";

const raw = (name: string, text: string): RawPage => ({
  path: `${name}.md` as WikiPath,
  bytes: Buffer.from(text),
});

/** Forty batches of pages, one of them unreadable. */
const BATCHES: RawPage[][] = Array.from({ length: 40 }, (_, batch) => [
  raw(
    `adr/${1000 + batch}-a`,
    `---\nstatus: accepted\n---\n# Décision ${batch}\n\nSee [[ADR-${batch}]].\n`,
  ),
  raw(`b${batch}`, batch === 7 ? "\0" : `# 決定 ${batch}\n`),
]);

const here: Parser = parserHere(DEFAULT_CONFIGURATION);

function parseAll(parser: Parser): Promise<unknown[]> {
  return Promise.all(BATCHES.map((batch) => parser.parse(batch)));
}

describe("parserInThreads", () => {
  test("gives the same pages in the same order as this thread", async () => {
    const threads = parserInThreads(3, DEFAULT_CONFIGURATION);
    onTestFinished(() => threads.close());
    expect(await parseAll(threads)).toEqual(await parseAll(here));
  });

  test("parses here what a thread died on", async () => {
    const dying = new URL("data:text/javascript,process.exit(1)");
    const threads = parserInThreads(2, DEFAULT_CONFIGURATION, dying);
    onTestFinished(() => threads.close());
    expect(await parseAll(threads)).toEqual(await parseAll(here));
  });

  test("gives up what is not parsed yet when it is closed", async () => {
    const threads = parserInThreads(1, DEFAULT_CONFIGURATION);
    const pages = parseAll(threads);
    await threads.close();
    expect((await pages).at(-1)).toEqual([]);
  });
});

describe("parserFor", () => {
  test("starts no threads for a few files", async () => {
    expect((await parserFor(10, DEFAULT_CONFIGURATION)).ahead).toBe(0);
  });
});
