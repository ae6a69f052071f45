/** What an edit changed, in lines, for a person to see. */

/** A run of lines that was replaced. */
export interface LineChange {
  /** Line in the old text that the run begins at, from 1. */
  readonly line: number;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/**
 * The lines that differ, without what is the same around and between them. Made for edits of a few lines: a text
 * that differs in many lines far apart may be told as one run.
 */
export function changedLines(before: Uint8Array, after: Uint8Array): LineChange[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  const changes: LineChange[] = [];
  let [oldAt, nowAt] = [0, 0];
  while (oldAt < old.length || nowAt < now.length) {
    if (oldAt < old.length && old[oldAt] === now[nowAt]) {
      oldAt += 1;
      nowAt += 1;
      continue;
    }
    const [oldEnd, nowEnd] = nextCommon(old, now, oldAt, nowAt);
    changes.push({
      line: oldAt + 1,
      before: old.slice(oldAt, oldEnd),
      after: now.slice(nowAt, nowEnd),
    });
    [oldAt, nowAt] = [oldEnd, nowEnd];
  }
  return changes;
}

function linesOf(bytes: Uint8Array): string[] {
  return new TextDecoder().decode(bytes).split(/\r\n|\n|\r/);
}

/** Lines that have to be the same for two texts to have found together again: blank ones are everywhere. */
const SURE = 2;

/** The nearest places from which both texts go on alike, or both ends. */
function nextCommon(
  old: readonly string[],
  now: readonly string[],
  oldAt: number,
  nowAt: number,
): [number, number] {
  const most = old.length - oldAt + (now.length - nowAt);
  for (let apart = 1; apart <= Math.min(most, 200); apart += 1) {
    for (let skipped = 0; skipped <= apart; skipped += 1) {
      const [one, other] = [oldAt + skipped, nowAt + apart - skipped];
      if (goOnAlike(old, now, one, other)) return [one, other];
    }
  }
  return [old.length, now.length];
}

function goOnAlike(
  old: readonly string[],
  now: readonly string[],
  one: number,
  other: number,
): boolean {
  if (one > old.length || other > now.length) return false;
  for (let ahead = 0; ahead < SURE; ahead += 1) {
    if (old[one + ahead] !== now[other + ahead]) return false;
  }
  return true;
}
