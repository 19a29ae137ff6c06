/**
 * Whether jobs that look short are short, by who sends them: files made to keep a worker busy look like any other. Each worker
 * keeps its own account, of the last few jobs of each person; what was long ago fades.
 */
import type { JobShare } from './work-shares.ts';

export const SHORT_SECONDS = 20;
/** What the newest job weighs in the average. */
const NEWEST = 0.3;
const HALF_LIFE_MS = 300_000;
const PEOPLE_MAX = 10_000;

export class ShortLooks {
  readonly #enoughMs: number;
  readonly #averages = new Map<string, { readonly ms: number; readonly at: number }>();

  /** @param enoughMs what a short job may take on average */
  constructor(enoughMs: number) {
    this.#enoughMs = enoughMs;
  }

  /** A job that was put back would have taken longer. */
  note(share: JobShare | null, ms: number, isPutBack: boolean): void {
    if (share === null || share.person === null || share.seconds > SHORT_SECONDS) return;
    const { person } = share;
    const taken = isPutBack ? Math.max(ms, SHORT_SECONDS * 1_000) : ms;
    const average = (1 - NEWEST) * this.#read(person) + NEWEST * taken;
    this.#averages.delete(person);
    this.#averages.set(person, { ms: average, at: performance.now() });
    const [oldest] = this.#averages.keys();
    if (this.#averages.size > PEOPLE_MAX && oldest !== undefined) this.#averages.delete(oldest);
  }

  areTrue(person: string): boolean {
    return this.#read(person) <= this.#enoughMs;
  }

  #read(person: string): number {
    const known = this.#averages.get(person);
    if (known === undefined) return 0;
    return known.ms * 2 ** (-(performance.now() - known.at) / HALF_LIFE_MS);
  }
}
