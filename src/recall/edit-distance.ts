/** How far a word is from another that was meant. */

/**
 * Edits that turn one word into the other: a character put in, left out or replaced, or two neighbours swapped (optimal
 * string alignment). Counts UTF-16 code units. Gives `most + 1` as soon as it is more than `most`.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = nextRow(one, other, row, last, before);
    if (Math.min(...next) > most) return most + 1;
    before = last;
    last = next;
  }
  return Math.min(last.at(-1) ?? 0, most + 1);
}

/** Distances of the first `row` characters of `one` to every start of `other`. */
function nextRow(
  one: string,
  other: string,
  row: number,
  last: readonly number[],
  before: readonly number[],
): number[] {
  const far = Number.POSITIVE_INFINITY;
  const next = [row];
  for (let column = 1; column <= other.length; column += 1) {
    const same = one[row - 1] === other[column - 1];
    const swapped =
      row > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
    next[column] = Math.min(
      (last[column] ?? far) + 1,
      (next[column - 1] ?? far) + 1,
      (last[column - 1] ?? far) + (same ? 0 : 1),
      swapped && column > 1 ? (before[column - 2] ?? far) + 1 : far,
    );
  }
  return next;
}
