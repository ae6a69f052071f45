/** Real processes that index the same wiki: killed at any moment, or two at once. */
import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { writePages } from "../../scripts/bench/generate.ts";
import type { IndexOutcome } from "../../src/index/index.ts";
import { indexWiki } from "../../src/usecases/index-wiki.ts";
import { exported, wired } from "../support/exported.ts";
import { temporaryFolder } from "../support/folder.ts";

const SCRIPT = join(import.meta.dirname, "../support/index-once.ts");

/** Enough to fall into reading, writing and committing; each costs the start of a process. */
const KILLS = 4;

interface Running {
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  /** Listened for from the start: a process that ends by itself before it is killed says so only once. */
  readonly ended: Promise<unknown[]>;
}

function start(wiki: string, store: string): Running {
  const child = spawn(process.execPath, [SCRIPT, wiki, store], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  return { child, ended: once(child, "exit") };
}

async function outcomeOf({ child, ended }: Running): Promise<IndexOutcome> {
  const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  expect({ code, errors }).toEqual({ code: 0, errors: "" });
  return JSON.parse(out.trim().split("\n").at(-1) ?? "");
}

/** The export of the index of `wiki` as it lies in `store`, without a look at the files. */
async function contentOf(wiki: string, store: string): Promise<string> {
  const palimpsest = await wired(wiki, store);
  const content = await exported(palimpsest);
  await palimpsest.store.close();
  return content;
}

describe("indexWiki", () => {
  test.each([
    ["the old index or the new one", 60],
    ["no index or the first one", 0],
  ])("leaves %s when it is killed at any moment", async (_, older) => {
    const home = temporaryFolder();
    const [wiki, old] = [join(home, "wiki"), join(home, "old")];
    const [killed, file] = [join(home, "killed"), "index.sqlite"];
    mkdirSync(old);
    writePages(wiki, older, 1);
    const before = await wired(wiki, join(old, file));
    if (older > 0) await indexWiki(before);
    const contents = [await exported(before)];
    await before.store.close();
    writePages(wiki, 160, 2);

    // How long a run takes from the moment when its store is open tells between what the kills have to fall.
    cpSync(old, killed, { recursive: true });
    const whole = start(wiki, join(killed, file));
    await once(whole.child.stdout, "data");
    const started = performance.now();
    await outcomeOf(whole);
    const span = performance.now() - started;
    contents.push(await contentOf(wiki, join(killed, file)));
    expect(contents[1]).not.toBe(contents[0]);

    for (let kill = 0; kill < KILLS; kill++) {
      rmSync(killed, { recursive: true });
      cpSync(old, killed, { recursive: true });
      const { child, ended } = start(wiki, join(killed, file));
      await once(child.stdout, "data");
      await wait(span * Math.random());
      child.kill("SIGKILL");
      await ended;
      expect(contents).toContain(await contentOf(wiki, join(killed, file)));
    }
    const after = await wired(wiki, join(killed, file));
    expect((await indexWiki(after)).pages).toBeGreaterThan(0);
    expect(await exported(after)).toBe(contents[1]);
    await after.store.close();
  });

  test("lets two processes build the first index at once, and none fails", async () => {
    const home = temporaryFolder();
    const [wiki, store] = [join(home, "wiki"), join(home, "index.sqlite")];
    writePages(wiki, 100);
    const outcomes = await Promise.all([1, 2, 3].map(() => outcomeOf(start(wiki, store))));
    const pages = outcomes.map((outcome) => outcome.pages);
    expect(pages).toEqual([100, 100, 100]);
    const builders = outcomes.filter(({ changed }) => changed > 0);
    expect(builders.map(({ outcome, changed }) => [outcome, changed])).toEqual([["indexed", 100]]);
  });
});
