/** Keeps the results of the last few inputs: writing a file reads it back ten times, nearly always with the same styles and pictures. */
export class Recent<Result> {
  readonly #most: number;
  readonly #byKey = new Map<string, Result>();

  constructor(most: number) {
    this.#most = most;
  }

  /** `key` says all that the result depends on. */
  async find(key: string, make: () => Promise<Result>): Promise<Result> {
    const known = this.#byKey.get(key);
    const result = known ?? (await make());
    // Behind all others: the one used longest ago is the first.
    this.#byKey.delete(key);
    this.#byKey.set(key, result);
    for (const oldest of this.#byKey.keys()) if (this.#byKey.size > this.#most) this.#byKey.delete(oldest);
    return result;
  }
}
