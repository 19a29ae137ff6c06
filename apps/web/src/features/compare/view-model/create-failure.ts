/** What the upload page says when a comparison could not be created. Pure. */
import { errorCatalogue } from '@wenjian/api';
import type { ApiError } from '../../../shared/http/api-error.ts';
import { compareText } from '../text.ts';

export interface CreateFailure {
  readonly title: string;
  readonly detail: string;
  /** What helps: another plan, or the same request again. */
  readonly remedy: 'plans' | 'retry';
}

/** An error without a code never reached the server. */
export function describeCreateFailure(error: Error & Partial<Pick<ApiError, 'code'>>): CreateFailure {
  const { balanceTitle, expiredTitle, failedTitle } = compareText.upload;
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
