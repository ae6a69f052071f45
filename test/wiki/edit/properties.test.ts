import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { editFields } from "../../../src/wiki/edit/edit.ts";
import { isNothing } from "../../../src/wiki/fields/nothing.ts";
import { readFrontMatter } from "../../../src/wiki/front-matter/read.ts";
import { bytesOf, newText, type RandomPage, randomPage } from "./front-matter.ts";

const newValue = fc.oneof(newText, fc.array(newText, { maxLength: 4 }));

function fieldsOf(bytes: Uint8Array) {
  return readFrontMatter(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)).fields;
}

function readingsOf(bytes: Uint8Array): [key: string, values: readonly string[]][] {
  return fieldsOf(bytes).map(({ key, values }) => [key, values]);
}

/** What reading gives of a value: no spaces around, and nothing for `none`. */
function readBack(value: string | readonly string[]): string[] {
  const texts = typeof value === "string" ? [value] : value;
  return texts.map((text) => text.trim()).filter((text) => !isNothing(text));
}

/** The bytes before and behind the value of one part. */
function around(page: RandomPage, index: number): [before: Buffer, after: Buffer] {
  const join = (parts: RandomPage["parts"]) =>
    parts.map(({ before, value, after }) => before + value + after).join("");
  const part = page.parts[index];
  return [
    Buffer.from(page.opening + join(page.parts.slice(0, index)) + (part?.before ?? "")),
    Buffer.concat([
      Buffer.from((part?.after ?? "") + join(page.parts.slice(index + 1)) + page.closing),
      page.body,
    ]),
  ];
}

describe("editFields", () => {
  test("sets one field and leaves every byte outside its value", () => {
    const edited = { times: 0 };
    fc.assert(
      fc.property(randomPage, fc.nat(), newValue, (page, at, value) => {
        const index = at % page.parts.length;
        const part = page.parts[index];
        if (part === undefined) return;
        const bytes = bytesOf(page);
        const result = editFields(bytes, [{ kind: "set-field", key: part.key, value }]);
        if (!result.ok) {
          expect(part.mayRefuse).toContain(result.fault.reason);
          return;
        }
        edited.times += 1;
        const out = Buffer.from(result.value);
        const [before, after] = around(page, index);
        expect(out.subarray(0, before.length)).toEqual(before);
        expect(out.subarray(out.length - after.length)).toEqual(after);
        expect(readingsOf(out)).toEqual(
          readingsOf(bytes).map(([key, values]) =>
            key === part.key ? [key, readBack(value)] : [key, values],
          ),
        );
      }),
      { numRuns: 700 },
    );
    expect(edited.times).toBeGreaterThan(400);
  });

  test("adds a field behind the others and leaves every byte", () => {
    fc.assert(
      fc.property(randomPage, newValue, (page, value) => {
        const bytes = bytesOf(page);
        const result = editFields(bytes, [{ kind: "set-field", key: "amends", value }]);
        if (!result.ok) throw new Error(result.fault.message);
        const out = Buffer.from(result.value);
        const tail = Buffer.concat([Buffer.from(page.closing), page.body]);
        const head = bytes.subarray(0, bytes.length - tail.length);
        expect(out.subarray(0, head.length)).toEqual(Buffer.from(head));
        expect(out.subarray(out.length - tail.length)).toEqual(tail);
        expect(readingsOf(out)).toEqual([...readingsOf(bytes), ["amends", readBack(value)]]);
      }),
      { numRuns: 250 },
    );
  });

  test("makes a block where there is none and leaves every byte of the body", () => {
    const bodies = fc.oneof(
      fc.uint8Array({ maxLength: 40 }),
      fc
        .constantFrom("", "# A\n", "\n# A\r\n", "---\n\nrule\n\n---\n", "----\n")
        .map((text) => Buffer.from(text)),
    );
    fc.assert(
      fc.property(bodies, fc.boolean(), newValue, (body, mark, value) => {
        const bom = Buffer.from(mark ? "\uFEFF" : "");
        const bytes = Buffer.concat([bom, body]);
        const result = editFields(bytes, [{ kind: "set-field", key: "status", value }]);
        if (!result.ok) throw new Error(result.fault.message);
        const out = Buffer.from(result.value);
        expect(out.subarray(0, bom.length)).toEqual(bom);
        expect(out.subarray(out.length - body.length)).toEqual(Buffer.from(body));
        expect(readingsOf(out)).toEqual([["status", readBack(value)]]);
      }),
      { numRuns: 250 },
    );
  });

  test("renames a field and leaves every byte but those of its key", () => {
    fc.assert(
      fc.property(randomPage, fc.nat(), newText, (page, at, to) => {
        const part = page.parts[at % page.parts.length];
        if (part === undefined) return;
        const bytes = bytesOf(page);
        const result = editFields(bytes, [{ kind: "rename-field", key: part.key, to }]);
        if (!result.ok) {
          expect(["key-taken", "would-not-read-back"]).toContain(result.fault.reason);
          return;
        }
        const rest = (readings: ReturnType<typeof readingsOf>, own: string) =>
          readings.filter(([key]) => key !== own && !key.startsWith(`${own}.`));
        expect(rest(readingsOf(result.value), to)).toEqual(rest(readingsOf(bytes), part.key));
        const back = editFields(result.value, [{ kind: "rename-field", key: to, to: part.key }]);
        if (back.ok) expect(readingsOf(back.value)).toEqual(readingsOf(bytes));
      }),
      { numRuns: 250 },
    );
  });

  test("never throws on arbitrary bytes, and never loses the end of the file", () => {
    const yamlish = fc.string({
      unit: fc.constantFrom(..."ab:-#[]{}'\"&*!|>\n\r\t @"),
      maxLength: 40,
    });
    fc.assert(
      fc.property(yamlish, fc.uint8Array({ maxLength: 20 }), newValue, (yaml, body, value) => {
        const tail = Buffer.concat([Buffer.from("\n---\nBody\n"), body]);
        const bytes = Buffer.concat([Buffer.from(`---\nstatus: x\n${yaml}`), tail]);
        const result = editFields(bytes, [{ kind: "set-field", key: "status", value }]);
        if (!result.ok) return;
        const out = Buffer.from(result.value);
        expect(out.subarray(out.length - tail.length)).toEqual(tail);
      }),
      { numRuns: 500 },
    );
  });
});
