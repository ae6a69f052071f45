import { describe, expect, test } from "vitest";
import { DEFAULT_CONFIGURATION } from "../../src/domain/configuration.ts";
import type { Palimpsest } from "../../src/usecases/palimpsest.ts";
import { connect } from "../../src/usecases/palimpsest.ts";
import { refresh } from "../../src/usecases/refresh.ts";
import { openFolder } from "../../src/wiki/files.ts";
import { temporaryFolder, writeFiles } from "../support/folder.ts";
import { MemoryStore } from "../support/memory-store.ts";

function wiki(files: Readonly<Record<string, string>>): {
  root: string;
  store: MemoryStore;
  palimpsest: Palimpsest;
} {
  const [root, store] = [temporaryFolder(), new MemoryStore()];
  writeFiles(root, files);
  const palimpsest = connect({
    store,
    files: openFolder(root),
    configuration: DEFAULT_CONFIGURATION,
    configurationText: null,
    clock: () => Date.now() + 60_000,
  });
  return { root, store, palimpsest };
}

describe("refresh", () => {
  test("makes the first index, and then only looks", async () => {
    const { palimpsest, store } = wiki({ "a.md": "# A\n" });
    expect(await refresh(palimpsest)).toMatchObject({ outcome: "updated", index: { changed: 1 } });
    expect(await refresh(palimpsest)).toEqual({ outcome: "current", index: null, remark: null });
    expect(store.writes).toBe(1);
  });

  test("indexes just what changed", async () => {
    const { palimpsest, root } = wiki({ "a.md": "# A\n", "b.md": "# B\n" });
    await refresh(palimpsest);
    writeFiles(root, { "b.md": "# B again\n" });
    expect(await refresh(palimpsest)).toMatchObject({
      outcome: "updated",
      index: { pages: 2, changed: 1 },
      remark: null,
    });
  });

  test("lets the last index answer while another process writes, and says so", async () => {
    const { palimpsest, root, store } = wiki({ "a.md": "# A\n" });
    await refresh(palimpsest);
    writeFiles(root, { "b.md": "# B\n" });
    store.failWrites = { outcome: "busy" };
    expect(await refresh(palimpsest)).toMatchObject({
      outcome: "stale",
      remark: "Another process is writing the index. Answers come from the last index.",
    });
  });

  test("waits for another process only where there is no index", async () => {
    const { palimpsest, root, store } = wiki({ "a.md": "# A\n" });
    const waits: number[] = [];
    const write = store.write;
    store.write = (work, patience) => {
      waits.push(patience);
      return write(work, patience);
    };
    await refresh(palimpsest);
    writeFiles(root, { "b.md": "# B\n" });
    await refresh(palimpsest);
    const [first = 0, second = 0] = waits;
    expect(first).toBeGreaterThan(10_000);
    expect(second).toBeLessThan(1000);
  });

  test("says why there is no index to answer from", async () => {
    const { palimpsest, store } = wiki({ "a.md": "# A\n" });
    const fault = { reason: "read-only", location: "x", message: "x cannot be written." } as const;
    store.failWrites = { outcome: "failed", fault };
    expect(await refresh(palimpsest)).toMatchObject({
      outcome: "missing",
      remark: "x cannot be written. There is no index to answer from.",
    });
  });
});
