/** `palimpsest site` as a real process, in a folder that is not this checkout. */
import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { siteSchema } from "../../src/doors/cli/schema/index.ts";
import { MAIN, palimpsest } from "../support/cli.ts";
import { temporaryFolder, writeFiles } from "../support/folder.ts";
import { makeRepository } from "../support/repository.ts";
import { makeSmallWiki } from "../support/small-wiki.ts";

describe("palimpsest site build", () => {
  test("writes a page for each page of the wiki, under the base that a host has", async () => {
    const cwd = makeSmallWiki(temporaryFolder());
    const built = await palimpsest(["site", "build", "--out", "out", "--base", "/team"], { cwd });
    expect(built).toMatchObject({ code: 0 });
    const home = readFileSync(join(cwd, "out/index.html"), "utf8");
    expect(home).toContain('href="/team/ADR-0001/"');
    const page = readFileSync(join(cwd, "out/ADR-0001/index.html"), "utf8");
    expect(page).toContain("Superseded. In force today:");
    expect(page).toContain('href="/team/ADR-0002/"');
    const again = await palimpsest(["site", "build", "--out", "out", "--json"], { cwd });
    const document = JSON.parse(again.stdout);
    v.parse(siteSchema, document);
    expect(document).toEqual({ version: 1, out: "out", address: null });
    expect(readFileSync(join(cwd, "out/index.html"), "utf8")).toContain('href="/ADR-0001/"');
    expect(readdirSync(cwd).toSorted()).not.toContain(".astro");
  });

  test("takes along the pictures that pages show, and nothing else of the folder", async () => {
    const cwd = makeSmallWiki(temporaryFolder());
    writeFiles(cwd, {
      "wiki/notes/plan.md": "# Plan\n\n![The plan](../img/a%20plan.png)\n",
      "wiki/img/a plan.png": "picture",
      "wiki/img/secret.png": "secret",
    });
    const built = await palimpsest(["site", "build", "--out", "out", "--base", "/team"], { cwd });
    expect(built).toMatchObject({ code: 0 });
    expect(readFileSync(join(cwd, "out/notes/plan/index.html"), "utf8")).toContain(
      'src="/team/files/img/a%20plan.png"',
    );
    expect(readFileSync(join(cwd, "out/files/img/a plan.png"), "utf8")).toBe("picture");
    expect(readdirSync(join(cwd, "out/files/img"))).toEqual(["a plan.png"]);
  });

  test.each([".", "wiki", "docs"])(
    "never takes the place of other files: --out %s",
    async (out) => {
      const cwd = makeSmallWiki(makeRepository(temporaryFolder()));
      writeFiles(cwd, { "docs/guide.md": "# Guide\n" });
      const refused = await palimpsest(["site", "build", "--out", out], { cwd });
      expect(refused.code).toBe(2);
      expect(refused.stderr).toContain("--out DIR");
      expect(existsSync(join(cwd, ".git/HEAD"))).toBe(true);
      expect(existsSync(join(cwd, "docs/guide.md"))).toBe(true);
      expect(existsSync(join(cwd, "wiki/adr"))).toBe(true);
    },
  );
});

describe("palimpsest site serve", () => {
  test("answers on the loopback address until it is stopped", async () => {
    const cwd = makeSmallWiki(temporaryFolder());
    const child = spawn(process.execPath, [MAIN, "site", "serve", "--port", "0"], { cwd });
    try {
      const address = await firstLine(child.stdout);
      expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
      const answer = await fetch(new URL("ADR-0002/", address));
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain("ADR-0002");
    } finally {
      child.kill();
    }
  });
});

async function firstLine(stream: NodeJS.ReadableStream): Promise<string> {
  let text = "";
  for await (const chunk of stream) {
    text += String(chunk);
    if (text.includes("\n")) break;
  }
  return text.split("\n")[0] ?? "";
}
