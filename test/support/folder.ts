/** Real folders for tests: made in the system's place for temporary files, gone after the test. */
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

/** An empty folder that is removed when the running test ends. */
export function temporaryFolder(): string {
  const folder = realpathSync.native(mkdtempSync(join(tmpdir(), "palimpsest-")));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes files below `folder`, by their paths relative to it, with the folders that they need. */
export function writeFiles(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** Whether this process can put its superuser's rights down and take them up again. */
const canStepDown = process.geteuid?.() === 0 && process.seteuid !== undefined;

/** Runs `work` with the rights of someone who owns nothing: file modes do not bind the superuser. */
export async function withoutPrivilege<Value>(work: () => Promise<Value>): Promise<Value> {
  if (!canStepDown) return work();
  process.seteuid?.(65534);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}
