/** What the folders of a page say: a log of decisions, templates, a package of a monorepo. */
import type { DecisionLog } from "../../domain/configuration.ts";

/** Names of folders that hold decisions. */
const LOG_FOLDER =
  /^(?:adrs?|madrs?|rfcs?|keps?|decisions?|decision[-_ ]?(?:records?|log)|(?:architecture|architectural|arch|design|technical|tech)[-_ ]?decisions?(?:[-_ ]?records?)?|architecture[-_ ]?records?|architekturentscheidungen|decisiones|decis[oõ]es|enhancements)$/i;

const RFC_FOLDER = /^rfcs?$/i;
/** Where the process of Rust's RFCs, which many have taken over, puts them. */
const RFC_TEXT = /(?:^|\/)text\/\d{4}-[^/]+$/;
const TEMPLATE_FOLDER = /^\.?templates?$|[-_]templates?$|^plantillas$|^mod[eè]les$/i;

/** Folders whose folders are the parts of a monorepo. */
const PART_FOLDERS: ReadonlySet<string> = new Set([
  ...["packages", "apps", "services", "modules", "libs", "projects", "crates", "plugins"],
]);

function foldersOf(path: string): string[] {
  return path.split("/").slice(0, -1);
}

/** Whether a page lies in a folder of decisions, at any depth. */
export function isInLog(path: string): boolean {
  return RFC_TEXT.test(path) || foldersOf(path).some((folder) => LOG_FOLDER.test(folder));
}

/** Whether a page lies in a folder of RFCs. */
export function isInRfcs(path: string): boolean {
  return RFC_TEXT.test(path) || foldersOf(path).some((folder) => RFC_FOLDER.test(folder));
}

/** Whether a page lies in a folder of templates. */
export function isInTemplates(path: string): boolean {
  return foldersOf(path).some((folder) => TEMPLATE_FOLDER.test(folder));
}

/** The part of a monorepo that a page belongs to: `web` for `packages/web/docs/adr/x.md`; empty for none. */
export function partOf(path: string): string {
  const folders = foldersOf(path);
  const at = folders.findIndex((folder) => PART_FOLDERS.has(folder.toLowerCase()));
  return at < 0 ? "" : (folders[at + 1] ?? "");
}

/** The configured log that a page lies in, the innermost; null for none. */
export function logOf(path: string, logs: readonly DecisionLog[]): DecisionLog | null {
  let inner: DecisionLog | null = null;
  for (const log of logs) {
    const holds = log.path === "." || path.startsWith(`${log.path}/`);
    if (holds && (inner === null || depth(log.path) > depth(inner.path))) inner = log;
  }
  return inner;
}

function depth(path: string): number {
  return path === "." ? 0 : path.split("/").length;
}
