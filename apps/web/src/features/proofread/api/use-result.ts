import { useQuery } from '@tanstack/react-query';
import { readProofreadingResult } from '@wenjian/api';
import type { FinishedRun } from '../../../shared/findings/use-decisions.ts';
import { call } from '../../../shared/http/client.ts';
import { queryKeys } from './query-keys.ts';

/** The result of a run never changes; the first result of one that goes on stays until the whole one is there. */
export function useResult(run: FinishedRun) {
  return useQuery({
    queryKey: queryKeys.result(run),
    queryFn: () => call(readProofreadingResult, { params: { id: run.id } }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => (before?.isPartial ? before : undefined),
  });
}
