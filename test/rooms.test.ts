/**
 * Holds the one-way imports between the rooms of `src/`.
 *
 * A red test here does not mean that the change is forbidden: it means that it is a design decision.
 * Write the ADR, then change the table.
 */
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { describe, expect, test } from "vitest";

const LEAVES = ["domain", "wiki", "git", "store"] as const;

/** Each room, and the rooms it may import from. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  domain: [],
  wiki: ["domain"],
  git: ["domain"],
  store: ["domain"],
  index: LEAVES,
  recall: ["domain", "store"],
  retain: ["domain", "wiki", "store"],
  insight: ["domain", "git"],
  actuate: LEAVES,
  usecases: [...LEAVES, "index", "recall", "retain", "insight", "actuate"],
  doors: ["domain", "usecases"],
  site: ["domain", "usecases"],
};

const src = join(import.meta.dirname, "../src");
const SPECIFIER = /(?:\bfrom|\bimport)\s*\(?\s*["']([^"']+)["']/g;

/** Every import of a room's files, as `[file, specifier, room it leads to]`; a package leads to `npm`. */
function importsOf(room: string): [file: string, specifier: string, target: string][] {
  return globSync("**/*.{ts,astro}", { cwd: join(src, room) }).flatMap((file) => {
    const path = join(src, room, file);
    return [...readFileSync(path, "utf8").matchAll(SPECIFIER)].map(
      ([, specifier = ""]): [string, string, string] => {
        const inside = specifier.startsWith(".");
        const target = relative(src, join(dirname(path), specifier)).split(sep)[0] ?? "";
        return [`${room}/${file}`, specifier, inside ? target : "npm"];
      },
    );
  });
}

describe("rooms", () => {
  test("are those of the table, each made when it is first used", () => {
    expect(readdirSync(src).filter((room) => !(room in MAY_IMPORT))).toEqual([]);
  });

  test.each(Object.entries(MAY_IMPORT).filter(([room]) => existsSync(join(src, room))))(
    "%s imports only %j",
    (room, allowed) => {
      const wrong = importsOf(room).filter(
        ([, , target]) => target !== room && target !== "npm" && !allowed.includes(target),
      );
      expect(wrong).toEqual([]);
    },
  );

  test("domain imports no package", () => {
    expect(importsOf("domain").filter(([, , target]) => target === "npm")).toEqual([]);
  });
});
