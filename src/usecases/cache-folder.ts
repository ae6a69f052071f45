/** Where what can be made again is kept for one person. */
import { homedir } from "node:os";
import { isAbsolute, join } from "node:path";

export type Environment = Readonly<Record<string, string | undefined>>;

/** The folder of this program's caches: XDG's rule, and the system's own place where that is another. */
export function cacheFolder(environment: Environment): string {
  const {
    XDG_CACHE_HOME: xdg = "",
    LOCALAPPDATA: local = "",
    HOME: home = homedir(),
  } = environment;
  if (isAbsolute(xdg)) return join(xdg, "palimpsest");
  if (process.platform === "win32" && local !== "") return join(local, "palimpsest");
  if (process.platform === "darwin") return join(home, "Library", "Caches", "palimpsest");
  return join(home, ".cache", "palimpsest");
}
