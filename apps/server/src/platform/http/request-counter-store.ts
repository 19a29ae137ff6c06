/** The request counter in the form the rate limiter needs. */
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { RequestCounter } from '../../adapters/request-counter/request-counter.port.ts';

export function requestCounterStore(counter: RequestCounter): FastifyRateLimitStoreCtor {
  let made = 0;
  return class CounterStore implements FastifyRateLimitStore {
    /** Each limit has its own counter, otherwise ordinary requests would use up the few for signing up. */
    readonly #limit = made++;

    incr(
      key: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      timeWindow: number,
    ): void {
      counter.count(`${this.#limit}:${key}`, timeWindow).then(
        ({ current, ttlMs }) => callback(null, { current, ttl: ttlMs }),
        (error: Error) => callback(error),
      );
    }

    child(): CounterStore {
      return new CounterStore();
    }
  };
}
