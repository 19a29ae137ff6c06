import type { ErrorName } from '@wenjian/api';
import type { FailurePage } from './failure-page.ts';

export interface FieldError {
  readonly path: string;
  readonly message: string;
}

/** Status and code of a call without a response (network, timeout, abort). */
export const NO_ANSWER = 0;

export interface ApiErrorParts {
  /** The envelope's code: the spec's own (6040, 6044) or the HTTP status; `NO_ANSWER` without a response. */
  readonly code: number;
  readonly status: number;
  readonly errorName: ErrorName | null;
  /** A Chinese sentence that can be shown unchanged. */
  readonly message: string;
  readonly fields: readonly FieldError[];
  /** For a screen that has nothing else to show. */
  readonly page?: FailurePage | null;
  /** Uses or membership have run out: paying for more helps. */
  readonly isPayable?: boolean;
}

/** The requested item does not exist, or not any more. */
export function isGone(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === NOT_FOUND || error.status === GONE);
}

/** Gone, or closed to this user: the page can offer access or explain why not. */
export function isRefused(error: Error | null): boolean {
  return isGone(error) || (error instanceof ApiError && error.status === FORBIDDEN);
}

const FORBIDDEN = 403;
const NOT_FOUND = 404;
const GONE = 410;

/** The error type of every rejected call. */
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
