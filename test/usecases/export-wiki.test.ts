import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { exportLine, exportWiki } from "../../src/usecases/export-wiki.ts";
import { indexWiki } from "../../src/usecases/index-wiki.ts";
import { collected, exported, wired } from "../support/exported.ts";
import { temporaryFolder, writeFiles } from "../support/folder.ts";

const FILES = {
  "b.md": "# B\n\nWords.\n",
  "a.md": "---\nstatus: accepted\n---\n# A\n\nSee [b](b.md).\n",
  "bad.md": "\0",
};

describe("exportWiki", () => {
  test("gives the index, its pages by path and what could not be read", async () => {
    const home = temporaryFolder();
    writeFiles(home, Object.fromEntries(Object.entries(FILES).map(([k, v]) => [`wiki/${k}`, v])));
    const palimpsest = await wired(join(home, "wiki"), join(home, "index.sqlite"));
    await indexWiki(palimpsest);
    const records = await collected(exportWiki(palimpsest));
    expect(records.map((record) => record.type)).toEqual(["index", "page", "page", "unreadable"]);
    expect(records[0]).toMatchObject({ version: 1, counts: { pages: 2, unreadable: 1 } });
    expect(records[1]).toMatchObject({ page: { path: "a.md" } });
    expect(records[1]).toHaveProperty("hash", expect.stringMatching(/^[0-9a-f]{64}$/));
    expect(records[3]).toMatchObject({ path: "bad.md" });
    await palimpsest.store.close();
  });

  test("is the same for the same files wherever they lie and whenever they were written", async () => {
    const contents = [Object.entries(FILES), Object.entries(FILES).toReversed()].map(
      async (entries) => {
        const home = temporaryFolder();
        writeFiles(home, Object.fromEntries(entries.map(([k, v]) => [`wiki/${k}`, v])));
        const palimpsest = await wired(join(home, "wiki"), join(home, "index.sqlite"));
        await indexWiki(palimpsest);
        const content = await exported(palimpsest);
        await palimpsest.store.close();
        return content;
      },
    );
    const [one, other] = await Promise.all(contents);
    expect(one).toBe(other);
    expect(one).toContain('"word":"word"');
  });
});

describe("exportLine", () => {
  test("writes keys in code-unit order and ends the line", () => {
    const line = exportLine({ type: "word", word: "é\n", pages: 2 });
    expect(line).toBe('{"pages":2,"type":"word","word":"é\\n"}\n');
  });
});
