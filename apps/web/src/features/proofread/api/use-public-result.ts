import { useQuery } from '@tanstack/react-query';
import { readExampleProofreading, readSharedProofreading } from '@wenjian/api';
import { ApiError } from '../../../shared/http/api-error.ts';
import { call } from '../../../shared/http/client.ts';
import { queryKeys } from './query-keys.ts';

/**
 * The example is made at the first request, and a shared contract may be under examination again: it takes
 * seconds.
 */
const RETRY_MS = 3000;

export function useExampleProofreading() {
  return useQuery({
    queryKey: queryKeys.example,
    queryFn: () => call(readExampleProofreading, {}),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchInterval: ({ state }) => retryInterval(state.error),
  });
}

export function useSharedProofreading(key: string) {
  return useQuery({
    queryKey: queryKeys.shared(key),
    queryFn: () => call(readSharedProofreading, { params: { key } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchInterval: ({ state }) => retryInterval(state.error),
  });
}

export function isComing(error: Error): boolean {
  return error instanceof ApiError && error.errorName === 'UNAVAILABLE';
}

function retryInterval(error: Error | null): number | false {
  return error && isComing(error) ? RETRY_MS : false;
}
