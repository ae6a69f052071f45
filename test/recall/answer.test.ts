import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { type AnswerOptions, answerQuestion } from "../../src/recall/answer.ts";
import type { Store } from "../../src/store/index.ts";
import { storeOf, storeOfPages } from "../support/indexed-store.ts";
import { type PageSketch, sketchedPage } from "../support/page.ts";

const OPTIONS: AnswerOptions = { filter: {}, limit: 10, roots: [] };

async function ask(store: Store, question: string, options: Partial<AnswerOptions> = {}) {
  return answerQuestion(store, question, { ...OPTIONS, ...options });
}

async function identities(store: Store, question: string, options: Partial<AnswerOptions> = {}) {
  const { hits } = await ask(store, question, options);
  return hits.map(({ page }) => page.identity);
}

const FILES: PageSketch = {
  path: "adr/0007-keep-files.md",
  title: "Keep files only",
  status: "superseded",
  date: "2024-02-01",
  tags: ["storage"],
  sections: [
    ["", "We need a place for the index."],
    ["Decision", "We keep plain files, and no database at all."],
  ],
  links: [["superseded_by", "ADR-0042"]],
};
const SQLITE: PageSketch = {
  path: "adr/0042-use-sqlite.md",
  title: "Use SQLite for the store",
  status: "accepted",
  date: "2025-06-30",
  tags: ["storage", "search"],
  aliases: ["the store decision"],
  sections: [
    ["Context", "Grepping files is slow once there are thousands."],
    ["Decision", "We use SQLite with full text search, through node:sqlite.\nIt needs no server."],
    ["Consequences", "Postgres stays possible behind the same port."],
  ],
  links: [["supersedes", "ADR-0007"]],
};
const CACHE: PageSketch = {
  path: "adr/0043-cache-answers.md",
  title: "Cache answers",
  status: "proposed",
  date: "2026-01",
  sections: [["Decision", "Answers are cached by the hash of the index."]],
};
const NOTE: PageSketch = {
  path: "notes/speed.md",
  title: "What makes it fast",
  sections: [["", "The SQLite index and the cache. UTF-8 everywhere, since 2024, on Node 24."]],
};

const stores: Store[] = [];
async function wiki(...pages: readonly PageSketch[]): Promise<Store> {
  const store = await storeOf(...pages);
  stores.push(store);
  return store;
}
afterAll(() => Promise.all(stores.map((store) => store.close())));
const whole = () => wiki(FILES, SQLITE, CACHE, NOTE);

describe("answerQuestion, of names", () => {
  test.each(["ADR-0042", "42", "adr/0042-use-sqlite.md", "the store decision", "[[adr 42]]"])(
    "answers %j with its page alone, scored 1",
    async (question) => {
      const { hits } = await ask(await whole(), question);
      expect(hits).toHaveLength(1);
      expect(hits[0]).toMatchObject({
        page: { identity: "ADR-0042", status: "accepted" },
        score: 1,
        heading: "Decision",
        snippet: {
          text: "We use SQLite with full text search, through node:sqlite. It needs no server.",
        },
        supersededBy: [],
      });
    },
  );

  test("says in one line why", async () => {
    const why = async (question: string) => (await ask(await whole(), question)).hits[0]?.why;
    expect(await why("adr 42")).toBe("identity adr 42");
    expect(await why("0042")).toBe("number 0042");
    expect(await why("the store decision")).toBe("alias the store decision");
    expect(await why("ADR-0007")).toBe("current head of ADR-0007");
  });

  test("gives the line of the passage in the file", async () => {
    const [hit] = (await ask(await whole(), "ADR-0042")).hits;
    expect(hit?.line).toBe(4);
  });

  test("puts what is in force before a superseded page, which says by what", async () => {
    const { hits } = await ask(await whole(), "ADR-0007");
    expect(hits.map(({ page, supersededBy }) => [page.identity, supersededBy])).toEqual([
      ["ADR-0042", []],
      ["ADR-0007", ["ADR-0042"]],
    ]);
  });

  test("finds the names in a sentence first, in their order", async () => {
    const store = await wiki({ ...FILES, links: [] }, { ...SQLITE, links: [] }, CACHE, NOTE);
    const question = "why did ADR-0042 replace ADR-0007 and its cache?";
    const { hits } = await ask(store, question);
    expect(hits.slice(0, 2).map(({ page }) => page.identity)).toEqual(["ADR-0042", "ADR-0007"]);
    expect(hits.slice(0, 2).map(({ score }) => score)).toEqual([1, 1]);
    expect(hits.length).toBeGreaterThan(2);
  });

  test("lets a title lead, and goes on searching", async () => {
    const found = await identities(await whole(), "cache answers");
    expect(found[0]).toBe("ADR-0043");
    expect(found.length).toBeGreaterThan(1);
  });

  test.each([
    ["", []],
    ["?!", []],
  ])("finds nothing in %j", async (question, found) => {
    expect(await identities(await whole(), question)).toEqual(found);
  });
});

describe("answerQuestion, of names that several claim", () => {
  const web: PageSketch = { path: "web/0001-hooks.md", title: "Use hooks", scope: "web" };
  const api: PageSketch = { path: "api/0001-rest.md", title: "Use REST", scope: "api" };
  const twin: PageSketch = { path: "adr/0042-use-redis.md", title: "Use Redis" };

  test("gives every page that claims an identity", async () => {
    const { hits, claims } = await ask(await wiki(SQLITE, twin, NOTE), "ADR-0042");
    expect(claims.map(({ text, pages }) => [text, pages.length])).toEqual([["ADR-0042", 2]]);
    expect(hits.map(({ page }) => page.path)).toEqual([
      "adr/0042-use-redis.md",
      "adr/0042-use-sqlite.md",
    ]);
  });

  test("gives all of them, however few hits are asked for", async () => {
    expect((await ask(await wiki(SQLITE, twin), "42", { limit: 1 })).hits).toHaveLength(2);
  });

  test.each(["web/1", "web/ADR-0001", "0001"])("is told by scope for %j", async (question) => {
    const filter = question === "0001" ? { scopes: ["web"] } : {};
    const { hits, claims } = await ask(await wiki(web, api), question, { filter });
    expect(claims).toEqual([]);
    expect(hits.map(({ page }) => page.identity)).toEqual(["web/ADR-0001"]);
  });

  test("is told by any other filter", async () => {
    const store = await wiki({ ...SQLITE, links: [] }, twin);
    const { hits, claims } = await ask(store, "42", { filter: { statuses: ["accepted"] } });
    expect(claims).toEqual([]);
    expect(hits).toHaveLength(1);
  });

  test("counts for a name in a sentence too", async () => {
    const { claims } = await ask(await wiki(web, api), "why does 0001 hold?");
    expect(claims.map(({ text }) => text)).toEqual(["0001"]);
  });
});

describe("answerQuestion, of names that are missing", () => {
  async function missing(question: string, options: Partial<AnswerOptions> = {}) {
    const answer = await ask(await whole(), question, options);
    return {
      names: answer.missing.map(({ text, nearest }) => [
        text,
        nearest.map((page) => page.identity),
      ]),
      hits: answer.hits.length,
    };
  }

  test.each([
    ["ADR-0044", ["ADR-0043", "ADR-0042", "ADR-0007"]],
    ["adr 9999", ["ADR-0043", "ADR-0042", "ADR-0007"]],
    ["ADR-0421", ["ADR-0042"]],
    ["41", ["ADR-0042"]],
    ["#8", ["ADR-0007"]],
    ["ARD-0042", ["ADR-0042"]],
    ["adr/0042-use-sqlight.md", ["ADR-0042"]],
    ["docs/0043-cache-answers.md", ["ADR-0043"]],
    ["what is ADR-0044 about?", ["ADR-0043"]],
    ["world:person:anya", []],
    ["mem_01ARZ3NDEKTSV4RRFFQ69G5FAV", []],
    ["PROP-0007", []],
  ])("says so of %j, with the nearest", async (question, nearest) => {
    const answer = await missing(question);
    expect(answer.hits).toBe(0);
    expect(answer.names).toHaveLength(1);
    expect(answer.names[0]?.[1]?.slice(0, nearest.length)).toEqual(nearest);
  });

  test.each(["why UTF-8", "since 2024", "on Node 24", "2024", "RFC 2119", "sha256 or SHA-1"])(
    "does not say so of %j",
    async (question) => {
      expect((await missing(question)).names).toEqual([]);
    },
  );

  test("finds what else the question asks for, and says so beside it", async () => {
    const answer = await missing("does ADR-0099 say to cache answers?");
    expect(answer.names.map(([text]) => text)).toEqual(["ADR-0099"]);
    expect(answer.hits).toBeGreaterThan(0);
  });

  test("names the pages that bear it in another scope", async () => {
    const web: PageSketch = { path: "web/0001-hooks.md", title: "Use hooks", scope: "web" };
    const answer = await ask(await wiki(web, SQLITE), "web/ADR-0001", {
      filter: { scopes: ["api"] },
    });
    expect(answer.missing[0]?.nearest.map(({ identity }) => identity)).toEqual(["web/ADR-0001"]);
  });
});

describe("answerQuestion, of words", () => {
  test("ranks by words, titles counting most, and marks them", async () => {
    const { hits } = await ask(await whole(), "sqlite search");
    expect(hits[0]).toMatchObject({ page: { identity: "ADR-0042" }, heading: "Decision", line: 4 });
    const [hit] = hits;
    const marked = hit?.snippet.marks.map(([start, end]) => hit.snippet.text.slice(start, end));
    expect(marked).toEqual(expect.arrayContaining(["SQLite", "search"]));
    expect(hit?.why).toBe("title: sqlite; text: sqlite, search");
    expect(hits.every(({ score }) => score > 0 && score < 1)).toBe(true);
  });

  test("requires no word", async () => {
    expect(await identities(await whole(), "sqlite zeppelin submarine")).toContain("ADR-0042");
  });

  test.each([
    ["servers", "server"],
    ["needing", "needs"],
    ["grep", "grepping"],
    ["postgr", "beginning"],
    ["postgers", "two letters swapped"],
    ["posgres", "a letter missing"],
    ["consekwences", "wrong twice"],
  ])("finds the page by %j (%s)", async (question) => {
    expect((await identities(await whole(), question))[0]).toBe("ADR-0042");
  });

  test("says how a mistyped word was read", async () => {
    const [hit] = (await ask(await whole(), "postgers")).hits;
    expect(hit?.why).toBe('text: postgers; "postgers" read as "Postgres"');
  });

  test.each([
    ["store", "title: store"],
    ["storage", "tags: storage"],
    ["adr", "identity: adr; path: adr"],
  ])("says of %j where the page holds it", async (question, why) => {
    const { hits } = await ask(await whole(), question);
    const hit = hits.find(({ page }) => page.identity === "ADR-0042");
    expect(hit?.why).toBe(`current head of ADR-0007; ${why}`);
  });

  test("puts the head before a superseded page that words find", async () => {
    expect(await identities(await whole(), "plain files no database")).toEqual([
      "ADR-0042",
      "ADR-0007",
    ]);
  });

  test("takes no proposal for a head", async () => {
    const bold: PageSketch = { ...CACHE, links: [["supersedes", "ADR-0042"]] };
    const { hits } = await ask(await wiki(SQLITE, bold), "ADR-0042");
    expect(hits.map(({ page }) => page.identity)).toEqual(["ADR-0042"]);
  });

  test("minds no partial supersession", async () => {
    const part: PageSketch = { ...SQLITE, partial: true };
    const { hits } = await ask(await wiki({ ...FILES, links: [] }, part), "ADR-0007");
    expect(hits.map(({ page }) => page.identity)).toEqual(["ADR-0007"]);
  });

  test("gives no more hits than asked for, whatever is put in", async () => {
    expect(await identities(await whole(), "files cache sqlite", { limit: 2 })).toHaveLength(2);
  });
});

describe("answerQuestion, of filters", () => {
  const loud = Array.from({ length: 60 }, (_, number): PageSketch => {
    const path = `web/${String(number + 1).padStart(4, "0")}-cache.md`;
    return {
      path,
      title: "Cache cache cache",
      scope: "web",
      sections: [["", "cache ".repeat(20)]],
    };
  });
  const quiet: PageSketch = {
    path: "api/0001-quiet.md",
    title: "Something else entirely",
    scope: "api",
    tags: ["calm"],
    sections: [["", `${"filler words here ".repeat(40)} one cache`]],
  };

  test.each([{ scopes: ["api"] }, { tags: ["calm"] }])(
    "finds what %j lets pass behind what is louder",
    async (filter) => {
      const store = await wiki(...loud, quiet);
      expect(await identities(store, "cache", { filter, limit: 1 })).toEqual(["api/ADR-0001"]);
    },
  );

  test("takes a scope in any case, for names and for words", async () => {
    const store = await wiki(...loud, quiet);
    const filter = { scopes: ["API"] };
    expect(await identities(store, "0001", { filter })).toEqual(["api/ADR-0001"]);
    expect(await identities(store, "cache", { filter })).toEqual(["api/ADR-0001"]);
  });

  test("says that a name is there but left out", async () => {
    const answer = await ask(await whole(), "ADR-0043", { filter: { statuses: ["accepted"] } });
    expect(answer.hits).toEqual([]);
    expect(answer.leftOut.map(({ text }) => text)).toEqual(["ADR-0043"]);
    expect(answer.missing).toEqual([]);
  });

  test("puts in no head that does not pass, but names it", async () => {
    const filter = { statuses: ["superseded"] };
    const { hits } = await ask(await whole(), "files", { filter });
    expect(hits.map(({ page, supersededBy }) => [page.identity, supersededBy])).toEqual([
      ["ADR-0007", ["ADR-0042"]],
    ]);
  });
});

describe("answerQuestion, in every language", () => {
  const PAGES: readonly PageSketch[] = [
    {
      path: "a/fr.md",
      lang: "fr",
      title: "Décisions d'architecture",
      sections: [["", "Les décisions sont écrites dans une base de données."]],
    },
    {
      path: "a/zh.md",
      lang: "zh",
      title: "数据库设计决策",
      sections: [["", "我们选择关系数据库作为存储。"]],
    },
    {
      path: "a/ja.md",
      lang: "ja",
      title: "データベースの選択",
      sections: [["", "検索のために全文索引を使う。"]],
    },
    {
      path: "a/ko.md",
      lang: "ko",
      title: "데이터베이스를 고른 이유",
      sections: [["", "검색이 빠르기 때문이다."]],
    },
    { path: "a/th.md", lang: "th", title: "การเลือกฐานข้อมูล", sections: [["", "เราใช้ฐานข้อมูลเดียว"]] },
    {
      path: "a/ar.md",
      lang: "ar",
      title: "اختيار قاعدة البيانات",
      sections: [["", "نستخدم قاعدة بيانات واحدة"]],
    },
    {
      path: "a/ru.md",
      lang: "ru",
      title: "Выбор базы данных",
      sections: [["", "Поиск должен быть быстрым."]],
    },
    {
      path: "a/en.md",
      lang: "en",
      title: "Naïve café",
      sections: [["", "The façade of the coöperative."]],
    },
  ];

  test.each([
    ["decision", "a/fr.md"],
    ["DECISIONS", "a/fr.md"],
    ["base de donnees", "a/fr.md"],
    ["数据库", "a/zh.md"],
    ["存储", "a/zh.md"],
    ["全文索引", "a/ja.md"],
    ["データベース", "a/ja.md"],
    ["ﾃﾞｰﾀﾍﾞｰｽ", "a/ja.md"],
    ["데이터베이스", "a/ko.md"],
    ["검색", "a/ko.md"],
    ["ฐานข้อมูล", "a/th.md"],
    ["البيانات", "a/ar.md"],
    ["базы", "a/ru.md"],
    ["ПОИСК", "a/ru.md"],
    ["naive cafe", "a/en.md"],
    ["cafe\u0301", "a/en.md"],
    ["ﬀacade facade", "a/en.md"],
  ])("finds by %j the page %s, its words marked", async (question, path) => {
    const [hit] = (await ask(await wiki(...PAGES), question)).hits;
    expect(hit?.page.path).toBe(path);
    expect(hit?.why).not.toBe("");
  });

  test("shows a word of signs as it was typed, not in pairs", async () => {
    const [hit] = (await ask(await wiki(...PAGES), "关系数据库")).hits;
    expect(hit?.why).toBe("title: 数据库; text: 关系数据库");
    const [[start, end] = [0, 0], ...others] = hit?.snippet.marks ?? [];
    expect(hit?.snippet.text.slice(start, end)).toBe("关系数据库");
    expect(others).toEqual([]);
  });
});

describe("answerQuestion, of anything", () => {
  test.each([
    '"',
    "' OR 1=1 --",
    "NEAR(a b) AND NOT (c*)",
    "title:sqlite",
    "a^2 {b} + -c",
    "*",
    "sqlite*",
    "😀 sqlite 🚀",
    "%_\\",
    "﷽".repeat(500),
    "word ".repeat(800),
    "[".repeat(2000),
    "a.a.a/".repeat(600),
  ])("has an answer to %j", async (question) => {
    const { hits } = await ask(await whole(), question);
    expect(hits.every(({ snippet }) => snippet.text.isWellFormed())).toBe(true);
  });

  test("gives one answer, whatever the order in which pages were indexed", async () => {
    const word = fc.constantFrom("cache", "store", "files", "sqlite", "index", "search");
    const page = fc.record({
      title: fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" ")),
      text: fc.array(word, { maxLength: 8 }).map((words) => words.join(" ")),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(page, { minLength: 2, maxLength: 12 }),
        fc.array(word, { minLength: 1, maxLength: 3 }),
        fc.infiniteStream(fc.nat(1000)),
        async (pages, words, order) => {
          const made = pages.map(({ title, text }, number) =>
            sketchedPage({ path: `adr/${number + 1}-x.md`, title, sections: [["", text]] }),
          );
          const keys = new Map(made.map((each) => [each, order.next().value]));
          const shuffled = made.toSorted(
            (one, other) => (keys.get(one) ?? 0) - (keys.get(other) ?? 0),
          );
          const [first, second] = [await storeOfPages(made), await storeOfPages(shuffled)];
          const question = words.join(" ");
          const options = { limit: 4 };
          expect(await ask(second, question, options)).toEqual(await ask(first, question, options));
          await Promise.all([first.close(), second.close()]);
        },
      ),
      { numRuns: 30 },
    );
  });
});
