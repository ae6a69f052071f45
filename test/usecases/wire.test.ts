import { chmodSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { UnwiredPortError } from "../../src/domain/ports.ts";
import { indexWiki } from "../../src/usecases/index-wiki.ts";
import { connect } from "../../src/usecases/palimpsest.ts";
import { wire } from "../../src/usecases/wire.ts";
import { exported, wired } from "../support/exported.ts";
import { temporaryFolder, withoutPrivilege, writeFiles } from "../support/folder.ts";

describe("wire", () => {
  test("connects a folder without a configuration to the defaults", async () => {
    const home = temporaryFolder();
    writeFiles(home, { "wiki/a.md": "# A\n" });
    const palimpsest = await wired(join(home, "wiki"), join(home, "index.sqlite"));
    expect(palimpsest.configurationText).toBeNull();
    expect(palimpsest.configuration.exclude).toEqual([]);
    expect(palimpsest.location.root).toBe(join(home, "wiki"));
    await palimpsest.store.close();
  });

  test("reads palimpsest.yaml, and takes it from the index while its text is the same", async () => {
    const home = temporaryFolder();
    const text = "exclude: [drafts]\n";
    writeFiles(home, { "wiki/palimpsest.yaml": text, "wiki/a.md": "", "wiki/drafts/b.md": "" });
    const [wiki, store] = [join(home, "wiki"), join(home, "index.sqlite")];
    const first = await wired(wiki, store);
    expect(first).toMatchObject({
      configurationText: text,
      configuration: { exclude: ["drafts"] },
    });
    expect((await indexWiki(first)).pages).toBe(1);
    const origin = await first.store.origin();
    if (origin === null) throw new Error("no origin");
    const remembered = JSON.stringify({ ...first.configuration, language: "from the index" });
    await first.store.write(
      (writer) => writer.setOrigin({ ...origin, configuration: remembered }),
      1000,
    );
    await first.store.close();
    const second = await wired(wiki, store);
    expect(second.configuration.language).toBe("from the index");
    await second.store.close();
    writeFiles(wiki, { "palimpsest.yaml": "exclude: []\n" });
    const third = await wired(wiki, store);
    expect(third.configuration).toMatchObject({ exclude: [], language: "" });
    expect(await indexWiki(third)).toMatchObject({ pages: 2, rebuilt: "configuration" });
    await third.store.close();
  });

  test("says where palimpsest.yaml is wrong, and what to do", async () => {
    const home = temporaryFolder();
    writeFiles(home, { "wiki/palimpsest.yaml": "\nexclud: [drafts]\n" });
    const result = await wire({
      cwd: home,
      wiki: join(home, "wiki"),
      store: join(home, "index.sqlite"),
    });
    if (result.ok) throw new Error("it was wired");
    expect(result.fault).toMatchObject({
      kind: "configuration",
      faults: [{ rule: "bad-configuration", path: "palimpsest.yaml", line: 2 }],
    });
    expect(result.fault.message).toContain(`${join(home, "wiki/palimpsest.yaml")}:2:1: `);
    expect(result.fault.fix).toContain("exclude");
  });

  test("says so when the wiki is not there", async () => {
    const result = await wire({ cwd: temporaryFolder(), wiki: "missing" });
    expect(result).toMatchObject({ ok: false, fault: { kind: "no-such-folder" } });
  });

  test("answers from an index that lies where nothing can be written", async () => {
    const home = temporaryFolder();
    writeFiles(home, { "wiki/a.md": "# A\n", "store/.keep": "" });
    const [wiki, store] = [join(home, "wiki"), join(home, "store/index.sqlite")];
    const first = await wired(wiki, store);
    await indexWiki(first);
    const content = await exported(first);
    await first.store.close();
    chmodSync(store, 0o444);
    chmodSync(join(home, "store"), 0o555);
    await withoutPrivilege(async () => {
      const second = await wired(wiki, store);
      expect(await exported(second)).toBe(content);
      await second.store.close();
    });
    chmodSync(join(home, "store"), 0o755);
  });
});

describe("connect", () => {
  test("gives the parts that are there, and names the one that is not", () => {
    const palimpsest = connect({ clock: () => 42, configurationText: null });
    expect(palimpsest.clock()).toBe(42);
    expect(palimpsest.configurationText).toBeNull();
    expect(() => palimpsest.store).toThrow(UnwiredPortError);
    expect(() => palimpsest.store).toThrow('The port "store" is not wired. Connect it in wire().');
  });
});
