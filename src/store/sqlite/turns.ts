/** Lets one after the other do what only one may do at a time, inside this process. */

export class Turns {
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  /** Waits for a turn at most `patience` milliseconds. Gives what ends the turn; null where none came in time. */
  async take(patience: number): Promise<(() => void) | null> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    this.#waiting += 1;
    const end = () => {
      this.#waiting -= 1;
      resolve();
    };
    if (this.#waiting === 1 || (await endsWithin(before, patience))) return end;
    // Whoever came after this one still waits for those before it.
    void before.then(end);
    return null;
  }
}

async function endsWithin(work: Promise<void>, patience: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  const inTime = await Promise.race([work.then(() => true), late]);
  clearTimeout(timer);
  return inTime;
}
