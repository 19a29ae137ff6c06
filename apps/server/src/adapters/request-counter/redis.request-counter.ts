/**
 * The count of all servers together, in Redis. When Redis fails, the product keeps running and the limits
 * stay: each server then counts alone.
 */
import { Redis } from 'ioredis';
import { createMemoryCounter } from './memory.request-counter.ts';
import type { Counted, RequestCounter } from './request-counter.port.ts';

const KEY_PREFIX = 'wenjian:requests:';
const RECONNECT_STEP_MS = 250;
const RECONNECT_MAX_MS = 2_000;

/** One atomic command, so that no crash can leave a counter without an expiry. */
const COUNT_SCRIPT = `
local current = redis.call('INCR', KEYS[1])
if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { current, redis.call('PTTL', KEYS[1]) }`;

export interface RedisPlace {
  readonly url: string;
  /** A request must not wait for the counter. */
  readonly answerLimitMs: number;
}

export function createRedisCounter(
  { url, answerLimitMs }: RedisPlace,
  onError: (error: Error) => void,
): RequestCounter {
  const redis = new Redis(url, {
    commandTimeout: answerLimitMs,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (attempts) => Math.min(RECONNECT_MAX_MS, attempts * RECONNECT_STEP_MS),
  });
  redis.on('error', onError);
  const alone = createMemoryCounter();
  return {
    async count(key, windowMs): Promise<Counted> {
      try {
        const [current, ttlMs] = (await redis.eval(COUNT_SCRIPT, 1, KEY_PREFIX + key, windowMs)) as [
          number,
          number,
        ];
        return { current, ttlMs };
      } catch {
        return alone.count(key, windowMs);
      }
    },
    async close() {
      redis.disconnect();
    },
  };
}
