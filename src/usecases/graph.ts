/** The graph that pages make: what they are, whom and what they name, and where it is written. */
import type { WikiPath } from "../domain/identity.ts";
import type { LinkRelation, Page, PageKind, PersonRole } from "../domain/page.ts";
import { FILE_START, type Position } from "../domain/position.ts";
import { foldedName } from "../recall/index.ts";

type NodeKind = PageKind | "person" | "tag" | "file";

interface GraphNode {
  /** Unique in the graph: `page:adr/0042-x.md`, `person:anya`, `tag:storage`, `file:adr/0042-x.md`. */
  readonly id: string;
  readonly kind: NodeKind;
  /** As a person reads it: an identity, a name, a tag, a path. */
  readonly label: string;
}

type EdgeKind =
  | LinkRelation
  | "decided_by"
  | "consulted"
  | "informed"
  | "written_by"
  | "tagged"
  | "stored_in";

/** An edge with the place that states it. */
interface GraphEdge extends Position {
  readonly from: string;
  readonly to: string;
  readonly kind: EdgeKind;
  /** File of the place. */
  readonly path: WikiPath;
  /** True where only a part is superseded or amended. */
  readonly partial: boolean;
}

export interface Graph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

const PERSON_EDGES: Readonly<Record<PersonRole, EdgeKind>> = {
  decider: "decided_by",
  consulted: "consulted",
  informed: "informed",
  author: "written_by",
};

/** What of a page its node is made of. */
type Noted = Pick<Page, "path" | "kind" | "identity">;

/** A link with the pages that it means. */
export interface ResolvedLink {
  readonly link: Position & { readonly relation: LinkRelation; readonly partial: boolean };
  readonly to: readonly Noted[];
}

/** The node of a page, and all that leaves it, with the nodes at the other ends. Links that mean nothing give nothing. */
export function graphOfPage(page: Page, links: readonly ResolvedLink[]): Graph {
  const node = pageNode(page);
  const leaving: readonly (readonly [GraphNode, EdgeKind, Position, boolean?])[] = [
    [fileNode(page), "stored_in", FILE_START],
    ...page.people.map(
      (person) => [personNode(person.name), PERSON_EDGES[person.role], person] as const,
    ),
    ...page.tags.map((tag) => [tagNode(tag), "tagged", placeOfTags(page)] as const),
    ...links.flatMap(({ link, to }) =>
      to.map((target) => [pageNode(target), link.relation, link, link.partial] as const),
    ),
  ];
  const nodes = new Map([node, ...leaving.map(([to]) => to)].map((each) => [each.id, each]));
  const edges = leaving.map(([to, kind, { line, column }, partial = false]) => ({
    ...{ from: node.id, to: to.id, kind, path: page.path, line, column, partial },
  }));
  return { nodes: [...nodes.values()], edges };
}

function pageNode({ path, kind, identity }: Noted): GraphNode {
  return { id: `page:${path}`, kind, label: identity };
}

function fileNode({ path }: Page): GraphNode {
  return { id: `file:${path}`, kind: "file", label: path };
}

function personNode(name: string): GraphNode {
  return { id: `person:${foldedName(name)}`, kind: "person", label: name };
}

function tagNode(tag: string): GraphNode {
  return { id: `tag:${tag}`, kind: "tag", label: tag };
}

function placeOfTags({ fields }: Page): Position {
  return fields.find(({ name }) => name === "tags") ?? FILE_START;
}
