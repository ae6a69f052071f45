import { describe, expect, test } from "vitest";
import { DEFAULT_CONFIGURATION } from "../../src/domain/configuration.ts";
import type { Palimpsest } from "../../src/usecases/palimpsest.ts";
import { connect } from "../../src/usecases/palimpsest.ts";
import { refresh } from "../../src/usecases/refresh.ts";
import { openFolder } from "../../src/wiki/files.ts";
import { temporaryFolder, writeFiles } from "../support/folder.ts";
import { type WatchedStore, watchedStore } from "../support/watched-store.ts";

interface Wiki {
  readonly root: string;
  readonly watched: WatchedStore;
  readonly palimpsest: Palimpsest;
}

async function wikiOf(files: Readonly<Record<string, string>>): Promise<Wiki> {
  const [root, watched] = [temporaryFolder(), await watchedStore()];
  writeFiles(root, files);
  const palimpsest = connect({
    store: watched.store,
    files: openFolder(root),
    configuration: DEFAULT_CONFIGURATION,
    configurationText: null,
    clock: () => Date.now() + 60_000,
  });
  return { root, watched, palimpsest };
}

describe("refresh", () => {
  test("makes the first index, and then only looks", async () => {
    const { palimpsest, watched } = await wikiOf({ "a.md": "# A\n" });
    expect(await refresh(palimpsest)).toMatchObject({ outcome: "updated", index: { changed: 1 } });
    expect(await refresh(palimpsest)).toEqual({ outcome: "current", index: null, remark: null });
    expect(watched.patience).toHaveLength(1);
  });

  test("indexes just what changed", async () => {
    const { palimpsest, root } = await wikiOf({ "a.md": "# A\n", "b.md": "# B\n" });
    await refresh(palimpsest);
    writeFiles(root, { "b.md": "# B again\n" });
    expect(await refresh(palimpsest)).toMatchObject({
      outcome: "updated",
      index: { pages: 2, changed: 1 },
      remark: null,
    });
  });

  test("lets the last index answer while another process writes, and says so", async () => {
    const { palimpsest, root, watched } = await wikiOf({ "a.md": "# A\n" });
    await refresh(palimpsest);
    writeFiles(root, { "b.md": "# B\n" });
    watched.failure = { outcome: "busy" };
    expect(await refresh(palimpsest)).toMatchObject({
      outcome: "stale",
      remark: "Another process is writing the index. Answers come from the last index.",
    });
  });

  test("waits for another process only where there is no index", async () => {
    const { palimpsest, root, watched } = await wikiOf({ "a.md": "# A\n" });
    await refresh(palimpsest);
    writeFiles(root, { "b.md": "# B\n" });
    await refresh(palimpsest);
    const [first = 0, second = 0] = watched.patience;
    expect(first).toBeGreaterThan(10_000);
    expect(second).toBeLessThan(1000);
  });

  test("says why there is no index to answer from", async () => {
    const { palimpsest, watched } = await wikiOf({ "a.md": "# A\n" });
    const fault = { reason: "read-only", location: "x", message: "x cannot be written." } as const;
    watched.failure = { outcome: "failed", fault };
    expect(await refresh(palimpsest)).toMatchObject({
      outcome: "missing",
      remark: "x cannot be written. There is no index to answer from.",
    });
  });
});
