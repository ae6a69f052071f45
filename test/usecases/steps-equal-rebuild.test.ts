import { rmSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { indexWiki } from "../../src/usecases/index-wiki.ts";
import { creation, edit, make } from "../index/edits.ts";
import { exported, wired } from "../support/exported.ts";
import { temporaryFolder, writeFiles } from "../support/folder.ts";

/** Indexes `wiki` into `store` as a process of its own would, and gives all that is in the index. */
async function indexed(wiki: string, store: string, clock: () => number): Promise<string> {
  const palimpsest = await wired(wiki, store, clock);
  const { outcome } = await indexWiki(palimpsest);
  expect(outcome).toMatch(/^(?:indexed|unchanged)$/);
  const content = await exported(palimpsest);
  await palimpsest.store.close();
  return content;
}

describe("indexWiki", () => {
  test("gives in steps what a build from nothing gives, after any edits", async () => {
    const home = temporaryFolder();
    let run = 0;
    const edits = fc
      .tuple(fc.array(creation, { minLength: 2, maxLength: 5 }), fc.array(edit, { maxLength: 8 }))
      .map(([first, then]) => [...first, ...then]);
    // By a clock that runs ahead all files have rested, so that their stamps are trusted; by the true one they have
    // just changed, so that their bytes are compared.
    const ahead = fc.constantFrom(0, 60_000);
    await fc.assert(
      fc.asyncProperty(edits, ahead, async (changes, milliseconds) => {
        const clock = () => Date.now() + milliseconds;
        run += 1;
        const [wiki, stores] = [join(home, `${run}/wiki`), join(home, `${run}/stores`)];
        writeFiles(home, { [`${run}/wiki/start.md`]: "# Start\n" });
        for (const [step, change] of changes.entries()) {
          make(wiki, change);
          const inSteps = await indexed(wiki, join(stores, "steps.sqlite"), clock);
          const atOnce = await indexed(wiki, join(stores, `${step}.sqlite`), clock);
          expect(inSteps).toBe(atOnce);
        }
        rmSync(join(home, `${run}`), { recursive: true });
      }),
      { numRuns: 12 },
    );
  });
});
