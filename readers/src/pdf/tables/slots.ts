/** Limits how many tasks run at once; the others wait in order. */
export class Slots {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(count: number) {
    this.#free = Math.max(1, count);
  }

  /** Resolves to the function that releases the slot; calling it again does nothing. */
  async acquire(): Promise<() => void> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const next = this.#waiting.shift();
      if (next === undefined) this.#free++;
      else next();
    };
  }

  async run<Value>(task: () => Promise<Value>): Promise<Value> {
    const release = await this.acquire();
    try {
      return await task();
    } finally {
      release();
    }
  }
}
