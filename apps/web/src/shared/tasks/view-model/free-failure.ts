/** The message when a task of a free tool could not be created. Pure. */
import type { ApiError } from '../../http/api-error.ts';
import { taskText } from '../task.text.ts';
import type { CreateFailure } from './create-failure.ts';

export function describeFreeFailure(
  error: Error & Partial<Pick<ApiError, 'errorName'>>,
  limit: number | null,
  failedTitle: string,
): CreateFailure {
  const { free } = taskText;
  if (error.errorName === 'FREE_LIMIT_REACHED')
    return {
      title: free.none,
      detail: limit === null ? error.message : free.noneDetail(limit),
      remedy: 'plans',
    };
  return { title: failedTitle, detail: error.message, remedy: 'retry' };
}
