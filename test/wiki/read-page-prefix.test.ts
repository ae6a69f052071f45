/** What stands before a decision's number where the configuration names its log and no prefix. */
import { describe, expect, test } from "vitest";
import { wikiPath } from "../../src/domain/identity.ts";
import type { Page } from "../../src/domain/page.ts";
import { parseConfiguration } from "../../src/wiki/configuration.ts";
import { readPage } from "../../src/wiki/read-page.ts";

function read(
  path: string,
  yaml: string,
  text = "# A\n\nStatus: accepted\n\nAs ADR-0007 says.\n",
): Page {
  const configuration = parseConfiguration(yaml, wikiPath("palimpsest.yaml"));
  if (!configuration.ok) throw new Error(configuration.fault[0]?.message);
  const page = readPage(wikiPath(path), new TextEncoder().encode(text), configuration.value);
  if (!page.ok) throw new Error(page.fault.reason);
  return page.value;
}

describe("readPage in a log without a prefix", () => {
  test.each([
    ["logs: [docs/adr]", "", "ADR-0001"],
    ["logs: [{path: docs/adr}]", "", "ADR-0001"],
    ["logs: [{path: docs/adr, scope: web}]", "web", "web/ADR-0001"],
    ['logs: [{path: docs/adr, prefix: ""}]', "", "ADR-0001"],
  ])("%s finds it in each page", (yaml, scope, identity) => {
    const page = read("docs/adr/0001-a.md", yaml);
    expect(page).toMatchObject({ kind: "decision", identity, scope });
    expect(page.links.map(({ target }) => target)).toEqual(["ADR-0007"]);
  });

  test.each([
    ["docs/adr/ODH-ADR-Operator-0007-x.md", "docs/adr", "# A", "ODH-ADR-Operator-0007"],
    ["docs/adr/mdr-0007-x.md", "docs/adr", "# A", "MDR-0007"],
    ["rfcs/0007-x.md", "rfcs", "# A", "RFC-0007"],
    ["decisions/0007-x.md", "decisions", "# RFC 7: A", "RFC-0007"],
    ["docs/adr/20200927-a.md", "docs/adr", "# A", "20200927-a"],
    ["packages/web/docs/adr/0007-x.md", "packages/web/docs/adr", "# A", "web/ADR-0007"],
    ["packages/web/docs/adr/20200927-a.md", "packages/web/docs/adr", "# A", "web/20200927-a"],
  ])("%s is named as without a configuration", (path, folder, heading, identity) => {
    const text = `${heading}\n\nStatus: accepted\n`;
    expect(read(path, `logs: [${folder}]`, text).identity).toBe(identity);
    expect(read(path, "", text).identity).toBe(identity);
  });
});
