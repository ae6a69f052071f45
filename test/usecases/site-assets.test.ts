import { describe, expect, test } from "vitest";
import { wikiPath } from "../../src/domain/identity.ts";
import { assetPath, mediaTypeOf, siteAssets } from "../../src/usecases/site-assets.ts";
import { indexedWiki } from "../support/wired.ts";

const PAGE = wikiPath("adr/0001-x.md");

describe("assetPath", () => {
  test.each([
    ["../img/a.png", "img/a.png"],
    ["a%20plan.svg", "adr/a plan.svg"],
    ["/img/a.png?raw=true#x", "img/a.png"],
    ["./b/../c.PDF", "adr/c.PDF"],
  ])("finds the file of %s from the page or from the root", (target, path) => {
    expect(assetPath(target, PAGE)).toBe(path);
  });

  test.each([
    ["https://example.org/a.png", "elsewhere"],
    ["//example.org/a.png", "on another host"],
    ["../../secret.png", "out of the wiki"],
    ["../.git/logo.png", "in a hidden folder"],
    ["page.html", "of a kind that could run"],
    ["code.js", "of a kind that could run"],
    ["0002-y.md", "a page"],
    ["constructor", "without an extension"],
  ])("finds nothing for %s, which is %s", (target) => {
    expect(assetPath(target, PAGE)).toBe(null);
  });
});

describe("mediaTypeOf", () => {
  test("knows the kinds that are shown, whatever their case, and no others", () => {
    expect(mediaTypeOf("a/b.PNG")).toBe("image/png");
    expect(mediaTypeOf("a.constructor")).toBe(null);
    expect(mediaTypeOf("a.html")).toBe(null);
  });
});

describe("siteAssets", () => {
  test("gives the files that pages name and that are there", async () => {
    const palimpsest = await indexedWiki({
      "adr/0001-x.md":
        "# 1. X\n\nDate: 2026-01-01\n\n## Status\n\nAccepted\n\n![a](../img/a.png) [b](b.pdf) ![gone](gone.png)\n\n![c][c] ![e](e.svg)\n\n[c]: c.svg\n\n<img src='d.gif'>\n",
      "adr/b.pdf": "b",
      "adr/c.svg": "<svg/>",
      "adr/e.svg": "<svg onload='alert(1)'/>",
      "adr/d.gif": "d",
      "adr/unnamed.png": "u",
      "img/a.png": "a",
    });
    expect([...(await siteAssets(palimpsest))]).toEqual([
      "adr/b.pdf",
      "adr/c.svg",
      "adr/d.gif",
      "img/a.png",
    ]);
  });
});
