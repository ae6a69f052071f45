import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { fixWiki } from "../../src/usecases/fix-wiki.ts";
import type { Palimpsest } from "../../src/usecases/palimpsest.ts";
import { refresh } from "../../src/usecases/refresh.ts";
import { indexedWiki } from "../support/wired.ts";

const decision = (front: string, title: string) => `---\n${front}---\n\n# ${title}\n`;

/** Two decisions of which only the newer one knows, and a slip in the older one's front matter. */
const FILES = {
  "palimpsest.yaml": "language: en\n",
  "adr/0001-files.md": decision(
    "status: accepted # since the start\ndate: 2026-01-02\nconsultd: [Bo]\n",
    "Use files",
  ),
  "adr/0002-sqlite.md": decision(
    "status: accepted\ndate: 2026-02-03\nsupersedes: ADR-0001\n",
    "Use SQLite",
  ),
};

const read = ({ location }: Palimpsest, path: string) =>
  readFileSync(join(location.root, path), "utf8");

describe("fixWiki", () => {
  test("mends until nothing is left that has one right answer, and keeps every other byte", async () => {
    const wiki = await indexedWiki(FILES);
    const { mended, refused, after } = await fixWiki(wiki);
    expect(refused).toEqual([]);
    expect(after.faults).toEqual([]);
    expect(mended.map(({ path, faults }) => [path, faults.map(({ rule }) => rule)])).toEqual([
      ["adr/0001-files.md", ["one-sided-supersession", "unknown-key"]],
      ["adr/0001-files.md", ["disagreeing-status"]],
    ]);
    expect(read(wiki, "adr/0001-files.md")).toBe(
      decision(
        "status: superseded # since the start\ndate: 2026-01-02\nconsulted: [Bo]\nsuperseded_by: ADR-0002\n",
        "Use files",
      ),
    );
    expect(read(wiki, "adr/0002-sqlite.md")).toBe(FILES["adr/0002-sqlite.md"]);
  });

  test("changes nothing the second time", async () => {
    const wiki = await indexedWiki(FILES);
    await fixWiki(wiki);
    const before = read(wiki, "adr/0001-files.md");
    expect((await fixWiki(wiki)).mended).toEqual([]);
    expect(read(wiki, "adr/0001-files.md")).toBe(before);
  });

  test("shows what it would do, and writes nothing, on a dry run", async () => {
    const wiki = await indexedWiki(FILES);
    const { mended, after } = await fixWiki(wiki, { dryRun: true });
    expect(mended.flatMap(({ changes }) => changes)).toEqual([
      {
        line: 4,
        before: ["consultd: [Bo]"],
        after: ["consulted: [Bo]", "superseded_by: ADR-0002"],
      },
    ]);
    expect(after.mendable).toBe(2);
    expect(read(wiki, "adr/0001-files.md")).toBe(FILES["adr/0001-files.md"]);
  });

  test("leaves a file alone that changed after it was checked, and says so", async () => {
    const wiki = await indexedWiki(FILES);
    const meanwhile = FILES["adr/0001-files.md"].replace("[Bo]", "[Bo, Cy]");
    const racing = racingWith(wiki, () =>
      writeFileSync(join(wiki.location.root, "adr/0001-files.md"), meanwhile),
    );
    const { mended, refused } = await fixWiki(racing);
    expect(mended).toEqual([]);
    expect(refused.map(({ path, message }) => [path, message])).toEqual([
      ["adr/0001-files.md", "The file has changed since it was checked; it was left as it is."],
    ]);
    expect(read(wiki, "adr/0001-files.md")).toBe(meanwhile);
    await refresh(wiki);
    expect((await fixWiki(wiki)).after.faults).toEqual([]);
  });

  test("leaves a block alone that nobody can read, and mends the rest", async () => {
    const broken = "---\nstatus: [accepted\ndate: 2026-03-04\n---\n\n# Use a server\n";
    const wiki = await indexedWiki({ ...FILES, "adr/0003-server.md": broken });
    const { after } = await fixWiki(wiki);
    expect(read(wiki, "adr/0003-server.md")).toBe(broken);
    expect(new Set(after.faults.map(({ path }) => path))).toEqual(new Set(["adr/0003-server.md"]));
  });
});

/** The same wiki, with something done to its files between the check and the first edit. */
function racingWith(wiki: Palimpsest, meanwhile: () => void): Palimpsest {
  let isFirst = true;
  const read: Palimpsest["files"]["read"] = async (path) => {
    if (isFirst) meanwhile();
    isFirst = false;
    return wiki.files.read(path);
  };
  return { ...wiki, files: { list: wiki.files.list.bind(wiki.files), read } };
}
