import { expect, it } from 'vitest';
import { ApiError } from '../shared/http/api-error.ts';
import { isWorthRetrying } from './query-client.ts';

function failure(status: number): ApiError {
  return new ApiError({ code: status, status, errorName: null, message: '', fields: [] });
}

it.each([
  ['no answer', failure(0), 0, true],
  ['a server error', failure(503), 0, true],
  ['a server error, the second time', failure(503), 1, false],
  ['an expired session', failure(401), 0, false],
  ['something that is not there', failure(404), 0, false],
  ['a bug of the page', new TypeError('x'), 0, false],
])('%s is worth a second try: %4$s', (_, error, failureCount, expected) => {
  expect(isWorthRetrying(failureCount, error)).toBe(expected);
});
