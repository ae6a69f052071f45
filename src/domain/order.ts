/** The one order of text: by UTF-16 code unit, the same on every machine and in every locale. */
export function byCodeUnit(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
