import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { writePages } from "../../scripts/bench/generate.ts";
import { temporaryFolder } from "../support/folder.ts";

function generated(count: number, seed: number): [name: string, text: string][] {
  const folder = temporaryFolder();
  writePages(folder, count, seed);
  return readdirSync(join(folder, "adr"))
    .toSorted()
    .map((name) => [name, readFileSync(join(folder, "adr", name), "utf8")]);
}

describe("writePages", () => {
  test("gives the same bytes for the same seed, and others for another", () => {
    expect(generated(30, 7)).toEqual(generated(30, 7));
    expect(generated(30, 7)).not.toEqual(generated(30, 8));
  });

  test("writes pages of about 2 kB with all that a decision has", () => {
    const pages = generated(200, 1).map(([, text]) => text);
    expect(pages).toHaveLength(200);
    for (const page of pages) {
      expect(page.length).toBeGreaterThan(1500);
      expect(page.length).toBeLessThan(3500);
      expect(page).toMatch(/^---\nstatus: /);
      expect(page).toContain("\n# ADR-");
      expect(page).toContain("| Option | Time | Verdict |");
      expect(page).toContain("```ts\n");
      expect(page).toMatch(/\]\(\d{4}-[a-z-]+\.md\)/);
    }
  });

  test("states each supersession from both ends", () => {
    const pages = generated(400, 3).map(([, text]) => text);
    const idOf = (page: string) => /^# (ADR-\d+)/m.exec(page)?.[1];
    const stated = (key: string) =>
      pages.flatMap((page) => {
        const other = new RegExp(`^${key}: (.*)$`, "m").exec(page)?.[1];
        return other === undefined ? [] : [[idOf(page), other]];
      });
    const newer = stated("supersedes");
    expect(newer.length).toBeGreaterThan(20);
    expect(new Set(stated("superseded_by").map(([older, by]) => `${by} ${older}`))).toEqual(
      new Set(newer.map(([by, older]) => `${by} ${older}`)),
    );
  });
});
