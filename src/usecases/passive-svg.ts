/** Whether an SVG file only draws: one that is opened by itself runs what stands in it, with the rights of the site. */

/** Elements, attributes and addresses that run something, or that could hide it from this look. */
const RUNNING = [
  /<(?:[\w.-]+:)?(?:script|iframe|object|embed|handler|listener)\b/i,
  /\bon[a-z]+\s*=/i,
  /(?:javascript|vbscript):/i,
  /<!(?:ENTITY|DOCTYPE[^>]*\[)/i,
  /data:(?:text|application)/i,
  // An address that is spelt in entities says later what it is.
  /\b(?:href|to|from|by|values)\s*=\s*(?:"[^"]*&#|'[^']*&#)/i,
];

/** True for an SVG in UTF-8 in which nothing can run. */
export function isPassiveSvg(bytes: Uint8Array): boolean {
  const text = utf8(bytes);
  return text !== null && !text.includes("\0") && !RUNNING.some((each) => each.test(text));
}

function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
