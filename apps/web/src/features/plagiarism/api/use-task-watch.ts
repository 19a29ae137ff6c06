import { useQuery } from '@tanstack/react-query';
import { isRefused } from '../../../shared/http/api-error.ts';
import type { PlagiarismTask } from '../view-model/plagiarism-shapes.ts';
import type { PlagiarismReader } from './plagiarism-reader.ts';
import { queryKeys } from './query-keys.ts';

/** A short look at another window makes no request. */
const FRESH_MS = 5000;

/**
 * The task behind a shown result, read without the result: whether it is still open to this reader, the same
 * run, with the same name. Read when the window gets the focus again, and when the layout was told of
 * changes.
 */
export function useTaskWatch({ taskId, who, task: read }: PlagiarismReader, shown: PlagiarismTask) {
  return useQuery({
    queryKey: queryKeys.part(taskId, who, 'watch'),
    queryFn: read,
    retry: false,
    // The shown result came with its task: nothing to read yet.
    initialData: shown,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: ({ state }) => !isRefused(state.error),
  });
}
