import type { ErrorName } from '@wenjian/api';
import type { FailurePage } from './failure-page.ts';

export interface FieldError {
  readonly path: string;
  readonly message: string;
}

/** Status and code of a call that never got an answer (network, timeout, abort). */
export const NO_ANSWER = 0;

export interface ApiErrorParts {
  /** The envelope's code: the spec's own (6040, 6044) or the HTTP status; `NO_ANSWER` without an answer. */
  readonly code: number;
  readonly status: number;
  readonly errorName: ErrorName | null;
  /** A Chinese sentence that may be shown as it is. */
  readonly message: string;
  readonly fields: readonly FieldError[];
  /** For a screen that has nothing else to show. */
  readonly page?: FailurePage | null;
  /** Uses or membership have run out: paying for more helps. */
  readonly isPayable?: boolean;
}

/** What was asked for is not there, or not any more. */
export function isGone(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === NOT_FOUND || error.status === GONE);
}

/** Gone, or closed to this user: there may be a way in, or a reason to be told. */
export function isRefused(error: Error | null): boolean {
  return isGone(error) || (error instanceof ApiError && error.status === FORBIDDEN);
}

const FORBIDDEN = 403;
const NOT_FOUND = 404;
const GONE = 410;

/** The one error type that a rejected call carries. */
export class ApiError extends Error {
  readonly code: number;
  readonly status: number;
  readonly errorName: ErrorName | null;
  readonly fields: readonly FieldError[];
  readonly page: FailurePage | null;
  readonly isPayable: boolean;

  constructor(parts: ApiErrorParts) {
    super(parts.message);
    this.name = 'ApiError';
    this.code = parts.code;
    this.status = parts.status;
    this.errorName = parts.errorName;
    this.fields = parts.fields;
    this.page = parts.page ?? null;
    this.isPayable = parts.isPayable ?? false;
  }
}
