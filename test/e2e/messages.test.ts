/** What the command line says on standard error, about text that it did not write itself. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { palimpsest } from "../support/cli.ts";
import { temporaryFolder, writeFiles } from "../support/folder.ts";
import { makeRepository } from "../support/repository.ts";

const DECISION = "# Alpha\n\n- Status: accepted\n\nText.\n";

describe("messages", () => {
  test.each([
    ["an escape", 'checks: "a\\eb\\e[31mred"\n', "a\\u001bb\\u001b[31mred"],
    ["a long value", `checks: ${"x".repeat(5000)}\n`, "xxx…"],
  ])("show %s of palimpsest.yaml harmlessly and cut", async (_name, text, shown) => {
    const cwd = temporaryFolder();
    writeFiles(cwd, { "palimpsest.yaml": text, "0001-a.md": DECISION });
    const { code, stderr } = await palimpsest(["recall", "1"], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain(shown);
    expect(stderr).not.toContain("\u001b");
    expect(stderr.length).toBeLessThan(700);
    const checked = await palimpsest(["check"], { cwd });
    expect(checked.stdout).not.toContain("\u001b");
    expect(checked.stdout.length).toBeLessThan(900);
  });

  test.each([
    [["re\u001b[31mcall"]],
    [["--re\u001b[31mcall"]],
    [["recall", "ADR-9\u001b[31m"]],
    [["check", "--format", "\u001b[31m"]],
    [["--wiki", "\u001b[31m", "check"]],
    [["site", "\u001b[31m"]],
    [["init", "--wiki", "0001-a.md\u001b"]],
  ])("show %j harmlessly", async (args) => {
    const cwd = temporaryFolder();
    writeFiles(cwd, { "0001-a.md": DECISION, "0001-a.md\u001b": "" });
    const { code, stdout, stderr } = await palimpsest(args, { cwd });
    expect(code).not.toBe(0);
    expect(stdout + stderr).not.toContain("\u001b");
  });

  test("refuse two formats at once", async () => {
    const cwd = temporaryFolder();
    writeFiles(cwd, { "0001-a.md": DECISION });
    const refused = await palimpsest(["check", "--json", "--format", "sarif"], { cwd });
    expect(refused).toMatchObject({ code: 2, stdout: "" });
    expect(refused.stderr).toContain("--format sarif");
    const { stdout } = await palimpsest(["check", "--json", "--format", "json"], { cwd });
    expect(JSON.parse(stdout)).toMatchObject({ version: 1 });
  });

  test("name a file that could not be read where its page is asked for", async () => {
    const cwd = temporaryFolder();
    writeFiles(cwd, { "adr/0001-a.md": DECISION, "adr/0003-bin.md": "a\0b" });
    for (const args of [
      ["recall", "3"],
      ["recall", "adr/0003-bin.md"],
      ["recall", "0003-bin"],
      ["show", "ADR-3"],
    ]) {
      const { code, stderr } = await palimpsest(args, { cwd });
      expect(code).toBe(1);
      expect(stderr).toContain("adr/0003-bin.md is there and could not be read: It holds a NUL");
    }
    expect((await palimpsest(["recall", "2"], { cwd })).stderr).not.toContain("could not be read");
  });

  test("tell in an empty wiki how to go on", async () => {
    const cwd = temporaryFolder();
    for (const args of [["recall", "cache"], ["recall", "1"], ["show", "1"], ["check"]]) {
      const { stderr } = await palimpsest(args, { cwd });
      expect(stderr).toMatch(/There are no pages in .*palimpsest init, .*--wiki DIR/);
    }
  });

  test("give a call that finds the wiki which was made elsewhere", async () => {
    const root = temporaryFolder();
    const cwd = makeRepository(join(root, "here"));
    const made = await palimpsest(["init", "--wiki", "../else where"], { cwd });
    expect(made.stderr).toContain("palimpsest --wiki '../else where' recall ADR-0001\n");
    const inside = await palimpsest(["init", "--wiki", "wiki"], { cwd });
    expect(inside.stderr).toContain("Ask it: palimpsest recall ADR-0001\n");
  });
});
