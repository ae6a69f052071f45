/** What every store does. Each adapter's test calls this with a way to open an empty store. */
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { nameKey, pathKey, type WikiPath, wikiPath } from "../../src/domain/identity.ts";
import { NAME_ROLES, type Page } from "../../src/domain/page.ts";
import { analyseQuery, sectionTerms } from "../../src/store/analysis/index.ts";
import type {
  IndexChange,
  IndexedFile,
  IndexedPage,
  IndexOrigin,
  PageFilter,
  Store,
  TextHit,
} from "../../src/store/index.ts";
import { packPage } from "../../src/store/pack.ts";
import { anyKey, anyPage } from "../support/any-page.ts";
import { type PageSketch, sketchedPage } from "../support/page.ts";

const WEIGHTS = { title: 3, heading: 2, body: 1 };

const ORIGIN: IndexOrigin = {
  fingerprint: "reader 1, tokenizer 1",
  configurationText: null,
  configuration: "{}",
  manifest: "adr/0001-x.md 1 2 3\n",
};

function fileOf(path: WikiPath, changes: Partial<IndexedFile> = {}): IndexedFile {
  return {
    path,
    size: 10,
    mtime: 1_700_000_000_123.456,
    ctime: 2.5,
    hash: "ab",
    unreadable: null,
    ...changes,
  };
}

function indexed(page: Page): IndexedPage {
  return { ...packPage(page, sectionTerms(page)), file: fileOf(page.path) };
}

export async function apply(store: Store, change: Partial<IndexChange>): Promise<void> {
  const whole = { removed: [], pages: [], touched: [], unreadable: [], ...change };
  const { outcome } = await store.write((writer) => writer.apply(whole), 0);
  expect(outcome).toBe("written");
}

export async function put(store: Store, ...sketches: readonly PageSketch[]): Promise<void> {
  await apply(store, { pages: sketches.map((sketch) => indexed(sketchedPage(sketch))) });
}

export async function found(
  store: Store,
  question: string,
  options: { limit?: number; filter?: PageFilter; prefix?: boolean } = {},
): Promise<TextHit[]> {
  const { limit = 10, filter, prefix = false } = options;
  const terms = analyseQuery(question).map((word) => ({ ...word, prefix }));
  return store.search(terms, WEIGHTS, limit, filter);
}

const pathsOf = (hits: readonly { readonly path: string }[]) => [
  ...new Set(hits.map(({ path }) => path)),
];

async function collected<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const all: Value[] = [];
  for await (const value of values) all.push(value);
  return all;
}

/** Everything that can be read, for comparing stores. */
async function everything(store: Store) {
  const vocabulary = await store.vocabulary("", 1000);
  return {
    origin: await store.origin(),
    files: await store.files(),
    pages: await collected(store.pages()),
    summaries: await store.summaries(),
    links: await store.links(),
    faults: await store.faults(),
    names: await store.named(await store.nameKeys("", 1000)),
    counts: await store.counts(),
    vocabulary,
    hits: await Promise.all(
      vocabulary.map(({ term }) => store.search([{ forms: [term], prefix: false }], WEIGHTS, 3)),
    ),
  };
}

export function storeContract(name: string, openStore: () => Promise<Store>): void {
  describe(`${name}, as any store,`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await openStore();
    });
    afterEach(async () => {
      await store.close();
    });

    describe("empty", () => {
      test("answers everything with nothing", async () => {
        expect(await everything(store)).toEqual({
          origin: null,
          files: [],
          pages: [],
          summaries: [],
          links: [],
          faults: [],
          names: [],
          counts: { pages: 0, decisions: 0, sections: 0, links: 0, unreadable: 0 },
          vocabulary: [],
          hits: [],
        });
        expect(await found(store, "anything")).toEqual([]);
        expect(await store.page(wikiPath("a.md"))).toBeNull();
        expect(await store.summary(wikiPath("a.md"))).toBeNull();
      });
    });

    describe("page", () => {
      test("gives back exactly what was put in", async () => {
        await fc.assert(
          fc.asyncProperty(anyPage, async (page) => {
            await apply(store, { pages: [indexed(page)] });
            expect(await store.page(page.path)).toEqual(page);
            expect(await store.summary(page.path)).toEqual(summaryOf(page));
            expect(await store.linksFrom(page.path)).toEqual(
              page.links
                .map((link) => ({ from: page.path, ...link }))
                .toSorted((one, other) => one.line - other.line || one.column - other.column),
            );
          }),
          { numRuns: 60 },
        );
      });
    });

    describe("apply", () => {
      test("leaves the same in steps as at once, whatever was there before", async () => {
        await fc.assert(
          fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 8 }), async (steps) => {
            await store.write((writer) => writer.clear(), 0);
            for (const step of steps) await apply(store, changeOf([step]));
            const inSteps = await everything(store);
            const last = new Map(steps.map((step) => [step.page.path, step]));
            await store.write((writer) => writer.clear(), 0);
            await apply(store, changeOf([...last.values()].toReversed()));
            expect(await everything(store)).toEqual(inSteps);
          }),
          { numRuns: 40 },
        );
      });

      test("takes pages that come one after the other, and twice the same", async () => {
        async function* pages() {
          yield indexed(sketchedPage({ path: "a.md", title: "First" }));
          await Promise.resolve();
          yield indexed(sketchedPage({ path: "a.md", title: "Second", tags: ["x"] }));
        }
        await apply(store, { pages: pages() });
        expect((await store.summaries()).map(({ title }) => title)).toEqual(["Second"]);
        expect(pathsOf(await found(store, "first"))).toEqual([]);
        expect(pathsOf(await found(store, "second"))).toEqual(["a.md"]);
      });

      test("keeps files with their stamps, readable or not, and pages of none that is unreadable", async () => {
        await put(store, { path: "a.md" }, { path: "b.md" });
        await apply(store, {
          touched: [fileOf(wikiPath("a.md"), { mtime: 5, size: 2 ** 40 })],
          unreadable: [unreadableChange(wikiPath("b.md")), unreadableChange(wikiPath("c.md"))],
        });
        expect(await store.files()).toEqual([
          fileOf(wikiPath("a.md"), { mtime: 5, size: 2 ** 40 }),
          unreadableFile(wikiPath("b.md")),
          unreadableFile(wikiPath("c.md")),
        ]);
        expect((await store.summaries()).map(({ path }) => path)).toEqual(["a.md"]);
        expect(await store.counts()).toMatchObject({ pages: 1, unreadable: 2 });
      });

      test("takes the names and links of a page with it", async () => {
        await put(store, {
          path: "adr/0001-x.md",
          aliases: ["X"],
          links: [["links", "ADR-0002"]],
          tags: ["db"],
        });
        await apply(store, { removed: [wikiPath("adr/0001-x.md")] });
        expect(await store.named([nameKey("ADR-1"), nameKey("X")])).toEqual([]);
        expect(await store.linksTo([nameKey("ADR-2")])).toEqual([]);
        expect(await store.nameKeys("", 10)).toEqual([]);
        expect(await store.vocabulary("", 10)).toEqual([]);
        expect(await store.summaries({ tags: ["db"] })).toEqual([]);
        expect(await store.files()).toEqual([]);
      });
    });

    describe("write", () => {
      test("gives what the work gives", async () => {
        expect(await store.write(async () => 42, 0)).toEqual({ outcome: "written", value: 42 });
      });

      test("shows the work what it wrote so far, with its counts", async () => {
        await store.write(async (writer, reader) => {
          await writer.apply({
            removed: [],
            touched: [],
            unreadable: [],
            pages: [indexed(sketchedPage({ path: "a.md" }))],
          });
          await writer.setOrigin(ORIGIN);
          expect(await reader.counts()).toMatchObject({ pages: 1 });
          expect(await reader.origin()).toEqual(ORIGIN);
          expect(await collected(reader.pages())).toHaveLength(1);
        }, 0);
        expect(await store.origin()).toEqual(ORIGIN);
      });

      test("changes nothing when the work throws, and lets the next one write", async () => {
        await put(store, { path: "a.md" });
        const before = await everything(store);
        const failing = store.write(async (writer) => {
          await writer.clear();
          throw new Error("No.");
        }, 0);
        await expect(failing).rejects.toThrow("No.");
        expect(await everything(store)).toEqual(before);
        await put(store, { path: "b.md" });
        expect(await store.counts()).toMatchObject({ pages: 2 });
      });

      test("lets one write after the other", async () => {
        const order: string[] = [];
        const slow = store.write(async () => {
          order.push("first begins");
          await new Promise((resolve) => setTimeout(resolve, 30));
          order.push("first ends");
        }, 1000);
        const second = store.write(async () => order.push("second"), 5000);
        await Promise.all([slow, second]);
        expect(order).toEqual(["first begins", "first ends", "second"]);
      });

      test("is busy for one who does not want to wait, and free again afterwards", async () => {
        let release = () => {};
        const held = new Promise<void>((resolve) => {
          release = resolve;
        });
        const first = store.write(() => held, 0);
        expect(await store.write(async () => 1, 0)).toEqual({ outcome: "busy" });
        expect(await store.write(async () => 1, 20)).toEqual({ outcome: "busy" });
        const third = store.write(async () => 3, 5000);
        release();
        await first;
        expect(await third).toEqual({ outcome: "written", value: 3 });
      });

      test("empties everything with clear, the origin too", async () => {
        await put(store, { path: "a.md", tags: ["x"], links: [["links", "b.md"]] });
        await store.write((writer) => writer.setOrigin(ORIGIN), 0);
        await store.write((writer) => writer.clear(), 0);
        expect(await store.origin()).toBeNull();
        expect(await store.counts()).toEqual({
          pages: 0,
          decisions: 0,
          sections: 0,
          links: 0,
          unreadable: 0,
        });
        expect(await store.files()).toEqual([]);
        expect(await store.vocabulary("", 10)).toEqual([]);
      });
    });

    describe("named", () => {
      test("gives each page that bears a name, with what the name is to it, in the order of path", async () => {
        await put(
          store,
          { path: "b.md", aliases: ["ADR-1"] },
          { path: "adr/0001-a.md" },
          { path: "c.md" },
        );
        const named = await store.named([nameKey("adr 1"), nameKey("#1")]);
        expect(named.map(({ key, role, page }) => [page.path, key, role])).toEqual([
          ["adr/0001-a.md", "#1", "number"],
          ["adr/0001-a.md", "adr-1", "identity"],
          ["b.md", "adr-1", "alias"],
        ]);
        expect(named[1]?.page).toEqual(await store.summary(wikiPath("adr/0001-a.md")));
      });

      test("gives a page once for each of its roles", async () => {
        await put(store, { path: "x.md", title: "Same", aliases: ["Same", "same"] });
        const roles = (await store.named([nameKey("same")])).map(({ role }) => role);
        expect(roles).toEqual(NAME_ROLES.filter((role) => role === "alias" || role === "title"));
      });

      test("takes more keys than a statement takes values", async () => {
        await put(store, { path: "a.md" });
        const many = Array.from({ length: 40_000 }, (_, index) => nameKey(`name ${index}`));
        expect(await store.named([...many, pathKey("a.md")])).toHaveLength(1);
      });

      test("finds every name of any page", async () => {
        await fc.assert(
          fc.asyncProperty(anyPage, anyKey, async (page, key) => {
            await store.write((writer) => writer.clear(), 0);
            await apply(store, { pages: [indexed(page)] });
            const whole = page.names.filter((name) => name.key.isWellFormed());
            const keys = whole.map((name) => name.key);
            const expected = new Set(whole.map((name) => `${name.role} ${name.key}`));
            const named = await store.named(keys);
            expect(new Set(named.map((each) => `${each.role} ${each.key}`))).toEqual(expected);
            if (!page.names.some((name) => name.key === key))
              expect(await store.named([key])).toEqual([]);
          }),
          { numRuns: 40 },
        );
      });
    });

    describe("linksTo", () => {
      test("gives every link that may mean a name, in the order of path, line and column", async () => {
        await put(
          store,
          { path: "c.md", links: [["supersedes", "ADR-0001"]] },
          {
            path: "a.md",
            links: [
              ["links", "b.md"],
              ["links", "ADR-1"],
            ],
          },
        );
        const links = await store.linksTo([nameKey("adr-1")]);
        expect(links.map(({ from, target, relation }) => [from, target, relation])).toEqual([
          ["a.md", "ADR-1", "links"],
          ["c.md", "ADR-0001", "supersedes"],
        ]);
        expect(await store.linksTo([nameKey("adr-1"), pathKey("b.md")])).toHaveLength(3);
        expect(await store.linksTo([])).toEqual([]);
      });
    });

    describe("links", () => {
      test("gives every link in the order of the text", async () => {
        await put(store, {
          path: "a.md",
          links: [
            ["links", "b.md"],
            ["amends", "c.md"],
            ["related", "d.md"],
          ],
        });
        expect((await store.links()).map(({ target }) => target)).toEqual(["b.md", "c.md", "d.md"]);
      });
    });

    describe("summaries", () => {
      const pages: readonly PageSketch[] = [
        {
          path: "adr/0001-a.md",
          status: "accepted",
          date: "2024-03-10",
          tags: ["db"],
          scope: "web",
        },
        { path: "adr/0002-b.md", status: "superseded", date: "2024-03", tags: ["db", "ops"] },
        { path: "adr/0003-c.md", date: "2023" },
        { path: "note.md" },
      ];
      const cases: readonly [what: string, filter: PageFilter, paths: readonly string[]][] = [
        ["a kind", { kinds: ["note"] }, ["note.md"]],
        ["two kinds", { kinds: ["note", "decision"] }, pages.map(({ path }) => path)],
        ["no kind", { kinds: [] }, []],
        ["a status", { statuses: ["accepted"] }, ["adr/0001-a.md"]],
        ["a status in other words", { statuses: [" Superseded "] }, ["adr/0002-b.md"]],
        ["a tag, whatever its case", { tags: ["OPS"] }, ["adr/0002-b.md"]],
        ["one of two tags", { tags: ["ops", "db"] }, ["adr/0001-a.md", "adr/0002-b.md"]],
        ["a scope", { scopes: ["web"] }, ["adr/0001-a.md"]],
        ["the empty scope", { scopes: [""], kinds: ["note"] }, ["note.md"]],
        ["a mind that has none", { minds: ["me"] }, []],
        ["since a day", { since: "2024-03-10" }, ["adr/0001-a.md", "adr/0002-b.md"]],
        ["since the day after", { since: "2024-03-11" }, ["adr/0002-b.md"]],
        ["since the next month", { since: "2024-04" }, []],
        ["until a day in the month", { until: "2024-03-09" }, ["adr/0002-b.md", "adr/0003-c.md"]],
        [
          "until that month",
          { until: "2024-03" },
          ["adr/0001-a.md", "adr/0002-b.md", "adr/0003-c.md"],
        ],
        ["until a year", { until: "2023" }, ["adr/0003-c.md"]],
        ["within a year", { since: "2024", until: "2024" }, ["adr/0001-a.md", "adr/0002-b.md"]],
        [
          "several parts",
          { kinds: ["decision"], tags: ["db"], statuses: ["accepted", "proposed"] },
          ["adr/0001-a.md"],
        ],
      ];

      test.each(cases)("filters by %s", async (_, filter, paths) => {
        await put(store, ...pages);
        expect((await store.summaries(filter)).map(({ path }) => path)).toEqual(paths);
      });

      test("filters by a status that is known in its own words only", async () => {
        const page = sketchedPage({ path: "adr/0001-a.md" });
        const status = { status: null, words: "Living", line: 1, column: 1 };
        await apply(store, { pages: [indexed({ ...page, status })] });
        expect(await store.summaries({ statuses: ["living"] })).toHaveLength(1);
        expect(await store.summaries({ statuses: ["accepted"] })).toHaveLength(0);
      });
    });

    describe("search", () => {
      test("joins words by OR and puts the page with more of them first", async () => {
        await put(
          store,
          { path: "one.md", sections: [["", "A queue of messages."]] },
          { path: "two.md", sections: [["", "A queue keeps a database of messages."]] },
          { path: "none.md", sections: [["", "Nothing of the kind."]] },
        );
        expect(pathsOf(await found(store, "queue database"))).toEqual(["two.md", "one.md"]);
      });

      test("weighs a title above a heading above a body", async () => {
        await put(
          store,
          { path: "a-body.md", title: "Alpha", sections: [["Beta", "sharding"]] },
          { path: "b-heading.md", title: "Alpha", sections: [["sharding", "gamma"]] },
          { path: "c-title.md", title: "sharding", sections: [["Beta", "gamma"]] },
        );
        expect(pathsOf(await found(store, "sharding"))).toEqual([
          "c-title.md",
          "b-heading.md",
          "a-body.md",
        ]);
      });

      test("gives the section that answers, the first one where only the title does", async () => {
        await put(store, {
          path: "a.md",
          title: "Messaging",
          sections: [
            ["", "Lead."],
            ["Context", "We lose events."],
            ["Decision", "Use a durable queue."],
          ],
        });
        expect((await found(store, "queue"))[0]).toMatchObject({ path: "a.md", section: 2 });
        expect(await found(store, "messaging")).toMatchObject([{ path: "a.md", section: 0 }]);
      });

      test("counts a word once, in whatever forms the page has it", async () => {
        await put(
          store,
          { path: "a.md", sections: [["", "decision decisions"]] },
          { path: "b.md", sections: [["", "decision choices"]] },
        );
        const forms = ["decis", "choic"];
        const [first, second] = await store.search([{ forms, prefix: false }], WEIGHTS, 10);
        expect(first?.score).toBeCloseTo(second?.score ?? 0, 10);
      });

      test("finds beginnings of words where that is asked for", async () => {
        await put(store, { path: "a.md", sections: [["", "kubernetes"]] });
        expect(await found(store, "kuber")).toEqual([]);
        expect(pathsOf(await found(store, "kuber", { prefix: true }))).toEqual(["a.md"]);
      });

      test("filters before the cut, so that a small scope is never empty because a large one was louder", async () => {
        const loud = Array.from({ length: 120 }, (_, index) => ({
          path: `adr/${index + 1}-loud.md`,
          sections: [["", "queue queue queue"]] as const,
        }));
        await put(store, ...loud, {
          path: "quiet.md",
          scope: "web",
          sections: [["", "One queue among many other words here."]],
        });
        expect(
          pathsOf(await found(store, "queue", { limit: 1, filter: { scopes: ["web"] } })),
        ).toEqual(["quiet.md"]);
        expect(pathsOf(await found(store, "queue", { limit: 5 }))).toHaveLength(5);
      });

      test("breaks ties by path, whatever order pages came in", async () => {
        const same = Array.from({ length: 130 }, (_, index) => ({
          path: `z${"abcdefghijklm"[index % 13]}${"abcdefghij"[Math.floor(index / 13)]}.md`,
          title: "Same",
          sections: [["", "queue"]] as const,
        }));
        const expected = ["zaa.md", "zab.md", "zac.md"];
        for (const order of [same, same.toReversed()]) {
          await store.write((writer) => writer.clear(), 0);
          await put(store, ...order);
          expect(pathsOf(await found(store, "queue", { limit: 3 }))).toEqual(expected);
        }
      });

      test("ranks best first, with scores above 0", async () => {
        await put(
          store,
          {
            path: "a.md",
            sections: [
              ["", "index"],
              ["More", "index of indexes"],
            ],
          },
          { path: "b.md", sections: [["", "an index and more words"]] },
        );
        const hits = await found(store, "index");
        expect(hits.map(({ score }) => score)).toEqual(
          hits.map(({ score }) => score).toSorted((one, other) => other - one),
        );
        expect(Math.min(...hits.map(({ score }) => score))).toBeGreaterThan(0);
      });

      test.each([
        ["a quote", '"'],
        ["operators", "AND OR NOT NEAR ( * ^ :"],
        ["a column", "title:x"],
        ["a NUL", "a\0b"],
      ])("takes %s for words, not for its own language", async (_, question) => {
        await put(store, { path: "a.md" });
        const forms = [question, question.toLowerCase()];
        expect(await store.search([{ forms, prefix: true }], WEIGHTS, 10)).toEqual([]);
      });

      test("finds exactly the pages that hold a form of a word, by looking at each", async () => {
        const words = fc.array(fc.constantFrom("queue", "quota", "index", "decision", "数据库"), {
          maxLength: 4,
        });
        await fc.assert(
          fc.asyncProperty(
            fc.array(words, { maxLength: 6 }),
            words,
            fc.boolean(),
            async (bodies, asked, prefix) => {
              await store.write((writer) => writer.clear(), 0);
              const pages = bodies.map((body, index) =>
                sketchedPage({ path: `${index}.md`, sections: [["", body.join(" ")]] }),
              );
              await apply(store, { pages: pages.map(indexed) });
              const forms = asked.map((word) =>
                prefix ? word.slice(0, 2) : (analyseQuery(word)[0]?.forms[0] ?? ""),
              );
              const isAsked = (term: string) =>
                forms.some((form) => (prefix ? term.startsWith(form) : term === form));
              const holding = pages.filter((page) =>
                sectionTerms(page).some(({ title, body }) =>
                  `${title} ${body}`.split(" ").some(isAsked),
                ),
              );
              const hits = await store.search(
                forms.map((form) => ({ forms: [form], prefix })),
                WEIGHTS,
                100,
              );
              expect(pathsOf(hits).toSorted()).toEqual(holding.map(({ path }) => path));
            },
          ),
          { numRuns: 30 },
        );
      });

      test("gives nothing for no words, no forms or no pages", async () => {
        await put(store, { path: "a.md", sections: [["", "queue"]] });
        expect(await store.search([], WEIGHTS, 10)).toEqual([]);
        expect(await store.search([{ forms: [], prefix: false }], WEIGHTS, 10)).toEqual([]);
        expect(await found(store, "queue", { limit: 0 })).toEqual([]);
      });

      test.each([
        ["数据库", "我们选择了数据库。", "zh"],
        ["データベース", "データベースを使う", "ja"],
        ["قاعدة", "اخترنا القاعدة قاعدة بيانات", "ar"],
        ["décision", "la decision", "fr"],
        ["C++", "Written in C++", "en"],
        ["ADR-0042", "see adr 42", "en"],
      ])("finds %s", async (question, body, lang) => {
        await put(
          store,
          { path: "a.md", title: "x", lang, sections: [["", body]] },
          { path: "b.md", title: "y" },
        );
        expect(pathsOf(await found(store, question))).toEqual(["a.md"]);
      });
    });

    describe("vocabulary", () => {
      test("gives words by their beginning, in order, with how many pages hold each", async () => {
        await put(
          store,
          {
            path: "a.md",
            title: "x",
            sections: [
              ["", "queue queues"],
              ["Quota", "queue"],
            ],
          },
          { path: "b.md", title: "x", sections: [["", "queue quartz"]] },
        );
        expect(await store.vocabulary("qu", 10)).toEqual([
          { term: "quartz", pages: 1 },
          { term: "queue", pages: 2 },
          { term: "quota", pages: 1 },
        ]);
        expect(await store.vocabulary("que", 1)).toEqual([{ term: "queue", pages: 2 }]);
        expect(await store.vocabulary("quez", 10)).toEqual([]);
      });
    });

    describe("nameKeys", () => {
      test("gives keys by their beginning, each once, in order", async () => {
        await put(store, { path: "adr/0001-a.md", aliases: ["Adr 10"] }, { path: "x/0001-b.md" });
        expect(await store.nameKeys("adr-", 10)).toEqual(["adr-1", "adr-10"]);
        expect(await store.nameKeys("adr-", 1)).toEqual(["adr-1"]);
      });
    });

    describe("pages", () => {
      test("gives every page in the order of path, and may be left early", async () => {
        await put(store, { path: "b.md" }, { path: "a.md" }, { path: "c/a.md" });
        expect(pathsOf(await collected(store.pages()))).toEqual(["a.md", "b.md", "c/a.md"]);
        for await (const page of store.pages()) {
          expect(page.path).toBe("a.md");
          break;
        }
        await put(store, { path: "d.md" });
        expect(await collected(store.pages())).toHaveLength(4);
      });
    });

    describe("faults", () => {
      test("gives the faults of all pages in the order of path and page", async () => {
        const faulty = (path: string, ...rules: ("bad-date" | "missing-status")[]) => {
          const page = sketchedPage({ path });
          const faults = rules.map((rule) => ({
            rule,
            path: page.path,
            line: 1,
            column: 1,
            message: "m",
            fix: "f",
          }));
          return indexed({ ...page, faults });
        };
        await apply(store, {
          pages: [faulty("b.md", "missing-status", "bad-date"), faulty("a.md", "bad-date")],
        });
        expect((await store.faults()).map(({ path, rule }) => [path, rule])).toEqual([
          ["a.md", "bad-date"],
          ["b.md", "missing-status"],
          ["b.md", "bad-date"],
        ]);
      });
    });
  });
}

function summaryOf(page: Page) {
  const { path, kind, identity, title, scope, mind, lang, tags } = page;
  const { status, words: statusWords } = page.status ?? { status: null, words: "" };
  return {
    path,
    kind,
    identity,
    title,
    scope,
    mind,
    lang,
    tags,
    status,
    statusWords,
    date: page.date?.date ?? null,
  };
}

function unreadableFile(path: WikiPath): IndexedFile {
  return fileOf(path, { hash: "", unreadable: "Permission denied." });
}

function unreadableChange(path: WikiPath) {
  return { path, reason: "Permission denied.", file: unreadableFile(path) };
}

/** What happens to one file in one run. */
interface Step {
  readonly kind: "put" | "remove" | "unreadable";
  readonly page: Page;
}

const anyStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom("put", "put", "put", "remove", "unreadable"),
  page: anyPage,
});

function changeOf(steps: readonly Step[]): Partial<IndexChange> {
  const pagesOf = (kind: Step["kind"]) =>
    steps.filter((step) => step.kind === kind).map(({ page }) => page);
  return {
    removed: pagesOf("remove").map(({ path }) => path),
    pages: pagesOf("put").map(indexed),
    unreadable: pagesOf("unreadable").map(({ path }) => unreadableChange(path)),
  };
}
