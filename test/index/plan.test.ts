import { describe, expect, test } from "vitest";
import type { WikiPath } from "../../src/domain/identity.ts";
import type { FileStamp, Unreadable } from "../../src/domain/ports.ts";
import { hasPage, planIndex, rowOfUnreadable } from "../../src/index/plan.ts";
import type { IndexedFile } from "../../src/store/port.ts";

const stamp = (path: string, change: Partial<FileStamp> = {}): FileStamp => ({
  path: path as WikiPath,
  size: 10,
  mtime: 1000.5,
  ctime: 2000.5,
  ...change,
});
const known = (path: string, change: Partial<IndexedFile> = {}): IndexedFile => ({
  ...stamp(path),
  hash: `hash of ${path}`,
  unreadable: null,
  ...change,
});
const fault = (path: string, blocked = false): Unreadable => ({
  path: path as WikiPath,
  reason: "closed",
  ...(blocked ? { blocked } : {}),
});

describe("planIndex", () => {
  test("reads what is new, and what has another size or time", () => {
    const files = [
      stamp("changed.md", { ctime: 2001 }),
      stamp("grown.md", { size: 11 }),
      stamp("moved.md", { mtime: 1000.25 }),
      stamp("new.md"),
      stamp("same.md"),
    ];
    const names = ["changed.md", "grown.md", "moved.md", "same.md"];
    const plan = planIndex(
      { files, unreadable: [] },
      names.map((name) => known(name)),
    );
    expect(plan.suspects.map((suspect) => [suspect.stamp.path, suspect.known?.path])).toEqual([
      ["changed.md", "changed.md"],
      ["grown.md", "grown.md"],
      ["moved.md", "moved.md"],
      ["new.md", undefined],
    ]);
    expect(plan.removed).toEqual([]);
  });

  test("removes what is listed no more, whether it had a page or not", () => {
    const gone = [known("gone.md"), known("link.md", { hash: "", unreadable: "closed" })];
    expect(planIndex({ files: [], unreadable: [] }, gone).removed).toEqual(gone);
  });

  test("removes nothing beneath a folder that is blocked, and nothing at all when the root is", () => {
    const pages = ["docs/a.md", "docs/deep/b.md", "docsy/c.md", "d.md"].map((path) => known(path));
    const removedBy = (...unreadable: Unreadable[]) =>
      planIndex({ files: [], unreadable }, pages).removed.map(({ path }) => path);
    expect(removedBy(fault("docs", true))).toEqual(["docsy/c.md", "d.md"]);
    expect(removedBy(fault(".", true))).toEqual([]);
  });

  test("removes what lay beneath a folder that a broken link has taken the place of", () => {
    const plan = planIndex({ files: [], unreadable: [fault("docs")] }, [known("docs/a.md")]);
    expect(plan.removed.map(({ path }) => path)).toEqual(["docs/a.md"]);
  });
});

describe("rowOfUnreadable", () => {
  test("keeps a known page that the machine withholds, and marks it to be tried again", () => {
    const page = known("a.md");
    const row = rowOfUnreadable(fault("a.md", true), page);
    expect(row).toEqual({ ...page, ctime: 0, unreadable: "closed" });
    expect(hasPage(row)).toBe(true);
  });

  test("keeps no page that is the file's own fault", () => {
    const row = rowOfUnreadable(fault("a.md"), known("a.md"), stamp("a.md"));
    expect(row).toEqual({ ...stamp("a.md"), hash: "", unreadable: "closed" });
    expect(hasPage(row)).toBe(false);
  });

  test("keeps only the reason of a new path that is blocked, and marks it to be tried again", () => {
    const row = rowOfUnreadable(fault("a.md", true), null, stamp("a.md"));
    expect(row).toEqual({ ...stamp("a.md"), ctime: 0, hash: "", unreadable: "closed" });
  });
});
