/** What the page says when a task could not be created. Pure. */
import type { ApiError } from '../../../shared/http/api-error.ts';
import { convertText } from '../text.ts';

export interface CreateFailure {
  readonly title: string;
  readonly detail: string;
  /** What helps: a plan with more uses a day, or the same request again. */
  readonly remedy: 'plans' | 'retry';
}

export function describeCreateFailure(
  error: Error & Partial<Pick<ApiError, 'errorName'>>,
  limit: number | null,
): CreateFailure {
  const { free, convert } = convertText;
  if (error.errorName === 'FREE_LIMIT_REACHED')
    return {
      title: free.none,
      detail: limit === null ? error.message : free.noneDetail(limit),
      remedy: 'plans',
    };
  return { title: convert.failedTitle, detail: error.message, remedy: 'retry' };
}
