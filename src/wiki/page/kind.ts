/** Which kind of page a path makes, and the identity that goes with it (DESIGN: entities, memories, proposals, reviews). */
import type { PageFault } from "../../domain/fault.ts";
import {
  decisionIdentity,
  type Identity,
  namedIdentity,
  type WikiPath,
} from "../../domain/identity.ts";
import { withoutMarkdown } from "../../domain/markdown-file.ts";
import type { PageKind } from "../../domain/page.ts";
import { FILE_START } from "../../domain/position.ts";
import type { Statement } from "../decision/statement.ts";

/** A page that its place makes what it is. */
export interface PlacedKind {
  readonly kind: Exclude<PageKind, "decision" | "note">;
  readonly identity: Identity;
  readonly mind: string | null;
  /** Further names, such as the key of a memory. */
  readonly aliases: readonly string[];
  readonly faults: readonly PageFault[];
}

const NAMESPACES: ReadonlySet<string> = new Set([
  ...["self", "agent", "world", "concept", "value", "principle", "decision"],
]);

const VERSION = /^v(\d+)$/;
const ULID = /^[0-9A-HJKMNP-TV-Z]{26}$/i;
const MEMORY_ID = /^mem_[0-9A-HJKMNP-TV-Z]{26}$/i;
const PROPOSAL = /^(?:prop-?)?(\d{1,6})(?:[-_].*)?$/i;

/** The kind of a page that lies where only one kind lies; null elsewhere. */
export function placedKind(path: WikiPath, statements: readonly Statement[]): PlacedKind | null {
  const parts = withoutMarkdown(path).split("/");
  return (
    entityAt(parts, statements) ??
    memoryAt(parts, statements) ??
    proposalAt(parts, statements) ??
    reviewAt(parts)
  );
}

/** `entities/world/person/anya` is `world:person:anya`, and `…/anya/v1` its first version. */
function entityAt(parts: readonly string[], statements: readonly Statement[]): PlacedKind | null {
  const at = parts.lastIndexOf("entities");
  const names = parts.slice(at + 1);
  if (at < 0 || names.length < 2 || !NAMESPACES.has(names[0] ?? "")) return null;
  const version = names.length > 2 ? VERSION.exec(names.at(-1) ?? "")?.[1] : undefined;
  const slug = (version === undefined ? names : names.slice(0, -1)).join(":");
  const identity = namedIdentity(version === undefined ? slug : `${slug}@${version}`);
  const current = fieldText(statements, "version");
  const aliases = version === undefined && /^\d+$/.test(current) ? [`${slug}@${current}`] : [];
  const faults = [...missingFrontMatter(statements), ...differing(statements, identity)];
  return { kind: "entity", identity, mind: null, aliases, faults };
}

/** `memories/<mind>/<category>/<key>`, or a page whose identity is a memory's. */
function memoryAt(parts: readonly string[], statements: readonly Statement[]): PlacedKind | null {
  const id = fieldText(statements, "id");
  const at = parts.lastIndexOf("memories");
  const [mind, , ...rest] = parts.slice(at + 1);
  const isPlaced = at >= 0 && rest.length === 1;
  if (!isPlaced && !MEMORY_ID.test(id)) return null;
  const stem = parts.at(-1) ?? "";
  const key = fieldText(statements, "key");
  const identity = namedIdentity(MEMORY_ID.test(id) ? id : parts.slice(at + 1).join("/"));
  return {
    kind: "memory",
    identity,
    mind: fieldText(statements, "mind") || (isPlaced ? (mind ?? "") : "") || "default",
    // The file's name is a name already.
    aliases: key === "" || key === stem ? [] : [key],
    faults: missingFrontMatter(statements),
  };
}

/** `proposals/0007-x` of the wiki is `PROP-0007`; a folder of that name inside a log may hold other proposals. */
function proposalAt(parts: readonly string[], statements: readonly Statement[]): PlacedKind | null {
  const digits = PROPOSAL.exec(parts.at(-1) ?? "")?.[1];
  const isOwn = parts.length === 2 || parts.at(-3) === "wiki" || isStatedProposal(statements);
  if (parts.at(-2) !== "proposals" || digits === undefined || !isOwn) return null;
  const identity = decisionIdentity("PROP", Number(digits));
  const faults = [...missingFrontMatter(statements), ...differing(statements, identity)];
  return { kind: "proposal", identity, mind: null, aliases: [], faults };
}

function isStatedProposal(statements: readonly Statement[]): boolean {
  return fieldText(statements, "diff_type") !== "" || /^PROP-/i.test(fieldText(statements, "id"));
}

/** `reviews/<ulid>`. */
function reviewAt(parts: readonly string[]): PlacedKind | null {
  const stem = parts.at(-1) ?? "";
  if (parts.at(-2) !== "reviews" || !ULID.test(stem)) return null;
  return { kind: "review", identity: namedIdentity(stem), mind: null, aliases: [], faults: [] };
}

function fieldText(statements: readonly Statement[], name: string): string {
  return (
    statements.find((one) => one.source === "front-matter" && one.name === name)?.values[0] ?? ""
  );
}

function missingFrontMatter(statements: readonly Statement[]): PageFault[] {
  if (statements.some(({ source }) => source === "front-matter")) return [];
  return [
    {
      rule: "missing-front-matter",
      ...FILE_START,
      message: "The page has no front matter, which tells what it is a page of.",
      fix: "Begin the file with `---`, its fields, and `---`.",
    },
  ];
}

/** An `id` that is not what the path makes of the page. */
function differing(statements: readonly Statement[], identity: Identity): PageFault[] {
  const statement = statements.find((one) => one.source === "front-matter" && one.name === "id");
  const id = statement?.values[0];
  if (statement === undefined || id === undefined || id === identity) return [];
  return [
    {
      rule: "identity-file-name",
      line: statement.line,
      column: statement.column,
      message: `\`id: ${id}\` and the path disagree: the path makes it ${identity}.`,
      fix: `Move the file, or write \`id: ${identity}\`.`,
    },
  ];
}
