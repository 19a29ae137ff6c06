/** The one interceptor: every failed call of the product passes it once, however it was sent. */
import type { AnyRoute } from '@wenjian/api';
import { ApiError, NO_ANSWER } from './api-error.ts';
import { type Decision, decideFailure, type Effect, type FailureReason } from './decide-failure.ts';
import { operationOf } from './failure-operation.ts';

/** Performs the effects of docs/spec.md#failures and returns the error the call rejects with. */
export type Interceptor = (route: Pick<AnyRoute, 'method' | 'path'>, reason: FailureReason) => ApiError;

export function createInterceptor(perform: (effects: readonly Effect[]) => void): Interceptor {
  return (route, reason) => {
    const { effects, ...told } = decideFailure({ operation: operationOf(route), reason });
    perform(effects);
    return toApiError(reason, told);
  };
}

function toApiError(reason: FailureReason, told: Omit<Decision, 'effects'>): ApiError {
  const status = 'status' in reason ? reason.status : NO_ANSWER;
  if (reason.kind !== 'answer')
    return new ApiError({ ...told, code: status, status, errorName: null, fields: [] });
  const { code, errorName, fields } = reason;
  return new ApiError({ ...told, code, status, errorName, fields });
}
