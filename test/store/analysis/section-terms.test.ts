import { describe, expect, test } from "vitest";
import type { Field } from "../../../src/domain/page.ts";
import { languageOfPage, sectionTerms } from "../../../src/store/analysis/index.ts";
import { sketchedPage } from "../../support/page.ts";

function field(name: string, ...values: string[]): Field {
  return { key: name, name, values, source: "front-matter", line: 1, column: 1 };
}

describe("sectionTerms", () => {
  test("gives heading and body of each section, and the title on the first", () => {
    const page = sketchedPage({
      path: "a/note.md",
      title: "Using queues",
      sections: [
        ["", "The lead."],
        ["Consequences", "Messages wait."],
      ],
    });
    expect(sectionTerms({ ...page, names: [] })).toEqual([
      { section: 0, title: "us queue", heading: "", body: "lead a/note.md note md" },
      { section: 1, title: "", heading: "consequ", body: "messag wait" },
    ]);
  });

  test("finds a page by identity, aliases, tags and fields, but not by what filters hold", () => {
    const page = sketchedPage({
      path: "adr/0042-x.md",
      title: "Title",
      aliases: ["Storage choice"],
      tags: ["ops"],
    });
    const fields = [field("reviewers", "Zoë"), field("status", "accepted"), field("date", "2024")];
    const [first] = sectionTerms({ ...page, fields });
    expect(first?.title).toBe("titl adr-0042 adr 0042 42 storag choic op zoe");
  });

  test("reads no more of a field than would be a name", () => {
    const page = sketchedPage({ path: "a.md", title: "T" });
    const [first] = sectionTerms({
      ...page,
      names: [],
      fields: [field("note", "word ".repeat(1000))],
    });
    expect(first?.title.split(" ")).toHaveLength(1 + 40);
  });

  test("gives one section for a page that has none, so that its title is found", () => {
    const page = sketchedPage({ path: "empty.md", title: "Nothing yet", sections: [] });
    expect(sectionTerms(page)).toMatchObject([{ section: 0, heading: "" }]);
  });
});

describe("languageOfPage", () => {
  const text = "Nous avons choisi une base de données pour les pages du wiki, et elle est locale.";

  test("is the language that the page says", () => {
    const page = sketchedPage({ path: "a.md", lang: "de", sections: [["", text]] });
    expect(languageOfPage(page)).toBe("de");
  });

  test("is else the language that its text shows", () => {
    const page = sketchedPage({ path: "a.md", lang: "und", sections: [["", text]] });
    expect(languageOfPage(page)).toBe("fr");
    expect(sectionTerms(page)[0]?.body).not.toContain("nous");
  });
});
