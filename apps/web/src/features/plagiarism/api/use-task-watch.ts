import { useQuery } from '@tanstack/react-query';
import { isRefused } from '../../../shared/http/api-error.ts';
import type { PlagiarismTask } from '../view-model/plagiarism-shapes.ts';
import type { PlagiarismReader } from './plagiarism-reader.ts';
import { queryKeys } from './query-keys.ts';

/** A glance at another window and back asks nothing. */
const FRESH_MS = 5000;

/**
 * The task behind a result that is shown, read without the result: whether it is still open to this reader, the same
 * run, called the same. Asked when the window is looked at again, and when the layout was told that others did something.
 */
export function useTaskWatch({ taskId, who, task: read }: PlagiarismReader, shown: PlagiarismTask) {
  return useQuery({
    queryKey: queryKeys.part(taskId, who, 'watch'),
    queryFn: read,
    retry: false,
    // What is shown came with its task: nothing to ask yet.
    initialData: shown,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: ({ state }) => !isRefused(state.error),
  });
}
