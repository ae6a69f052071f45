import { describe, expect, test } from "vitest";
import { isPartial, readStatus } from "../../src/domain/read-status.ts";

describe("readStatus", () => {
  test.each([
    // As other tools write it.
    ["Accepted", "accepted"],
    ["accepted", "accepted"],
    ["PROPOSED", "proposed"],
    ["draft", "proposed"],
    ["Review", "proposed"],
    ["Final Comment Period", "proposed"],
    ["Living", "accepted"],
    ["Implemented; moved to another repository", "accepted"],
    ["deprecated", "deprecated"],
    // With who, when and why.
    ["**Approved** by TSC Vote on 4/28/22", "accepted"],
    ["** Approved **", "accepted"],
    ["Accepted (2024-03-01)", "accepted"],
    ["Accepted. Tracking issue: #12", "accepted"],
    ["declined (2020-12-2)", "rejected"],
    ["Rejected in favour of ADR 111", "rejected"],
    ["Deprecated (no superseding ADR)", "deprecated"],
    ["[PROPOSED](/README.md#proposed)", "proposed"],
    ["[ADOPTED](https://example.org) (But should move to deprecated)", "accepted"],
    ["✅ Accepted", "accepted"],
    ["Status: accepted", "accepted"],
    ["{accepted}", "accepted"],
    ["~~Proposed~~ Accepted", "accepted"],
    ["proposed -> accepted", "accepted"],
    // What took its place.
    ["Superseded by [ADR 32](/adr/32)", "superseded"],
    ["Superceded by [5. X](0005-x.md)", "superseded"],
    ["superseeded by ADR-0005", "superseded"],
    ["Superseded (as never implemented) by [ADR 32](/adr/32)", "superseded"],
    ["Inactive (superseded by CIP-0121 and CIP-0122)", "superseded"],
    ["Accepted, superseded by [this](that.md)", "superseded"],
    // What it does to another page says nothing of itself.
    ["accepted; supersedes ADR-0045", "accepted"],
    ["Supersedes ADR-0045", null],
    ["Accepted, will be superseded by ADR-9", "accepted"],
    ["Draft (to be replaced by X)", "proposed"],
    ["accepted, partially superseded by ADR-9", "accepted"],
    ["Partly superseded", null],
    ["Superseded in part by ADR 4", null],
    // Other languages.
    ["proposé", "proposed"],
    ["Acceptée", "accepted"],
    ["rejeté", "rejected"],
    ["obsolète", "deprecated"],
    ["Remplacé par ADR-4", "superseded"],
    ["aceito", "accepted"],
    ["propuesta", "proposed"],
    ["abgelehnt", "rejected"],
    ["已接受", "accepted"],
    ["承認済み", "accepted"],
    // Templates that were not filled in.
    ["{proposed | rejected | accepted | deprecated | … | superseded by ADR-0123}", null],
    ["provisional|implementable|implemented", null],
    ["DRAFT / ACTIVE / DEPRECATED by [000]", null],
    ["Proposed, accepted, rejected or superseded", null],
    ["accepted, deprecated", null],
    ["Accepted, implemented", "accepted"],
    ["Accepted, deprecated in the web client", "accepted"],
    ["{{ page.adr_status }}", null],
    // No sure meaning.
    ["Withdrawn", null],
    ["on hold", null],
    ["in-progress", null],
    ["experimental", null],
    ["Reverted by [a discussion](https://example.org)", null],
    ["Refinement completed. TP in 3.4", null],
    ["imlpemented", null],
    ["not yet accepted", null],
    ["Accepted?", null],
    ["April Fool!", null],
    ["", null],
  ])("%j is %s", (words, status) => {
    expect(readStatus(words)).toBe(status);
  });

  test("takes words of any length in the time of short ones", () => {
    expect(readStatus(`${"a".repeat(1_000_000)};superseded by ADR-4`)).toBeNull();
  });
});

describe("isPartial", () => {
  test.each([
    ["Partly superseded by ADR-4", true],
    ["this supersedes some aspects of ADR-15", true],
    ["Partially, and in some ways, HIPE 0015", true],
    ["Remplacé en partie par ADR-4", true],
    ["Superseded by ADR-4", false],
    ["party time", false],
  ])("%j: %s", (words, partial) => {
    expect(isPartial(words)).toBe(partial);
  });
});
