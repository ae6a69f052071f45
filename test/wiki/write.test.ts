import { execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { writeAtomically } from "../../src/wiki/write.ts";

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "palimpsest-write-"));
  file = join(folder, "0001-x.md");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const bytes = (text: string) => Buffer.from(text);
const isRoot = process.getuid?.() === 0;

describe("writeAtomically", () => {
  test("replaces the bytes and leaves nothing else behind", async () => {
    writeFileSync(file, "old");
    expect(await writeAtomically(file, bytes("new"), bytes("old"))).toEqual({
      ok: true,
      value: undefined,
    });
    expect(readFileSync(file, "utf8")).toBe("new");
    expect(readdirSync(folder)).toEqual(["0001-x.md"]);
  });

  test("makes a file where none is expected", async () => {
    expect((await writeAtomically(file, bytes("new"), null)).ok).toBe(true);
    expect(readFileSync(file, "utf8")).toBe("new");
    expect(readdirSync(folder)).toEqual(["0001-x.md"]);
  });

  test.each([0o600, 0o644, 0o755])("keeps the mode %o", async (mode) => {
    writeFileSync(file, "old");
    chmodSync(file, mode);
    await writeAtomically(file, bytes("new"), bytes("old"));
    expect(statSync(file).mode & 0o777).toBe(mode);
  });

  test("does not touch a file that has the bytes already", async () => {
    writeFileSync(file, "old");
    const { ino, ctimeNs } = statSync(file, { bigint: true });
    expect((await writeAtomically(file, bytes("old"), bytes("old"))).ok).toBe(true);
    expect(statSync(file, { bigint: true })).toMatchObject({ ino, ctimeNs });
  });

  test("writes through a symbolic link and keeps it", async () => {
    const target = join(folder, "target.md");
    writeFileSync(target, "old");
    symlinkSync("target.md", file);
    await writeAtomically(file, bytes("new"), bytes("old"));
    expect(lstatSync(file).isSymbolicLink()).toBe(true);
    expect(readFileSync(target, "utf8")).toBe("new");
  });

  test("goes round the temporary file of a process that died", async () => {
    const left = join(folder, `.palimpsest-${process.pid}-0.tmp`);
    writeFileSync(left, "half");
    writeFileSync(file, "old");
    expect((await writeAtomically(file, bytes("new"), bytes("old"))).ok).toBe(true);
    expect(readFileSync(file, "utf8")).toBe("new");
    expect(readFileSync(left, "utf8")).toBe("half");
  });

  test.each<[name: string, onDisk: string | null, wanted: string, expected: string | null]>([
    ["was edited meanwhile", "other", "new", "old"],
    ["was deleted meanwhile", null, "new", "old"],
    ["was made meanwhile", "other", "new", null],
    ["was edited though nothing is to change", "other", "old", "old"],
  ])("writes nothing where the file %s", async (_, onDisk, wanted, expected) => {
    if (onDisk !== null) writeFileSync(file, onDisk);
    const result = await writeAtomically(
      file,
      bytes(wanted),
      expected === null ? null : bytes(expected),
    );
    expect(result).toMatchObject({ ok: false, fault: { reason: "changed", file } });
    expect(existsSync(file) ? readFileSync(file, "utf8") : null).toBe(onDisk);
    expect(readdirSync(folder)).toEqual(onDisk === null ? [] : ["0001-x.md"]);
  });

  test("says that the folder is not there", async () => {
    const result = await writeAtomically(join(folder, "no/such/x.md"), bytes("new"), null);
    expect(result).toMatchObject({
      ok: false,
      fault: { reason: "no-folder", fix: "Make the folder first." },
    });
  });

  test("says that the file is a folder", async () => {
    mkdirSync(file);
    expect(await writeAtomically(file, bytes("new"), bytes("old"))).toMatchObject({
      ok: false,
      fault: { reason: "not-a-file" },
    });
  });

  test.skipIf(isRoot)("respects write protection (not as root, whom nothing stops)", async () => {
    writeFileSync(file, "old");
    chmodSync(file, 0o444);
    expect(await writeAtomically(file, bytes("new"), bytes("old"))).toMatchObject({
      ok: false,
      fault: { reason: "forbidden" },
    });
    expect(readdirSync(folder)).toEqual(["0001-x.md"]);
  });

  test("leaves the old file or the new one when the process is killed", async () => {
    const size = 300_000;
    writeFileSync(file, "a".repeat(size));
    const script = `
      import { writeAtomically } from ${JSON.stringify(join(import.meta.dirname, "../../src/wiki/write.ts"))};
      import { readFileSync } from "node:fs";
      for (;;) {
        const old = readFileSync(${JSON.stringify(file)});
        const next = Buffer.alloc(${size}, old[0] === 97 ? "b" : "a");
        await writeAtomically(${JSON.stringify(file)}, next, old);
        process.stdout.write(".");
      }`;
    for (let round = 0; round < 3; round += 1) {
      const child = spawn(process.execPath, ["--input-type=module", "-e", script]);
      await new Promise((resolve) => child.stdout.once("data", resolve));
      await sleep(3 + 7 * round);
      child.kill("SIGKILL");
      await new Promise((resolve) => child.once("exit", resolve));
      const left = readFileSync(file, "utf8");
      expect(left === "a".repeat(size) || left === "b".repeat(size)).toBe(true);
    }
  });
});

/** Runs as root on Linux only: a real disk that is full or read-only has to be mounted. */
describe.skipIf(!canMount())("writeAtomically on a disk of its own", () => {
  beforeEach(() => {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", folder]);
  });

  afterEach(() => {
    execFileSync("umount", [folder]);
  });

  test("keeps the old file whole when the disk is full", async () => {
    writeFileSync(file, "old");
    const result = await writeAtomically(file, Buffer.alloc(200_000, "x"), bytes("old"));
    expect(result).toEqual({
      ok: false,
      fault: {
        reason: "disk-full",
        file,
        message: `The disk is full: ${file} was not written.`,
        fix: "Make room, then try again.",
      },
    });
    expect(readFileSync(file, "utf8")).toBe("old");
    expect(readdirSync(folder)).toEqual(["0001-x.md"]);
  });

  test("makes no half of a new file when the disk is full", async () => {
    const result = await writeAtomically(file, Buffer.alloc(200_000, "x"), null);
    expect(result).toMatchObject({ ok: false, fault: { reason: "disk-full" } });
    expect(readdirSync(folder)).toEqual([]);
  });

  test("says that the disk is read-only", async () => {
    writeFileSync(file, "old");
    execFileSync("mount", ["-o", "remount,ro", folder]);
    const result = await writeAtomically(file, bytes("new"), bytes("old"));
    expect(result).toMatchObject({
      ok: false,
      fault: { reason: "read-only-disk", fix: "Mount it for writing, or work on a copy." },
    });
    expect(readFileSync(file, "utf8")).toBe("old");
  });
});

function canMount(): boolean {
  if (!isRoot || process.platform !== "linux") return false;
  const place = mkdtempSync(join(tmpdir(), "palimpsest-mount-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", place], { stdio: "ignore" });
    execFileSync("umount", [place], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
