import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readExampleAudit, readSharedAudit } from '@wenjian/api';
import { ApiError } from '../../../shared/http/api-error.ts';
import { call } from '../../../shared/http/client.ts';
import { queryKeys } from './query-keys.ts';

/** The server makes the example at the first request; that takes a few seconds. */
const RETRY_MS = 3000;

/** Keeps the result of the last standpoint until the next one is loaded. */
export function useExampleAudit(standpoint: string | null) {
  return useQuery({
    queryKey: queryKeys.example(standpoint),
    queryFn: () => call(readExampleAudit, { query: standpoint === null ? {} : { standpoint } }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    retry: false,
    refetchInterval: ({ state }) => (state.error && isComing(state.error) ? RETRY_MS : false),
  });
}

export function useSharedAudit(key: string) {
  return useQuery({
    queryKey: queryKeys.shared(key),
    queryFn: () => call(readSharedAudit, { params: { key } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

export function isComing(error: Error): boolean {
  return error instanceof ApiError && error.errorName === 'UNAVAILABLE';
}
