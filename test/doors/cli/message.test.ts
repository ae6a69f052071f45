import { describe, expect, test } from "vitest";
import { message, messages } from "../../../src/doors/cli/render/message.ts";

describe("message", () => {
  test("shows what would steer a terminal", () => {
    expect(message("a\u001b[31mb\nc")).toBe("a\\u001b[31mb\\nc");
    expect(messages("a\nb\u0007")).toBe("a\nb\\u0007");
  });

  test("leaves the end of a long text out, escapes counted", () => {
    expect(message("x".repeat(300))).toBe("x".repeat(300));
    expect(message("x".repeat(311_000))).toBe(`${"x".repeat(300)}…`);
    expect(message("\0".repeat(311_000))).toHaveLength(301);
  });

  test("parts no character", () => {
    expect(message(`${"x".repeat(299)}😀😀`)).toBe(`${"x".repeat(299)}…`);
  });
});
