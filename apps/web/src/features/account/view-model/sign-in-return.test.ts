import { expect, it } from 'vitest';
import { isSignInReturn } from './sign-in-return.ts';

it.each([
  ['/login', '?code=a&state=b', true],
  ['/login', '?error=access_denied&state=b', true],
  ['/login', '?redirect=%2Fdocument', false],
  ['/login', '', false],
  ['/', '?code=a&state=b', false],
])('%s%s is the return of an external sign-in: %s', (path, query, expected) => {
  expect(isSignInReturn(path, query)).toBe(expected);
});
