import { createMemoryCounter } from './memory.request-counter.ts';
import type { RedisPlace } from './redis.request-counter.ts';
import type { RequestCounter } from './request-counter.port.ts';

export async function createRequestCounter(
  redis: RedisPlace | null,
  onError: (error: Error) => void,
): Promise<RequestCounter> {
  if (redis === null) return createMemoryCounter();
  // Loaded only when needed.
  const { createRedisCounter } = await import('./redis.request-counter.ts');
  return createRedisCounter(redis, onError);
}
