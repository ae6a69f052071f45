/** A bar on standard error while something takes long, for whoever watches. */
import type { Terminal } from "./terminal.ts";

/** Milliseconds before a bar appears: what is done sooner needs none. */
const DELAY = 300;

/** Milliseconds between two pictures. */
const INTERVAL = 80;

const WIDTH = 24;

export interface Progress {
  /** Takes what has been done, and of how much. */
  readonly show: (done: number, total: number) => void;
  /** Takes the bar away; nothing of it stays. */
  readonly end: () => void;
}

const SILENT: Progress = { show: () => {}, end: () => {} };

/** A bar with a word for what is counted, `pages`; silent where nobody watches. `now` gives milliseconds. */
export async function progressOf(
  terminal: Terminal,
  word: string,
  now: () => number = () => performance.now(),
): Promise<Progress> {
  if (!(await terminal.isWatched())) return SILENT;
  let next = now() + DELAY;
  let isShown = false;
  return {
    show: (done, total) => {
      if (now() < next) return;
      next = now() + INTERVAL;
      isShown = true;
      terminal.remark(`\r${pictureOf(done, total, word)}\u001b[K`);
    },
    end: () => {
      if (isShown) terminal.remark("\r\u001b[K");
      isShown = false;
    },
  };
}

/** One picture of the bar: `████░░░░ 120 of 640 pages`. */
export function pictureOf(done: number, total: number, word: string): string {
  const full = total === 0 ? WIDTH : Math.floor((WIDTH * done) / total);
  return `${"█".repeat(full)}${"░".repeat(WIDTH - full)} ${done} of ${total} ${word}`;
}
