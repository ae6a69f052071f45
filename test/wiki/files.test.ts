import { execFileSync } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import type { WikiPath } from "../../src/domain/identity.ts";
import { openFolder } from "../../src/wiki/files.ts";
import { temporaryFolder, withoutPrivilege, writeFiles } from "../support/folder.ts";

const path = (text: string) => text as WikiPath;

async function pathsOf(root: string, exclude: readonly string[] = []): Promise<string[]> {
  return (await openFolder(root).list(exclude)).files.map((file) => file.path);
}

async function reasonsOf(root: string): Promise<[path: string, reason: string][]> {
  const { unreadable } = await openFolder(root).list([]);
  return unreadable.map((fault) => [fault.path, fault.reason]);
}

describe("list", () => {
  test("gives every Markdown file in code-unit order of the whole path", async () => {
    const root = temporaryFolder();
    const files = ["a/b.md", "a-b.md", "a.md", "a0.md", "B.MD", "z.markdown", "é.md", "x.mdx"];
    writeFiles(root, Object.fromEntries([...files, "x.txt", "md", "y.md.bak"].map((f) => [f, ""])));
    expect(await pathsOf(root)).toEqual(files.toSorted());
  });

  test("gives size and times, fractions of a millisecond included", async () => {
    const root = temporaryFolder();
    writeFiles(root, { "a.md": "four" });
    utimesSync(join(root, "a.md"), 1_700_000_000.25, 1_700_000_000.25);
    const [file] = (await openFolder(root).list([])).files;
    expect(file).toMatchObject({ path: "a.md", size: 4, mtime: 1_700_000_000_250 });
    expect(Math.abs((file?.ctime ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  test("passes over hidden files, hidden folders and node_modules", async () => {
    const root = temporaryFolder();
    writeFiles(root, {
      ".git/a.md": "",
      ".hidden.md": "",
      "node_modules/x/README.md": "",
      "docs/node_modules/README.md": "",
      "docs/a.md": "",
    });
    expect(await pathsOf(root)).toEqual(["docs/a.md"]);
  });

  test("leaves out what the globs say, folders without walking them", async () => {
    const root = temporaryFolder();
    writeFiles(root, {
      "a.md": "",
      "drafts/deep/b.md": "",
      "docs/c.draft.md": "",
      "docs/d.md": "",
    });
    expect(await pathsOf(root, ["drafts", "**/*.draft.md"])).toEqual(["a.md", "docs/d.md"]);
  });

  test("finds folders among few other files and among many", async () => {
    const root = temporaryFolder();
    const others = Array.from({ length: 9 }, (_, number) => `many/${number}.png`);
    const files = ["few/a.md", "few/b.md", "few/in/c.md", "many/d.md", "many/in/e.md"];
    writeFiles(root, Object.fromEntries([...files, ...others].map((file) => [file, ""])));
    symlinkSync("nowhere", join(root, "few/gone"));
    symlinkSync("nowhere", join(root, "many/gone"));
    expect(await pathsOf(root)).toEqual(files);
    expect((await reasonsOf(root)).map(([file]) => file)).toEqual(["few/gone", "many/gone"]);
  });

  test("keeps names as they are: spaces, emoji, line breaks, case, composed and decomposed", async () => {
    const root = temporaryFolder();
    const names = [
      "with space.md",
      "emoji 😀.md",
      "line\nbreak.md",
      "README.md",
      "readme.md",
      "caf\u00e9.md",
      "cafe\u0301.md",
      "back\\slash.md",
      "a#b&c[d](e)%20.md",
    ];
    writeFiles(root, Object.fromEntries(names.map((name) => [name, name])));
    const files = openFolder(root);
    const listed = (await files.list([])).files.map((file) => file.path);
    expect(listed).toEqual(names.toSorted());
    for (const name of listed) {
      expect(await files.read(name)).toEqual({ ok: true, value: Buffer.from(name) });
    }
  });

  test("tells a folder that has the name of a page, and reads the pages in it", async () => {
    const root = temporaryFolder();
    const pages = ["x.md-b.md", "x.md/a.md", "x.md0.md"];
    writeFiles(root, Object.fromEntries(pages.map((page) => [page, ""])));
    expect(await pathsOf(root)).toEqual(pages);
    expect(await reasonsOf(root)).toEqual([
      ["x.md", "It is a folder with the name of a page; the pages in it are read."],
    ]);
  });

  test("tells pipes and sockets with the name of a page, and does not open them", async () => {
    const root = temporaryFolder();
    execFileSync("mkfifo", [join(root, "pipe.md")]);
    const server = createServer().listen(join(root, "socket.md"));
    onTestFinished(() => void server.close());
    await new Promise((resolve) => server.once("listening", resolve));
    expect(await reasonsOf(root)).toEqual([
      ["pipe.md", "It is neither a file nor a folder."],
      ["socket.md", "It is neither a file nor a folder."],
    ]);
  });

  test("tells a name that is not UTF-8", async () => {
    const root = temporaryFolder();
    writeFileSync(
      Buffer.concat([Buffer.from(`${root}/bad`), Buffer.from([0xff]), Buffer.from(".md")]),
      "",
    );
    expect(await pathsOf(root)).toEqual([]);
    expect(await reasonsOf(root)).toEqual([["bad\uFFFD.md", "Its name is not UTF-8."]]);
  });

  test("follows no symbolic link, and tells those that lose pages or lead nowhere", async () => {
    const root = temporaryFolder();
    const outside = temporaryFolder();
    writeFiles(root, { "docs/a.md": "", "logo.png": "" });
    writeFiles(outside, { "secret.md": "", "photo.png": "" });
    const links = {
      "alias.md": "docs/a.md",
      again: "docs",
      "docs/up": "..",
      "round.md": "round.md",
      "gone.md": "nothing.md",
      gone: "nothing",
      "gone.png": "nothing.png",
      "secret.md": join(outside, "secret.md"),
      elsewhere: outside,
      "photo.png": join(outside, "photo.png"),
    };
    for (const [link, target] of Object.entries(links)) symlinkSync(target, join(root, link));
    expect(await pathsOf(root)).toEqual(["docs/a.md"]);
    expect(await reasonsOf(root)).toEqual([
      ["docs/up", "It is a symbolic link to a folder that it lies in, and is not followed."],
      ["elsewhere", "It is a symbolic link that leads out of the wiki, and is not followed."],
      ["gone", "It is a symbolic link that leads nowhere."],
      ["gone.md", "It is a symbolic link that leads nowhere."],
      ["round.md", "It is a symbolic link that leads round in a circle."],
      ["secret.md", "It is a symbolic link that leads out of the wiki, and is not followed."],
    ]);
  });

  test("takes a link inside to a file without a page of its own for a page, and reads it", async () => {
    const root = temporaryFolder();
    writeFiles(root, { "real/page.txt": "words", ".kept/b.md": "hidden", "real/own.md": "own" });
    execFileSync("mkfifo", [join(root, "real/pipe")]);
    const links = {
      "adr/0001-a.md": "../real/own.md",
      "adr/0002-b.md": "../real/page.txt",
      "adr/0003-c.md": "../.kept/b.md",
      "adr/0004-d.md": "../real/pipe",
      "adr/picture.png": "../real/page.txt",
    };
    writeFiles(root, { "adr/x.txt": "" });
    for (const [link, target] of Object.entries(links)) symlinkSync(target, join(root, link));
    const files = openFolder(root);
    const listed = (await files.list([])).files;
    expect(listed.map((file) => file.path)).toEqual([
      "adr/0002-b.md",
      "adr/0003-c.md",
      "real/own.md",
    ]);
    expect(listed[0]?.size).toBe(5);
    expect(await files.read(path("adr/0002-b.md"))).toEqual({
      ok: true,
      value: Buffer.from("words"),
    });
    expect((await files.read(path("adr/0001-a.md"))).ok).toBe(false);
    expect(await reasonsOf(root)).toEqual([
      ["adr/0004-d.md", "It is neither a file nor a folder."],
    ]);
  });

  test("walks a root that is a symbolic link itself", async () => {
    const home = temporaryFolder();
    writeFiles(home, { "real/a.md": "words" });
    symlinkSync("real", join(home, "link"));
    expect(await pathsOf(join(home, "link"))).toEqual(["a.md"]);
    expect((await openFolder(join(home, "link")).read(path("a.md"))).ok).toBe(true);
  });

  test("tells a folder that it may not list as blocked, and lists the rest", async () => {
    const root = temporaryFolder();
    writeFiles(root, { "a.md": "", "closed/b.md": "" });
    chmodSync(join(root, "closed"), 0);
    const listing = await withoutPrivilege(() => openFolder(root).list([]));
    expect(listing.files.map((file) => file.path)).toEqual(["a.md"]);
    expect(listing.unreadable).toEqual([
      { path: "closed", reason: "Permission is denied.", blocked: true },
    ]);
  });

  test("tells a root that is not there as blocked", async () => {
    const listing = await openFolder(join(temporaryFolder(), "missing")).list([]);
    expect(listing).toEqual({
      files: [],
      unreadable: [{ path: ".", reason: "It is not there.", blocked: true }],
    });
  });

  test("walks as deep as paths can be", async () => {
    const root = temporaryFolder();
    const deep = Array.from({ length: 900 }, () => "d").join("/");
    mkdirSync(join(root, deep), { recursive: true });
    writeFiles(root, { [`${deep}/a.md`]: "" });
    expect(await pathsOf(root)).toEqual([`${deep}/a.md`]);
  });
});

describe("read", () => {
  test("gives the bytes as they are", async () => {
    const root = temporaryFolder();
    const bytes = Uint8Array.from([0xef, 0xbb, 0xbf, 0, 255, 13, 10]);
    writeFiles(root, { "a.md": bytes, "empty.md": "" });
    expect(await openFolder(root).read(path("a.md"))).toEqual({
      ok: true,
      value: Buffer.from(bytes),
    });
    expect(await openFolder(root).read(path("empty.md"))).toEqual({
      ok: true,
      value: Buffer.alloc(0),
    });
  });

  test("reads twenty megabytes", async () => {
    const root = temporaryFolder();
    writeFiles(root, { "a.md": "" });
    truncateSync(join(root, "a.md"), 20_000_000);
    const read = await openFolder(root).read(path("a.md"));
    expect(read.ok && read.value.length).toBe(20_000_000);
  });

  test("refuses what lies outside the root, by dots or by a symbolic link on the way", async () => {
    const home = temporaryFolder();
    writeFiles(home, { "secret.md": "", "rootlike/a.md": "", "root/a.md": "", "other/b.md": "" });
    symlinkSync("../other", join(home, "root/way"));
    const { read } = openFolder(join(home, "root"));
    for (const wrong of ["../secret.md", "way/b.md", "../rootlike/a.md", "x/../../secret.md"]) {
      expect(await read(path(wrong)), wrong).toEqual({
        ok: false,
        fault: { path: wrong, reason: "It lies outside the wiki." },
      });
    }
  });

  test("refuses symbolic links, folders and pipes, and does not wait for a pipe", async () => {
    const root = temporaryFolder();
    writeFiles(root, { "a.md": "", "folder.md/b.md": "" });
    symlinkSync("a.md", join(root, "link.md"));
    execFileSync("mkfifo", [join(root, "pipe.md")]);
    const { read } = openFolder(root);
    const reasons = ["link.md", "folder.md", "pipe.md", "gone.md", "gone/a.md"].map(
      async (name) => {
        const result = await read(path(name));
        return result.ok ? "read" : result.fault.reason;
      },
    );
    expect(await Promise.all(reasons)).toEqual([
      "It is a symbolic link, which is not followed.",
      "It is a folder, not a file.",
      "It is neither a file nor a folder.",
      "It is not there.",
      "It is not there.",
    ]);
  });

  test("tells a file without permission as blocked", async () => {
    const root = temporaryFolder();
    writeFiles(root, { "a.md": "" });
    chmodSync(join(root, "a.md"), 0);
    expect(await withoutPrivilege(() => openFolder(root).read(path("a.md")))).toEqual({
      ok: false,
      fault: { path: "a.md", reason: "Permission is denied.", blocked: true },
    });
  });
});
