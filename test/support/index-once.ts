/** A process of its own that indexes a wiki once: `node index-once.ts WIKI STORE`. Prints the outcome as JSON. */
import { indexWiki } from "../../src/usecases/index-wiki.ts";
import { wire } from "../../src/usecases/wire.ts";

const [wiki = "", store = ""] = process.argv.slice(2);
const wired = await wire({ cwd: wiki, wiki, store });
if (!wired.ok) throw new Error(JSON.stringify(wired.fault));
process.stdout.write("wired\n");
process.stdout.write(`${JSON.stringify(await indexWiki(wired.value))}\n`);
await wired.value.store.close();
