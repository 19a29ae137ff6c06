/** The message when a task could not be created or started. Pure. */
import { errorCatalogue } from '@wenjian/api';
import type { ApiError } from '../../http/api-error.ts';

/** The headings, in the words of the tool. */
export interface CreateFailureTitles {
  readonly balanceTitle: string;
  readonly expiredTitle: string;
  readonly failedTitle: string;
}

export interface CreateFailure {
  readonly title: string;
  readonly detail: string;
  /** What helps: another plan, or a retry. */
  readonly remedy: 'plans' | 'retry';
}

/** An error without a code never reached the server. */
export function describeCreateFailure(
  error: Error & Partial<Pick<ApiError, 'code'>>,
  { balanceTitle, expiredTitle, failedTitle }: CreateFailureTitles,
): CreateFailure {
  const detail = error.message;
  switch (error.code) {
    case errorCatalogue.INSUFFICIENT_BALANCE.code:
      return { title: balanceTitle, detail, remedy: 'plans' };
    case errorCatalogue.MEMBERSHIP_EXPIRED.code:
      return { title: expiredTitle, detail, remedy: 'plans' };
    default:
      return { title: failedTitle, detail, remedy: 'retry' };
  }
}
