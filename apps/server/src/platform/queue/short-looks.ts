/**
 * Whether jobs that look short are short, by who sends them: files made to keep a worker busy look like any other. A short job may take its
 * time on a busy machine; one that had to give its seat back, or took longer than any short job does, was not short. Each worker keeps its
 * own account, of the last few jobs of each person; what was long ago fades.
 */
import type { JobShare } from './work-shares.ts';

export const SHORT_SECONDS = 20;
/** What the newest job weighs in the average. */
const NEWEST = 0.3;
/** Of somebody's jobs, those that may be longer than they look: one of late is too many, until a short one follows or minutes pass. */
const ENOUGH = 0.25;
/** So many short ones, and hardly a long one, make somebody known for short jobs. */
const KNOWN_AFTER = 3;
const HARDLY = 0.05;
const HALF_LIFE_MS = 300_000;
const PEOPLE_MAX = 10_000;

export class ShortLooks {
  readonly #people = new Map<
    string,
    { readonly longOnes: number; readonly shortOnes: number; readonly at: number }
  >();

  note(share: JobShare | null, ms: number, isPutBack: boolean): void {
    if (share === null || share.person === null || share.seconds > SHORT_SECONDS) return;
    const { person } = share;
    const isLong = isPutBack || ms > SHORT_SECONDS * 1_000;
    // On a busy machine it may happen once to somebody who is known.
    const weight = this.isKnownFor(person) ? NEWEST / 2 : NEWEST;
    const average = (1 - NEWEST) * this.longOnes(person) + (isLong ? weight : 0);
    const shortOnes = (this.#people.get(person)?.shortOnes ?? 0) + (isLong ? 0 : 1);
    this.#people.delete(person);
    this.#people.set(person, { longOnes: average, shortOnes, at: performance.now() });
    const [oldest] = this.#people.keys();
    if (this.#people.size > PEOPLE_MAX && oldest !== undefined) this.#people.delete(oldest);
  }

  areTrue(person: string): boolean {
    return this.longOnes(person) <= ENOUGH;
  }

  isKnownFor(person: string): boolean {
    return (this.#people.get(person)?.shortOnes ?? 0) >= KNOWN_AFTER && this.longOnes(person) < HARDLY;
  }

  /** The share of somebody's jobs of late that were longer than they looked. */
  longOnes(person: string): number {
    const known = this.#people.get(person);
    if (known === undefined) return 0;
    return known.longOnes * 2 ** (-(performance.now() - known.at) / HALF_LIFE_MS);
  }
}
