/** A real wiki in a real folder, indexed and ready for use cases. */
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { indexWiki } from "../../src/usecases/index-wiki.ts";
import type { Palimpsest } from "../../src/usecases/palimpsest.ts";
import { wire } from "../../src/usecases/wire.ts";
import { temporaryFolder, writeFiles } from "./folder.ts";

/** Writes the files into a folder of their own, wires it and indexes it; all is gone when the test ends. */
export async function indexedWiki(
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<Palimpsest> {
  const folder = temporaryFolder();
  const root = join(folder, "wiki");
  writeFiles(root, files);
  const wired = await wire({ cwd: folder, wiki: root, store: join(folder, "index.db") });
  if (!wired.ok) throw new Error(JSON.stringify(wired.fault));
  onTestFinished(() => wired.value.store.close());
  await indexWiki(wired.value);
  return wired.value;
}
