import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../shared/http/api-error.ts';

const MAX_RETRIES = 1;

/** A refused request is not retried; only a server or network failure is. */
export function isWorthRetrying(failureCount: number, error: Error): boolean {
  const isTransient = error instanceof ApiError && (error.status === 0 || error.status >= 500);
  return isTransient && failureCount < MAX_RETRIES;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: isWorthRetrying } } });
}
