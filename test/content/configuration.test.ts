import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { wikiPath } from "../../src/domain/identity.ts";
import { parseConfiguration } from "../../src/wiki/configuration.ts";

const page = readFileSync(
  join(import.meta.dirname, "../../content/reference/configuration.md"),
  "utf8",
);

describe("the example of the configuration's page", () => {
  test("is accepted, and means what its comments say", () => {
    const example = /```yaml\n([\s\S]*?)```/.exec(page)?.[1] ?? "";
    expect(parseConfiguration(example, wikiPath("palimpsest.yaml"))).toEqual({
      ok: true,
      value: {
        logs: [
          { path: "docs/adr", prefix: "", scope: "" },
          { path: "packages/web/docs/adr", prefix: "ADR", scope: "web" },
          { path: "rfcs", prefix: "RFC", scope: "" },
        ],
        exclude: ["archive/**"],
        language: "en",
        checks: { "missing-date": "off", "unreachable-page": "warning" },
        fields: ["squad"],
      },
    });
  });
});
