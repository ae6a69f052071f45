import { describe, expect, test } from "vitest";
import { isPassiveSvg } from "../../src/usecases/passive-svg.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("isPassiveSvg", () => {
  test.each([
    ["shapes", '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'],
    ["words with entities", "<svg><text>a&#160;b</text></svg>"],
    ["a picture within", '<svg><image href="data:image/png;base64,AA=="/></svg>'],
    ["a plain document type", '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd"><svg/>'],
  ])("lets %s through", (_, svg) => {
    expect(isPassiveSvg(bytes(svg))).toBe(true);
  });

  test.each([
    ["a script", "<svg><script>alert(1)</script></svg>"],
    ["a script by another prefix", "<s:svg><s:script>alert(1)</s:script></s:svg>"],
    ["a handler", "<svg onload = 'alert(1)'/>"],
    ["a script's address", "<svg><a href='javascript:alert(1)'/></svg>"],
    ["an address in entities", '<svg><a href="&#106;avascript:alert(1)"/></svg>'],
    ["an entity of its own", '<!DOCTYPE svg [<!ENTITY x "y">]><svg>&x;</svg>'],
    ["a page within", '<svg><a href="data:text/html,x"/></svg>'],
    [
      "an animated address",
      '<svg><a><animate attributeName="href" to="&#106;avascript:x"/></a></svg>',
    ],
  ])("keeps %s out", (_, svg) => {
    expect(isPassiveSvg(bytes(svg))).toBe(false);
  });

  test("keeps out what is no UTF-8, for it could hide anything", () => {
    expect(isPassiveSvg(Buffer.from("<svg onload='alert(1)'/>", "utf16le"))).toBe(false);
    expect(isPassiveSvg(Uint8Array.of(0x3c, 0xff))).toBe(false);
  });
});
