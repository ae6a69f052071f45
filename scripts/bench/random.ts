/** Chance that repeats: the same seed gives the same choices on every machine. */

export interface Chance {
  /** A whole number from 0 to `below`, without it. */
  below(limit: number): number;
  /** True in `share` (0 to 1) of the cases. */
  happens(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** As `pick`, but the first items come often and the last ones seldom, as words do in speech. */
  pickCommon<Item>(items: readonly Item[]): Item;
}

/** Mulberry32 by Tommy Ettinger (public domain): 32 bits of state, enough to make pages. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const at = <Item>(items: readonly Item[], index: number): Item => {
    const item = items[index];
    if (item === undefined) throw new RangeError("Nothing to pick from.");
    return item;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    happens: (share) => next() < share,
    pick: (items) => at(items, below(items.length)),
    pickCommon: (items) => at(items, Math.floor(next() ** 3 * items.length)),
  };
}
