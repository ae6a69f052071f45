/** How messages name several things. */

/** Paths or names that are listed before the rest is counted. */
const MOST = 4;

/** `a`, `a and b`, `a, b and c`, `a, b, c, d and 7 more`. */
export function listed(names: readonly string[]): string {
  const rest = names.length - MOST;
  const shown = rest > 1 ? [...names.slice(0, MOST), `${rest} more`] : names;
  const last = shown.at(-1) ?? "";
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(", ")} and ${last}`;
}
