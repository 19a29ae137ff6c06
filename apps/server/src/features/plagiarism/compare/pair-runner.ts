/**
 * Compares pairs while a user waits: few at once, each with a time limit, a pair requested twice is compared
 * once, and the last ones are cached. A visitor with a link never takes the last slot.
 */
import { AppError } from '../../../platform/app-error.ts';
import { plagiarismServerText as text } from '../plagiarism.text.ts';

export interface PairOrder {
  /** Equal keys mean the same result. */
  readonly key: string;
  readonly isGuest: boolean;
  readonly compare: (signal: AbortSignal) => Promise<string>;
}

/** Each takes a core for seconds, beside all other requests. */
const MAX_AT_ONCE = 2;
const MAX_GUESTS_AT_ONCE = 1;
const LIMIT_MS = 60_000;
const RETRY_SECONDS = 5;
/** About 64 MB: a pair of long documents takes a few. */
const MOST_KEPT_CHARACTERS = 32_000_000;

export class PairRunner {
  readonly #limitMs: number;
  readonly #mostKept: number;
  readonly #running = new Map<string, Promise<string>>();
  /** The most recently used is last. */
  readonly #kept = new Map<string, string>();
  #guests = 0;
  #keptCharacters = 0;

  constructor({ limitMs = LIMIT_MS, mostKept = MOST_KEPT_CHARACTERS } = {}) {
    this.#limitMs = limitMs;
    this.#mostKept = mostKept;
  }

  async obtain(order: PairOrder): Promise<string> {
    const kept = this.#kept.get(order.key);
    if (kept === undefined) return this.#running.get(order.key) ?? this.#begin(order);
    this.#kept.delete(order.key);
    this.#kept.set(order.key, kept);
    return kept;
  }

  #begin(order: PairOrder): Promise<string> {
    const isFull = this.#running.size >= MAX_AT_ONCE;
    if (isFull || (order.isGuest && this.#guests >= MAX_GUESTS_AT_ONCE))
      throw new AppError('UNAVAILABLE', { message: text.busy, retryAfterSeconds: RETRY_SECONDS });
    const run = this.#compare(order);
    this.#running.set(order.key, run);
    return run;
  }

  async #compare({ key, isGuest, compare }: PairOrder): Promise<string> {
    const signal = AbortSignal.timeout(this.#limitMs);
    if (isGuest) this.#guests += 1;
    try {
      const json = await compare(signal);
      this.#keep(key, json);
      return json;
    } catch (error) {
      throw signal.aborted ? new AppError('PAIR_TOO_LONG') : error;
    } finally {
      if (isGuest) this.#guests -= 1;
      this.#running.delete(key);
    }
  }

  #keep(key: string, json: string): void {
    if (json.length > this.#mostKept) return;
    this.#kept.set(key, json);
    this.#keptCharacters += json.length;
    for (const [oldest, { length }] of this.#kept) {
      if (this.#keptCharacters <= this.#mostKept) return;
      this.#kept.delete(oldest);
      this.#keptCharacters -= length;
    }
  }
}
