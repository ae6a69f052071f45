/** The names under which a page is found. */
import { type Identity, nameKey, pathKey, type WikiPath } from "../../domain/identity.ts";
import { withoutMarkdown } from "../../domain/markdown-file.ts";
import type { NameRole, PageName } from "../../domain/page.ts";
import { FILE_START, type Position } from "../../domain/position.ts";
import { plainWords } from "../../domain/words.ts";
import type { FileName } from "../decision/number.ts";
import type { Statement } from "../decision/statement.ts";
import type { Title } from "./title.ts";

/** What the names are made from. */
export interface Named {
  readonly path: WikiPath;
  readonly identity: Identity;
  readonly scope: string;
  readonly name: FileName;
  readonly number: number | null;
  readonly title: Title;
  /** Further names that its kind gives it. */
  readonly aliases: readonly string[];
  readonly statements: readonly Statement[];
}

/** Every name of a page, each key once for each role, in the order of their weight. */
export function namesOf(named: Named): PageName[] {
  const { path, identity, name, number, title } = named;
  const file = path.slice(path.lastIndexOf("/") + 1);
  const names: PageName[] = [
    nameAs("identity", identity),
    pathAs(path),
    pathAs(withoutMarkdown(path)),
    ...aliasesOf(named),
    // A hundred pages are called README; the folder is what tells them apart.
    ...(name.isFront ? [] : [nameAs("file-name", file)]),
    nameAs("file-name", name.stem),
  ];
  if (name.isFront) names.push(pathAs(path.slice(0, path.lastIndexOf("/"))));
  if (number !== null) names.push(nameAs("number", `#${number}`));
  for (const text of new Set([title.text, title.written])) {
    if (text !== "") names.push(nameAs("title", text, title));
  }
  return eachOnce(names);
}

function aliasesOf({ aliases, statements, identity, scope, number }: Named): PageName[] {
  const own = nameKey(identity);
  // In a log of a scope, people leave the scope out; where two logs have the number, the name is ambiguous.
  const isScoped = number !== null && identity.startsWith(`${scope}/`);
  const inScope = isScoped ? [identity.slice(scope.length + 1)] : [];
  const stated = statements
    .filter(({ name, source }) => source === "front-matter" && name === "aliases")
    .flatMap((statement) =>
      statement.values.map((value) => nameAs("alias", plainWords(value), statement)),
    );
  // An `id` that is not the identity is still what the page calls itself.
  const id = statements
    .filter(({ name, source }) => source === "front-matter" && name === "id")
    .flatMap((statement) => statement.values.map((value) => nameAs("alias", value, statement)));
  const moved = statements
    .filter(({ name, source }) => source === "front-matter" && name === "redirect_from")
    .flatMap((statement) =>
      statement.values.map((value) => nameAs("alias", tailOf(value), statement)),
    );
  const given = [...inScope, ...aliases].map((alias) => nameAs("alias", alias));
  return [...stated, ...id, ...moved, ...given].filter(
    ({ key, text }) => text !== "" && key !== own,
  );
}

/** Where a page was on its site before it moved: the last part is what it was called. */
function tailOf(address: string): string {
  const parts = address.split("/").filter((part) => part !== "");
  return (parts.at(-1) ?? "").replace(/\.(?:html?|md)$/i, "");
}

function nameAs(role: NameRole, text: string, { line, column }: Position = FILE_START): PageName {
  return { key: nameKey(text), role, text, line, column };
}

function pathAs(path: string): PageName {
  return { key: pathKey(path), role: "path", text: path, ...FILE_START };
}

function eachOnce(names: readonly PageName[]): PageName[] {
  const seen = new Set<string>();
  return names.filter(({ key, role }) => {
    const both = `${role}\n${key}`;
    return !seen.has(both) && seen.add(both);
  });
}
