/** People that a page names: who decided, who was asked, who was told, who wrote it. */
import type { PersonMention, PersonRole } from "../../domain/page.ts";
import { plainWords } from "../../domain/words.ts";
import { isNothing } from "../fields/nothing.ts";
import type { Statement } from "./statement.ts";

/** The role that a field gives the people in it, and why. A map, for pages may have a field `constructor`. */
const ROLES: ReadonlyMap<string, PersonRole> = new Map([
  ["deciders", "decider"],
  // OpenShift enhancements and KEPs: who approves decides.
  ["approvers", "decider"],
  ["consulted", "consulted"],
  // Who reviews is asked and does not decide.
  ["reviewers", "consulted"],
  ["informed", "informed"],
  ["authors", "author"],
]);

const SEPARATORS = /\s*(?:[,;、]|\n|\s(?:and|et|y|und|&)\s)\s*/giu;
const MAIL = /\s*[<(]?\b[\w.+-]+@[\w-]+\.[\w.-]+[>)]?/g;
/** What a template asks for: `[list everyone involved in the decision]`. */
const PLACEHOLDER = /^[[{<].*[\]}>]$|^list everyone/i;
const LONGEST_NAME = 80;

/** The people of a page, in the order of its fields, each once for each role. */
export function peopleOf(statements: readonly Statement[]): PersonMention[] {
  const people = statements.flatMap((statement) => {
    const role = ROLES.get(statement.name);
    return role === undefined
      ? []
      : namesOf(statement).map((name) => mention(statement, role, name));
  });
  const seen = new Set<string>();
  return people.filter(({ role, name }) => {
    const key = `${role}\n${name.toLowerCase()}`;
    return !seen.has(key) && seen.add(key);
  });
}

function mention({ line, column }: Statement, role: PersonRole, name: string): PersonMention {
  return { role, name, line, column };
}

function namesOf({ values }: Statement): string[] {
  return values
    .filter((value) => !PLACEHOLDER.test(value.trim()))
    .flatMap((value) => plainWords(value).split(SEPARATORS))
    .map(nameIn)
    .filter((name) => name !== "" && name.length <= LONGEST_NAME && !isNothing(name));
}

/** A name without its address and the marks around it; an address alone is all that there is of a name. */
function nameIn(words: string): string {
  const bare = words.replace(/\s*\([^()]*\)/g, "").replace(/^[[{"']+|[\]}"'.]+$/g, "");
  const withoutMail = bare.replace(MAIL, "").replace(/[\s\-–:]+$/, "");
  return (withoutMail === "" ? bare : withoutMail).replace(/^@/, "").trim();
}
