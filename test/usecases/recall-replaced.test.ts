import { describe, expect, test } from "vitest";
import { recallJson } from "../../src/doors/cli/render/recall-json.ts";
import { replacedText } from "../../src/doors/cli/render/replaced-text.ts";
import { recall } from "../../src/usecases/recall.ts";
import { show } from "../../src/usecases/show.ts";
import { indexedWiki } from "../support/wired.ts";

const decision = (title: string, status: string) =>
  `---\nstatus: ${status}\n---\n\n# ${title}\n\nText of ${title}.\n`;

const WIKI: Readonly<Record<string, string>> = {
  "adr/0001-a.md": decision("Alpha", "Superseded by ADR-0002 (partially)"),
  "adr/0002-b.md": decision("Beta", "accepted"),
  "adr/0003-c.md": decision("Gamma", "Partially superseded by ADR-0002"),
  "adr/0004-d.md": decision("Delta", "superseded by ADR-0050"),
  "adr/0005-e.md": decision("Epsilon", "superseded by ADR-0006"),
  "adr/0006-f.md": decision("Zeta", "superseded by ADR-0005"),
  "adr/0007-g.md": decision("Eta", "superseded by ADR-0007"),
  "adr/0009-i.md": decision("Iota", "superseded by ADR-0002 and ADR-0051"),
  "adr/0010-j.md": decision("Kappa", "superseded"),
  "adr/0011-k.md": decision("Lambda", "Partially superseded by ADR-0052"),
  "adr/0012-l.md": decision("Mu", "superseded by ADR-0013"),
  "adr/0013-m.md": decision("Nu", "accepted"),
  "adr/0013-n.md": decision("Xi", "accepted"),
};

const CIRCLE =
  "The chain goes in a circle: ADR-0005 by ADR-0006 by ADR-0005. What is in force cannot be told; palimpsest check says where.";

async function lastHit(name: string) {
  const answer = await recall(await indexedWiki(WIKI), name);
  const hit = answer.hits.at(-1);
  if (hit === undefined) throw new Error("there is no hit");
  return { hit, notices: answer.notices, json: JSON.parse(JSON.stringify(recallJson(answer, ""))) };
}

describe("what replaced a page", () => {
  test.each([
    ["1", "superseded in part by ADR-0002", null, ["ADR-0002"]],
    ["2", "", null, []],
    ["3", "superseded in part by ADR-0002", null, ["ADR-0002"]],
    ["4", "superseded by ADR-0050, which is no page here", "ADR-0050", []],
    ["9", "superseded by ADR-0002, ADR-0051, which is no page here", ["ADR-0002", "ADR-0051"], []],
    ["10", "", null, []],
    ["11", "superseded in part by ADR-0052, which is no page here", null, ["ADR-0052"]],
    ["12", "superseded by ADR-0013, which means 2 pages", "ADR-0013", []],
  ])("is told of %s by recall and by show", async (name, text, whole, parts) => {
    const { hit, json } = await lastHit(name);
    expect(replacedText(hit)).toBe(text);
    expect(json.hits.at(-1)).toMatchObject({ superseded_by: whole, superseded_in_part_by: parts });
    const shown = await show(await indexedWiki(WIKI), name);
    expect(shown.outcome === "found" && replacedText(shown.shown)).toBe(text);
  });

  test("is a circle that both tell, of two pages or of one", async () => {
    expect((await lastHit("5")).notices).toEqual([CIRCLE]);
    expect((await lastHit("7")).notices[0]).toContain("ADR-0007 by ADR-0007");
    expect((await lastHit("4")).notices).toEqual([]);
    expect((await show(await indexedWiki(WIKI), "6")).notices).toEqual([CIRCLE]);
  });
});
