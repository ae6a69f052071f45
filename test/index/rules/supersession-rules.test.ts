import { describe, expect, test } from "vitest";
import { pathKey } from "../../../src/domain/identity.ts";
import { findCycles } from "../../../src/index/rules/cyclic-supersession.ts";
import { findDanglingSupersessions } from "../../../src/index/rules/dangling-supersession.ts";
import { findSupersededButHolding } from "../../../src/index/rules/disagreeing-status.ts";
import { findOneSided } from "../../../src/index/rules/one-sided-supersession.ts";
import { findWithoutSuccessor } from "../../../src/index/rules/superseded-without-successor.ts";
import { findTwoHeads } from "../../../src/index/rules/two-heads.ts";
import { field, findIn, link, page, told } from "../../support/literal-wiki.ts";

const by = (...names: string[]) => names.map((name) => link("superseded_by", name));
const over = (...names: string[]) => names.map((name) => link("supersedes", name));

describe("findOneSided", () => {
  test("tells the page that is silent, whichever end it is", async () => {
    const pages = [
      page({ path: "0001-a.md", status: "accepted" }),
      page({ path: "0002-b.md", links: over("ADR-0001") }),
      page({ path: "0003-c.md", links: by("ADR-0004") }),
      page({ path: "0004-d.md" }),
    ];
    const faults = await findIn(findOneSided, pages);
    expect(told(faults)).toEqual([
      "0001-a.md: ADR-0002 says that it supersedes this page (0002-b.md:5), and the metadata of this page does not say so.",
      "0004-d.md: ADR-0003 says that it is superseded by this page (0003-c.md:5), and the metadata of this page does not say so.",
    ]);
    expect(faults.map(({ line, column }) => [line, column])).toEqual([
      [3, 9],
      [1, 1],
    ]);
  });

  test("accepts what both ends state, however they name it", async () => {
    const pages = [
      page({ path: "0001-a.md", links: by("0002-b.md") }),
      page({ path: "0002-b.md", links: over("1") }),
    ];
    expect(await findIn(findOneSided, pages)).toEqual([]);
  });

  test.each(["proposed", "rejected"] as const)(
    "lets a %s page claim what it would supersede",
    async (status) => {
      const pages = [
        page({ path: "0001-a.md", status: "accepted" }),
        page({ path: "0002-b.md", status, links: over("ADR-0001") }),
      ];
      expect(await findIn(findOneSided, pages)).toEqual([]);
    },
  );

  test("leaves circles and competing claims to their own rules", async () => {
    const circle = [
      page({ path: "0001-a.md", links: by("ADR-0002") }),
      page({ path: "0002-b.md", links: by("ADR-0001") }),
    ];
    const claims = [
      page({ path: "0001-a.md" }),
      page({ path: "0002-b.md", links: over("ADR-0001") }),
      page({ path: "0003-c.md", links: over("ADR-0001") }),
    ];
    expect(await findIn(findOneSided, circle)).toEqual([]);
    expect(await findIn(findOneSided, claims)).toEqual([]);
  });

  test("mends front matter, and adds to what is there", async () => {
    const pages = [
      page({ path: "0001-a.md", fields: [field("status", "accepted")] }),
      page({ path: "0002-b.md", links: over("ADR-0001") }),
      page({
        path: "0003-c.md",
        fields: [field("supersedes", "ADR-0007")],
      }),
      page({ path: "0004-d.md", links: by("ADR-0003") }),
      page({ path: "0005-no-front-matter.md" }),
      page({ path: "0006-f.md", links: over("ADR-0005") }),
    ];
    const edits = (await findIn(findOneSided, pages)).map(({ path, edit }) => [path, edit]);
    expect(edits).toEqual([
      ["0001-a.md", { kind: "set-field", key: "superseded_by", value: "ADR-0002" }],
      ["0003-c.md", { kind: "set-field", key: "supersedes", value: ["ADR-0007", "ADR-0004"] }],
      ["0005-no-front-matter.md", undefined],
    ]);
  });

  test("mends nothing that is partial, or whose name means several pages", async () => {
    const front = { fields: [field("status", "accepted")] };
    const partial = [
      page({ path: "0001-a.md", ...front }),
      page({ path: "0002-b.md", links: [link("supersedes", "ADR-0001", { partial: true })] }),
    ];
    const twice = [
      page({ path: "0001-a.md", ...front }),
      page({ path: "0002-b.md", links: over("ADR-0001") }),
      page({ path: "0002-c.md" }),
    ];
    for (const pages of [partial, twice]) {
      expect((await findIn(findOneSided, pages)).map(({ edit }) => edit)).toEqual([undefined]);
    }
    expect((await findIn(findOneSided, partial))[0]?.message).toContain("a part of this page");
  });
});

describe("findTwoHeads", () => {
  const claims = (older: ReturnType<typeof page>, c = over("ADR-0001")) => [
    older,
    page({ path: "0002-b.md", links: over("ADR-0001") }),
    page({ path: "0003-c.md", links: c }),
  ];

  test("tells each claim that the old page does not know of", async () => {
    expect(told(await findIn(findTwoHeads, claims(page({ path: "0001-a.md" }))))).toEqual([
      "0002-b.md: This page supersedes ADR-0001, and so does 0003-c.md; ADR-0001 does not say that it has both successors.",
      "0003-c.md: This page supersedes ADR-0001, and so does 0002-b.md; ADR-0001 does not say that it has both successors.",
    ]);
    const one = claims(page({ path: "0001-a.md", links: by("ADR-0002") }));
    expect((await findIn(findTwoHeads, one)).map(({ path }) => path)).toEqual(["0003-c.md"]);
  });

  test("accepts a fork that the old page states", async () => {
    const fork = claims(page({ path: "0001-a.md", links: by("ADR-0002", "ADR-0003") }));
    expect(await findIn(findTwoHeads, fork)).toEqual([]);
  });

  test("accepts claims whose chains end at one page", async () => {
    const chain = claims(page({ path: "0001-a.md" }), over("ADR-0001", "ADR-0002"));
    expect(await findIn(findTwoHeads, chain)).toEqual([]);
  });

  test("does not count what is proposed, rejected or partial", async () => {
    const older = page({ path: "0001-a.md", links: by("ADR-0002") });
    const b = page({ path: "0002-b.md", links: over("ADR-0001") });
    const rivals = [
      page({ path: "0003-c.md", status: "proposed", links: over("ADR-0001") }),
      page({ path: "0004-d.md", status: "rejected", links: over("ADR-0001") }),
      page({ path: "0005-e.md", links: [link("supersedes", "ADR-0001", { partial: true })] }),
    ];
    expect(await findIn(findTwoHeads, [older, b, ...rivals])).toEqual([]);
  });
});

describe("findCycles", () => {
  test("tells each circle once, at its first statement, with all of its pages", async () => {
    const pages = [
      page({ path: "0001-a.md", links: by("ADR-0002") }),
      page({ path: "0002-b.md", links: by("ADR-0003") }),
      page({ path: "0003-c.md", links: by("ADR-0001") }),
      page({ path: "0004-d.md", links: over("ADR-0004") }),
    ];
    const faults = await findIn(findCycles, pages);
    expect(told(faults)).toEqual([
      "0001-a.md: The chain goes round in a circle, so none of its pages holds: ADR-0001 is superseded by ADR-0002 is superseded by ADR-0003 is superseded by ADR-0001.",
      "0004-d.md: ADR-0004 says that it supersedes itself.",
    ]);
    expect(faults[0]).toMatchObject({ line: 5, column: 16 });
  });

  test("reads no statement into a link to a heading of the same page", async () => {
    const links = [link("supersedes", "#1755", { keys: [pathKey("0001-a.md")] })];
    expect(await findIn(findCycles, [page({ path: "0001-a.md", links })])).toEqual([]);
  });

  test("points at the newer page where only that states it", async () => {
    const pages = [
      page({ path: "0001-a.md", links: over("ADR-0002") }),
      page({ path: "0002-b.md", links: over("ADR-0001") }),
    ];
    expect((await findIn(findCycles, pages)).map(({ path }) => path)).toEqual(["0002-b.md"]);
  });
});

describe("findDanglingSupersessions", () => {
  test("tells both directions, with the nearest identity", async () => {
    const pages = [
      page({ path: "0001-a.md", links: [...by("ADR-0011"), ...over("ADR-0991")] }),
      page({ path: "0010-b.md" }),
      page({ path: "0990-c.md" }),
    ];
    const faults = await findIn(findDanglingSupersessions, pages);
    expect(told(faults)).toEqual([
      '0001-a.md: No page is named "ADR-0011", which supersedes this page.',
      '0001-a.md: No page is named "ADR-0991", which this page supersedes.',
    ]);
    expect(faults.map(({ fix }) => fix)).toEqual([
      "Write that page, or take the statement out.",
      'Did you mean "ADR-0990"?',
    ]);
  });

  test("takes words that are no name as what they are, unless they are written as a link", async () => {
    const words = page({ path: "0001-a.md", links: over("Data Connections") });
    const marked = page({
      path: "0001-a.md",
      links: over("Data Connections"),
      fields: [field("supersedes", "[[Data Connections]]")],
    });
    expect(await findIn(findDanglingSupersessions, [words])).toEqual([]);
    expect(await findIn(findDanglingSupersessions, [marked])).toHaveLength(1);
  });

  test("lets a chain leave the wiki", async () => {
    const outside = page({ path: "0001-a.md", links: by("https://example.org/adr/4") });
    expect(await findIn(findDanglingSupersessions, [outside])).toEqual([]);
  });
});

describe("findWithoutSuccessor", () => {
  test("tells a superseded page that names nothing and that nothing names", async () => {
    expect(
      told(await findIn(findWithoutSuccessor, [page({ path: "0001-a.md", status: "superseded" })])),
    ).toEqual(['0001-a.md: The status is "superseded", and nothing says by what.']);
  });

  test.each([
    ["a link", page({ path: "0001-a.md", status: "superseded", links: by("ADR-0002") })],
    ["a link that dangles", page({ path: "0001-a.md", status: "superseded", links: by("ADR-77") })],
    [
      "a field with words",
      page({
        path: "0001-a.md",
        status: "superseded",
        fields: [field("superseded_by", "a discussion")],
      }),
    ],
    [
      "its words",
      page({
        path: "0001-a.md",
        status: { status: "superseded", words: "Superseded by discussion #11" },
      }),
    ],
    ["no need, being deprecated", page({ path: "0001-a.md", status: "deprecated" })],
  ])("accepts one that has %s", async (_, older) => {
    expect(await findIn(findWithoutSuccessor, [older, page({ path: "0002-b.md" })])).toEqual([]);
  });

  test("accepts one that its successor names", async () => {
    const pages = [
      page({ path: "0001-a.md", status: "superseded" }),
      page({ path: "0002-b.md", links: over("ADR-0001") }),
    ];
    expect(await findIn(findWithoutSuccessor, pages)).toEqual([]);
  });
});

describe("findSupersededButHolding", () => {
  const older = (words = "accepted", more = {}) =>
    page({
      path: "0001-a.md",
      status: "accepted",
      fields: [field("status", words)],
      links: by("ADR-0002"),
      ...more,
    });

  test("tells a page that names its successor and still holds", async () => {
    const faults = await findIn(findSupersededButHolding, [older(), page({ path: "0002-b.md" })]);
    expect(told(faults)).toEqual([
      '0001-a.md: The status is "accepted", and line 5 says that ADR-0002 supersedes this page.',
    ]);
    expect(faults[0]?.edit).toBeUndefined();
  });

  test("mends the status where both ends agree and it is one word in front matter", async () => {
    const successor = page({ path: "0002-b.md", status: "accepted", links: over("ADR-0001") });
    const edits = async (first: ReturnType<typeof page>) =>
      (await findIn(findSupersededButHolding, [first, successor])).map(({ edit }) => edit);
    expect(await edits(older())).toEqual([
      { kind: "set-field", key: "status", value: "superseded" },
    ]);
    expect(await edits(older("accepted (2024-03-01)"))).toEqual([undefined]);
  });

  test("accepts what is superseded in part, and what only others say", async () => {
    const partly = older("accepted", {
      links: [link("superseded_by", "ADR-0002", { partial: true })],
    });
    const silent = older("accepted", { links: [] });
    const successor = page({ path: "0002-b.md", links: over("ADR-0001") });
    expect(await findIn(findSupersededButHolding, [partly, page({ path: "0002-b.md" })])).toEqual(
      [],
    );
    expect(await findIn(findSupersededButHolding, [silent, successor])).toEqual([]);
  });
});
